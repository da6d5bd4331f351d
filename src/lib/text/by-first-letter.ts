/** Things with a label, sorted by it and grouped by its first letter in capitals. */
export function byFirstLetter<Labelled extends { label: string }>(
  things: readonly Labelled[],
): [string, Labelled[]][] {
  const groups = new Map<string, Labelled[]>();
  for (const thing of [...things].sort((a, b) => a.label.localeCompare(b.label, 'en'))) {
    const letter = thing.label.charAt(0).toUpperCase();
    groups.set(letter, [...(groups.get(letter) ?? []), thing]);
  }
  return [...groups];
}
