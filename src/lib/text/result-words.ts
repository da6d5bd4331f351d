/** Words of a search result to highlight on its page. */
export interface ResultWords {
  route: string;
  /** Spelled as on the page. */
  words: readonly string[];
}

let current: ResultWords | undefined;

/** Replaces the words with the words of the result that the reader opens. */
export function setResultWords(words: ResultWords | undefined): void {
  current = words;
}

/** Words to highlight on a page; empty if it was not opened from a result. */
export function resultWordsOn(route: string): readonly string[] {
  return current?.route === route ? current.words : [];
}
