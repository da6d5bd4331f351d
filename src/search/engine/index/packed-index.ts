import type { IndexData } from './index-data';
import { packNumbers, unpackNumbers } from './packed-numbers';

type FullTextData = IndexData['fullText'];

/** An index in the form that is sent to browsers: the postings as text, records left out, which follow from the documents. */
export interface PackedIndex extends Omit<IndexData, 'fullText' | 'records'> {
  /** Terms in order, each as the number of letters it shares with the one before and the rest. */
  terms: string;
  /** For each term and field: number of records, distances from record to record, occurrences in each. */
  postings: string;
  /** For each record and field its number of words. */
  lengths: string;
  averages: number[];
}

/** Packs an index. `unpackIndex` gives the same index again. */
export function packIndex({
  definition,
  documents,
  synonyms,
  redirects,
  spellings,
  fullText,
}: IndexData): PackedIndex {
  const fields = Object.values(fullText.fieldIds).length;
  const sorted = [...fullText.index].sort(([a], [b]) => (a < b ? -1 : 1));
  let before = '';
  const shared: number[] = [];
  const rests: string[] = [];
  const postings: number[] = [];
  for (const [term, byField] of sorted) {
    const common = commonStart(before, term);
    shared.push(common);
    rests.push(term.slice(common));
    before = term;
    for (let field = 0; field < fields; field += 1) {
      const entries = Object.entries(byField[field] ?? {}).map(
        ([record, count]) => [Number(record), count] as const,
      );
      entries.sort(([a], [b]) => a - b);
      postings.push(entries.length);
      let last = -1;
      for (const [record] of entries) {
        postings.push(record - last - 1);
        last = record;
      }
      for (const [, count] of entries) postings.push(count - 1);
    }
  }
  const lengths: number[] = [];
  for (let record = 0; record < fullText.documentCount; record += 1)
    for (let field = 0; field < fields; field += 1)
      // One more, so that 0 says that the record has no such field.
      lengths.push((fullText.fieldLength[record]?.[field] ?? -1) + 1);
  return {
    definition,
    documents,
    synonyms,
    redirects,
    spellings,
    terms: `${packNumbers(shared)}\n${rests.join('\n')}`,
    postings: packNumbers(postings),
    lengths: packNumbers(lengths),
    averages: fullText.averageFieldLength,
  };
}

/** The index as it was before packing. */
export function unpackIndex({
  terms,
  postings,
  lengths,
  averages,
  ...rest
}: PackedIndex): IndexData {
  const { definition, documents } = rest;
  const fields = definition.fields.length;
  const records = documents.flatMap(({ passages }, document) =>
    [-1, ...passages.keys()].map((passage): [number, number] => [document, passage]),
  );
  const [sharedText = '', ...rests] = terms.split('\n');
  const shared = unpackNumbers(sharedText);
  const numbers = unpackNumbers(postings);
  let at = 0;
  const next = () => numbers[at++] ?? 0;
  let before = '';
  const index = rests.map((rest, number): FullTextData['index'][number] => {
    const term = before.slice(0, shared[number]) + rest;
    before = term;
    const byField: Record<string, Record<string, number>> = {};
    for (let field = 0; field < fields; field += 1) {
      const count = next();
      if (count === 0) continue;
      const found: number[] = [];
      let record = -1;
      for (let entry = 0; entry < count; entry += 1) {
        record += next() + 1;
        found.push(record);
      }
      byField[field] = Object.fromEntries(found.map((entry) => [entry, next() + 1]));
    }
    return [term, byField];
  });
  const sizes = unpackNumbers(lengths);
  return {
    ...rest,
    records,
    fullText: {
      documentCount: records.length,
      nextId: records.length,
      documentIds: Object.fromEntries(records.map((_, record) => [record, record])),
      fieldIds: Object.fromEntries(definition.fields.map(({ name }, field) => [name, field])),
      fieldLength: Object.fromEntries(
        records.map((_, record) => [record, lengthsOf(sizes, record * fields, fields)]),
      ),
      averageFieldLength: averages,
      storedFields: {},
      dirtCount: 0,
      index,
      serializationVersion: 2,
    } as FullTextData,
  };
}

function lengthsOf(sizes: readonly number[], from: number, fields: number): number[] {
  const out: number[] = [];
  for (let field = 0; field < fields; field += 1) {
    const size = sizes[from + field] ?? 0;
    if (size > 0) out[field] = size - 1;
  }
  return out;
}

function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
  return length;
}
