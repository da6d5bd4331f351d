import { packNumbers, unpackNumbers } from './packed-numbers';

/** Neighboring terms with their postings. */
export interface Part {
  /** Sorted terms. */
  terms: string[];
  /** Number of records of each term. */
  frequencies: number[];
  /** The distances between records of all terms, the rarest first, then the profiles of all records. */
  postings: string;
}

/** Packs a part as lines; the last line has the postings. */
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

/** Indexes of terms, the rarest first: similar numbers next to each other compress better. */
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
