import type { FieldDefinition } from './definition';
import { identifiers, termsOfWord, wordsOf } from '../language/text';

/** Occurrences of words, the source of an index. A record is a document or a passage; its number is its place. */
export interface WordCounts {
  records: number;
  /** By record and field: the number of different words; -1 where a record has no such field. */
  lengths: number[][];
  /** Average length by field. */
  averages: number[];
  /** By term and field: record and number of occurrences, one pair after the other, in the order of the records. */
  terms: Map<string, (number[] | undefined)[]>;
}

/** Texts of a record by field. */
export type RecordTexts = Readonly<Partial<Record<string, string>>>;

/** Counts the words of records, in their order. */
export function countWords(
  records: Iterable<RecordTexts>,
  fields: readonly FieldDefinition[],
): WordCounts {
  const counts: WordCounts = { records: 0, lengths: [], averages: [], terms: new Map() };
  const termsOf = termReader();
  // Lists do not score by their length.
  fields.forEach(({ isList }, field) => {
    if (isList) counts.averages[field] = 1;
  });
  for (const texts of records) {
    const lengths = fields.map(() => -1);
    fields.forEach(({ name, isList }, field) => {
      const text = texts[name];
      if (text === undefined) return;
      const found = new Map<string, number>();
      for (const term of termsOf(text)) found.set(term, (found.get(term) ?? 0) + 1);
      lengths[field] = isList ? 1 : found.size;
      const before = (counts.averages[field] ?? 0) * counts.records;
      if (!isList) counts.averages[field] = (before + found.size) / (counts.records + 1);
      for (const [term, count] of found) if (term !== '') addOccurrence(counts, term, field, count);
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
  const known = new Map<string, string[]>();
  return (text) => {
    const out: string[] = [];
    for (const word of wordsOf(text)) {
      let terms = known.get(word);
      if (!terms) known.set(word, (terms = termsOfWord(word)));
      for (const term of terms) out.push(term);
    }
    for (const { term } of identifiers(text)) out.push(term);
    return out;
  };
}
