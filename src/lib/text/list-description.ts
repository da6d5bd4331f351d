const MAX_LENGTH = 155;

/** Description of a list for search engines: a sentence, then as many titles of its pages as fit. */
export function listDescription(sentence: string, titles: readonly string[]): string {
  let text = sentence;
  for (const [index, title] of titles.entries()) {
    const longer = index === 0 ? `${sentence} ${title}` : `${text}, ${title}`;
    if (longer.length >= MAX_LENGTH) break;
    text = longer;
  }
  return text === sentence ? sentence : `${text}.`;
}
