/** Most characters of a query that are searched: of a pasted text the beginning says what it is about. */
export const MAX_QUERY_CHARACTERS = 200;

/** The part of a query that is searched. It ends with a whole word, unless there is only one. */
export function cutQuery(text: string): string {
  if (text.length <= MAX_QUERY_CHARACTERS) return text;
  const typed = text.trimStart();
  // Never half of a character that takes two.
  const cut = typed.slice(0, MAX_QUERY_CHARACTERS).replace(/[\ud800-\udbff]$/, '');
  return /^\S/.test(typed.slice(cut.length)) ? cut.replace(/\s+\S*$/, '') : cut;
}
