import type { FieldDefinition } from './definition';
import { identifiers, termsOfWord, wordsOf } from '../language/text';

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

/** A third occurrence in a field says no more than the second, and costs bytes. */
const MOST_OCCURRENCES = 2;

/** Texts of a record by field. */
export type RecordTexts = Readonly<Partial<Record<string, string>>>;

/** Counts the words of records, in their order. */
export function countWords(
  records: Iterable<RecordTexts>,
  fields: readonly FieldDefinition[],
): WordCounts {
  const counts: WordCounts = { records: 0, lengths: [], averages: [], terms: new Map() };
  const termsOf = termReader();
  // The score of a list does not depend on its length.
  fields.forEach(({ isList }, field) => {
    if (isList) counts.averages[field] = 1;
  });
  for (const texts of records) {
    const lengths = fields.map(() => -1);
    fields.forEach(({ name, isList }, field) => {
      const text = texts[name];
      if (text === undefined) return;
      const fieldCounts = new Map<string, number>();
      for (const term of termsOf(text)) fieldCounts.set(term, (fieldCounts.get(term) ?? 0) + 1);
      lengths[field] = isList ? 1 : fieldCounts.size;
      const before = (counts.averages[field] ?? 0) * counts.records;
      if (!isList) counts.averages[field] = (before + fieldCounts.size) / (counts.records + 1);
      for (const [term, count] of fieldCounts)
        if (term !== '') addOccurrence(counts, term, field, Math.min(count, MOST_OCCURRENCES));
    });
    counts.lengths.push(lengths);
    counts.records += 1;
  }
  return counts;
}

function addOccurrence(
  { terms, records }: WordCounts,
  term: string,
  field: number,
  count: number,
): void {
  const byField = terms.get(term) ?? [];
  terms.set(term, byField);
  const pairs = (byField[field] ??= []);
  pairs.push(records, count);
}

/** `terms` of the language, cached by word. */
function termReader(): (text: string) => string[] {
  const cache = new Map<string, string[]>();
  return (text) => {
    const out: string[] = [];
    for (const word of wordsOf(text)) {
      let terms = cache.get(word);
      if (!terms) cache.set(word, (terms = termsOfWord(word)));
      for (const term of terms) out.push(term);
    }
    for (const { term } of identifiers(text)) out.push(term);
    return out;
  };
}
