/** Longest query, in characters: the beginning of a pasted text shows what it is about. */
export const MAX_QUERY_CHARACTERS = 200;

/** Cuts a query to the longest length, after a complete word unless there is only one. */
export function cutQuery(text: string): string {
  if (text.length <= MAX_QUERY_CHARACTERS) return text;
  const typed = text.trimStart();
  // Drops the first half of a surrogate pair.
  const cut = typed.slice(0, MAX_QUERY_CHARACTERS).replace(/[\ud800-\udbff]$/, '');
  return /^\S/.test(typed.slice(cut.length)) ? cut.replace(/\s+\S*$/, '') : cut;
}
