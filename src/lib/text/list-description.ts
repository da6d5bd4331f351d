const MAX_LENGTH = 155;

/** What search engines show of a list: its sentence, then as many titles of its pages as there is room for. */
export function listDescription(sentence: string, titles: readonly string[]): string {
  let text = sentence;
  for (const [index, title] of titles.entries()) {
    const longer = index === 0 ? `${sentence} ${title}` : `${text}, ${title}`;
    if (longer.length >= MAX_LENGTH) break;
    text = longer;
  }
  return text === sentence ? sentence : `${text}.`;
}
