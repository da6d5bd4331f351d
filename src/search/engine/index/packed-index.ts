import type { IndexData, PostingsPart } from './index-data';
import type { MadeIndex } from './make-index';
import { packNumbers, unpackNumbers } from './packed-numbers';

/** Postings up to this many characters (about 100 kB compressed) stay in one piece: a further request costs more. */
const MAX_INLINE_CHARACTERS = 250_000;
/** A part ends with the term that brings it to this many characters. */
const PART_CHARACTERS = 32_000;

/** An index in the form that is sent to browsers: numbers and terms as text, records left out, which follow from the documents. */
export interface PackedIndex extends Omit<
  IndexData,
  'terms' | 'frequencies' | 'lengths' | 'records'
> {
  /** Terms in order, each as the number of letters it shares with the one before and the rest. */
  terms: string;
  frequencies: string;
  lengths: string;
}

export interface PartLimits {
  maxInline: number;
  part: number;
}

/** Packs an index. @param limits characters from which on postings are parted, and of a part */
export function packIndex(
  { words, definition, documents, synonyms, redirects, spellings }: MadeIndex,
  limits: PartLimits = { maxInline: MAX_INLINE_CHARACTERS, part: PART_CHARACTERS },
): PackedIndex {
  const fields = definition.fields.length;
  const sorted = [...words.terms].sort(([a], [b]) => (a < b ? -1 : 1));
  const terms = sorted.map(([term]) => term);
  const lengths = words.lengths.flatMap((byField) => byField.map((length) => length + 1));
  return {
    definition,
    documents,
    synonyms,
    redirects,
    spellings,
    terms: packTerms(terms),
    frequencies: packNumbers(frequenciesOf(sorted, words.records)),
    parts: partsOf(
      sorted.map(([, byField]) => packNumbers(postingsOf(byField, fields))),
      limits,
    ),
    lengths: packNumbers(lengths),
    averages: words.averages,
  };
}

/** The index that was packed. */
export function unpackIndex({ terms, frequencies, lengths, ...rest }: PackedIndex): IndexData {
  return {
    ...rest,
    records: rest.documents.flatMap(({ passages }, document) =>
      [-1, ...passages.keys()].map((passage): [number, number] => [document, passage]),
    ),
    terms: unpackTerms(terms),
    frequencies: unpackNumbers(frequencies),
    lengths: unpackNumbers(lengths),
  };
}

type Occurrences = readonly (readonly number[] | undefined)[];

/** Number of records that hold each term, in whatever field. */
function frequenciesOf(
  sorted: readonly (readonly [term: string, byField: Occurrences])[],
  records: number,
): number[] {
  const lastTerm = new Int32Array(records).fill(-1);
  return sorted.map(([, byField], number) => {
    let count = 0;
    for (const pairs of byField)
      for (let at = 0; pairs && at < pairs.length; at += 2) {
        const record = pairs[at] ?? 0;
        if (lastTerm[record] === number) continue;
        lastTerm[record] = number;
        count += 1;
      }
    return count;
  });
}

/** Occurrences of a term: by field the number of records, their distances, and how often each has it. */
function postingsOf(byField: Occurrences, fields: number): number[] {
  const numbers: number[] = [];
  for (let field = 0; field < fields; field += 1) {
    const pairs = byField[field] ?? [];
    numbers.push(pairs.length / 2);
    let last = -1;
    for (let at = 0; at < pairs.length; at += 2) {
      const record = pairs[at] ?? 0;
      numbers.push(record - last - 1);
      last = record;
    }
    for (let at = 1; at < pairs.length; at += 2) numbers.push((pairs[at] ?? 0) - 1);
  }
  return numbers;
}

function partsOf(postings: readonly string[], { maxInline, part }: PartLimits): PostingsPart[] {
  const all = postings.reduce((sum, { length }) => sum + length, 0);
  const limit = all > maxInline ? part : Infinity;
  const parts: { terms: number; postings: string }[] = [];
  for (const text of postings) {
    const last = parts.at(-1);
    if (last && last.postings.length < limit) {
      last.terms += 1;
      last.postings += text;
    } else parts.push({ terms: 1, postings: text });
  }
  return parts;
}

function packTerms(terms: readonly string[]): string {
  const shared = terms.map((term, number) => commonStart(terms[number - 1] ?? '', term));
  const rests = terms.map((term, number) => term.slice(shared[number]));
  return [packNumbers(shared), ...rests].join('\n');
}

function unpackTerms(packed: string): string[] {
  const [sharedText = '', ...rests] = packed.split('\n');
  const shared = unpackNumbers(sharedText);
  let before = '';
  return rests.map((rest, number) => (before = before.slice(0, shared[number]) + rest));
}

function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
  return length;
}
