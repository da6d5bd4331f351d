/** Least number of pages in a list that search engines may index. */
const MIN_LISTED_PAGES = 2;

/**
 * Whether a list of a tag or an author adds nothing to the one page in it. Search engines are asked not to index such a
 * list, since they would show it instead of the page. Readers can open it.
 */
export function isThinList(pages: { length: number }): boolean {
  return pages.length < MIN_LISTED_PAGES;
}
