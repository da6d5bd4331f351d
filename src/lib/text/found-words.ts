/** Words that a search found on a page, for the page that is opened next. */
export interface FoundWords {
  /** Route of the page. */
  route: string;
  /** As written on the page. */
  words: readonly string[];
}

let next: FoundWords | undefined;

/** Keeps the words of the result that the reader opens; they last until another one is opened. */
export function keepFoundWords(found: FoundWords | undefined): void {
  next = found;
}

/** Words that were found on a page; none when it was not opened from a result. */
export function foundWordsOn(route: string): readonly string[] {
  return next?.route === route ? next.words : [];
}
