/** Sorts items by label and groups them by its first letter, in upper case. */
export function byFirstLetter<Item extends { label: string }>(
  items: readonly Item[],
): [string, Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of [...items].sort((a, b) => a.label.localeCompare(b.label, 'en'))) {
    const letter = item.label.charAt(0).toUpperCase();
    groups.set(letter, [...(groups.get(letter) ?? []), item]);
  }
  return [...groups];
}
