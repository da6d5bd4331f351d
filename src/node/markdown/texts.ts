/** A text with single spaces, and single line breaks between its lines. Tabs are left in place. */
export function tidy(text: string): string {
  return text
    .replace(/[ \t]*\n[ \n]*/g, '\n')
    .replace(/\n\t\s+/g, '\n\t')
    .replace(/ +/g, ' ')
    .trim();
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The beginning of a text on one line, at most so many characters, cut at a word. */
export function cut(text: string, length: number): string {
  const line = oneLine(text);
  if (line.length <= length) return line;
  const start = line.slice(0, length);
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), length / 2)).replace(/[\s,;:.–-]+$/, '')}…`;
}
