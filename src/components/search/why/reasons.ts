import { explainPages } from '../../../lib/explain-routes';
import type { ScorePart } from '../../../search/protocol/explanation';

const { readWhy, queryTokens, synonym, spellcheck } = explainPages;

/** Names of parts of a score, and the pages that explain them. */
export const kinds: Record<ScorePart['kind'], [name: string, page: string]> = {
  itself: ['the word itself', queryTokens],
  start: ['begins with the word', queryTokens],
  form: ['another form', queryTokens],
  compound: ['ends with the word', queryTokens],
  part: ['a part of the word', queryTokens],
  joined: ['neighbors as one word', queryTokens],
  synonym: ['synonym', synonym],
  translation: ['meaning of the word', synonym],
  near: ['a typo', spellcheck],
  together: ['Words together in a section', `${readWhy}#parts`],
  ownTogether: ['Words together', `${readWhy}#parts`],
  share: ['Words that are missing', `${readWhy}#factors`],
  title: ['The title is the query', `${readWhy}#factors`],
  value: ['A value is the query', `${readWhy}#factors`],
  heading: ['A heading is like the query', `${readWhy}#factors`],
  fault: ['A heading with a matching error text', `${readWhy}#factors`],
  boost: ['Boost of the document', `${readWhy}#factors`],
};

/** Numbers with one digit, small ones with two. */
export function rounded(value: number): string {
  return value.toFixed(Math.abs(value) < 1 ? 2 : 1).replace('-', '−');
}

export const signed = (value: number) => (value < 0 ? '' : '+') + rounded(value);
