import { explainPages } from '../../../lib/explain-routes';
import type { ScorePart } from '../../../search/protocol/explanation';

const { readWhy, queryTokens, synonym, spellcheck } = explainPages;

/** Names of parts of a score, and the pages that explain them. */
const kinds: Record<ScorePart['kind'], [name: string, page: string]> = {
  itself: ['the word itself', queryTokens],
  start: ['begins with the word', queryTokens],
  form: ['another form', queryTokens],
  compound: ['ends with the word', queryTokens],
  part: ['a part of the word', queryTokens],
  joined: ['neighbors as one word', queryTokens],
  synonym: ['synonym', synonym],
  translation: ['meaning of the word', synonym],
  near: ['a slip', spellcheck],
  together: ['Words together', `${readWhy}#parts`],
  share: ['Words that are missing', `${readWhy}#factors`],
  title: ['The title has the query', `${readWhy}#factors`],
  value: ['A value is the query', `${readWhy}#factors`],
  address: ['The address is the query', `${readWhy}#factors`],
  heading: ['A heading is like the query', `${readWhy}#factors`],
  fault: ['A heading names a fault', `${readWhy}#factors`],
  boost: ['Boost of the document', `${readWhy}#factors`],
};

export const kindOf = ({ kind }: ScorePart) => ({ name: kinds[kind][0], page: kinds[kind][1] });

/** What a part is about, the same for all hits: word and field, or the name of the factor. */
export function subjectOf(part: ScorePart): string {
  return 'term' in part ? `${part.word} in ${part.field}` : kindOf(part).name;
}

/** Place of a part: a section, several of them, or the document itself. */
export function placeOf(part: ScorePart): string {
  if ('sections' in part) return `${part.sections} more section${part.sections === 1 ? '' : 's'}`;
  if (!('section' in part)) return '';
  return part.section === '' ? 'before the first heading' : (part.section ?? '');
}

/** Numbers with one digit, small ones with two. */
export function rounded(value: number): string {
  return value.toFixed(Math.abs(value) < 1 ? 2 : 1).replace('-', '−');
}

export const signed = (value: number) => (value < 0 ? '−' : '+') + rounded(Math.abs(value));
