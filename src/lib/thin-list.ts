/** Least number of pages in a list that search engines may index. */
const MIN_LISTED_PAGES = 2;

/**
 * Whether the page of a tag or an author says no more than the one page that it lists. Search engines are told to leave
 * it out: they would show it in place of that page, or neither. Readers and links keep it.
 */
export function isThinList(pages: { length: number }): boolean {
  return pages.length < MIN_LISTED_PAGES;
}
