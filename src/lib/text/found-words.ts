/** Words of a search result, which are highlighted on its page. */
export interface FoundWords {
  /** Route of the page. */
  route: string;
  /** As written on the page. */
  words: readonly string[];
}

let opened: FoundWords | undefined;

/** Sets the words of the result that the reader opens, in place of those of an earlier one. */
export function setFoundWords(found: FoundWords | undefined): void {
  opened = found;
}

/** Words to highlight on a page; none if it was not opened from a result. */
export function foundWordsOn(route: string): readonly string[] {
  return opened?.route === route ? opened.words : [];
}
