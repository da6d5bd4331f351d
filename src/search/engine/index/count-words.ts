import type { FieldDefinition } from './definition';
import { isLeftOut } from '../language/stop-words';
import { terms, withoutContractions, words } from '../language/text';

/** Occurrences of words, the source of an index. A record is a document or a passage; its number is its index. */
export interface WordCounts {
  records: number;
  /** Number of different words by record and field; -1 if a record does not have the field. */
  lengths: number[][];
  /** Average length by field. */
  averages: number[];
  /** By term and field: pairs of record and number of occurrences, at most two, flattened, in the order of records. */
  terms: Map<string, (number[] | undefined)[]>;
}

/** Largest counted number of occurrences in a field. A third one adds no information, and costs bytes. */
const MAX_OCCURRENCES = 2;

export type RecordTexts = Readonly<Partial<Record<string, string>>>;

/** Counts the words of records, in their order. */
export function countWords(
  records: Iterable<RecordTexts>,
  fields: readonly FieldDefinition[],
): WordCounts {
  const counts: WordCounts = { records: 0, lengths: [], averages: [], terms: new Map() };
  const tokenOf = tokenReader(counts.terms);
  // The score of a list does not depend on its length.
  fields.forEach(({ isList }, field) => {
    if (isList) counts.averages[field] = 1;
  });
  for (const texts of records) {
    const record = counts.records;
    const lengths = fields.map(() => -1);
    fields.forEach(({ name, isList }, field) => {
      const text = texts[name];
      if (text === undefined) return;
      let distinct = 0;
      for (const { occurrences } of tokensIn(text, tokenOf))
        for (const byField of occurrences) {
          const pairs = (byField[field] ??= []);
          const last = pairs.length - 1;
          if (pairs[last - 1] === record)
            pairs[last] = Math.min((pairs[last] ?? 0) + 1, MAX_OCCURRENCES);
          else {
            pairs.push(record, 1);
            distinct += 1;
          }
        }
      lengths[field] = isList ? 1 : distinct;
      const before = (counts.averages[field] ?? 0) * record;
      if (!isList) counts.averages[field] = (before + distinct) / (record + 1);
    });
    counts.lengths.push(lengths);
    counts.records += 1;
  }
  // Stop words, and a word of combining marks alone.
  for (const [term, byField] of counts.terms)
    if (term === '' || byField.length === 0) counts.terms.delete(term);
  return counts;
}

/** A part of a text without spaces. */
interface Token {
  /** Occurrences of each of its terms. */
  occurrences: (number[] | undefined)[][];
  isContent: boolean;
}

/** The tokens of a text without stop words. A line of stop words only, such as "did you mean", keeps them. */
function tokensIn(text: string, tokenOf: (part: string) => Token): Token[] {
  return text.split('\n').flatMap((line) => {
    // A number may contain other spaces.
    const tokens = line.split(/[ \t]+/).map(tokenOf);
    const content = tokens.filter(({ isContent }) => isContent);
    return content.length > 0 ? content : tokens;
  });
}

/** Reads each token once: thousands of texts have most in common. @param all occurrences by term */
function tokenReader(all: WordCounts['terms']): (part: string) => Token {
  const tokens = new Map<string, Token>();
  const occurrencesOf = (term: string) => {
    const termOccurrences = all.get(term) ?? [];
    all.set(term, termOccurrences);
    return termOccurrences;
  };
  return (part) => {
    let token = tokens.get(part);
    if (!token) {
      const text = withoutContractions(part);
      const [first, ...others] = words(text);
      const isContent = first !== undefined && (others.length > 0 || !isLeftOut(first.term));
      tokens.set(part, (token = { occurrences: terms(text).map(occurrencesOf), isContent }));
    }
    return token;
  };
}
