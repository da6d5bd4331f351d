import { packNumbers, unpackNumbers } from './packed-numbers';

/** Neighboring terms with their postings. */
export interface Part {
  /** In the order of their letters. */
  terms: string[];
  /** Number of records of each term. */
  frequencies: number[];
  /** Of all terms, the rarest first, the distances from record to record, then of all the profile of each record. */
  postings: string;
}

/** A part as one text: lines, of which the last one has the postings. */
export function packPart({ terms, frequencies, postings }: Part): string {
  const shared = terms.map((term, number) => commonStart(terms[number - 1] ?? '', term));
  const rests = terms.map((term, number) => term.slice(shared[number]));
  return [packNumbers(frequencies), packNumbers(shared), ...rests, postings].join('\n');
}

export function unpackPart(packed: string): Part {
  const [frequencies = '', sharedText = '', ...rests] = packed.split('\n');
  const postings = rests.pop() ?? '';
  const shared = unpackNumbers(sharedText);
  let before = '';
  return {
    terms: rests.map((rest, number) => (before = before.slice(0, shared[number]) + rest)),
    frequencies: unpackNumbers(frequencies),
    postings,
  };
}

/** Places of terms, the rarest first: neighbors with numbers alike compress better. */
export function byFrequency(frequencies: readonly number[]): number[] {
  return [...frequencies.keys()].sort(
    (a, b) => (frequencies[a] ?? 0) - (frequencies[b] ?? 0) || a - b,
  );
}

function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
  return length;
}
