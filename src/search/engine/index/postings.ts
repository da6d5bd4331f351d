import type { IndexData, PartSource } from './index-data';
import { once } from './once';
import { unpackNumbers } from '../packed/packed-numbers';
import { byFrequency, unpackPart } from '../packed/packed-part';
import type { TermSource } from './vocabulary';

/** Occurrences of a term in one field. */
export interface FieldPostings {
  field: number;
  records: number[];
  /** Number of occurrences in each record. */
  counts: number[];
}

interface LoadedPart {
  terms: string[];
  frequencies: number[];
  /** Index of each term. */
  indexes: ReadonlyMap<string, number>;
  /** Offset of the distances of each term. */
  starts: number[];
  /** The distances of all terms, then their profiles. */
  numbers: number[];
}

/** Largest number of parts to load for a misspelled word. */
const MAX_NEAR_PARTS = 8;

/** Reads terms and their postings. A lookup in a missing part records the part, which `load` then loads. */
export class Postings implements TermSource {
  readonly #parts: IndexData['parts'];
  readonly #profiles: IndexData['profiles'];
  readonly #records: IndexData['records'];
  readonly #loadPart: (part: number) => Promise<void>;
  readonly #loaded = new Map<number, LoadedPart>();
  readonly #missing = new Set<number>();

  constructor(
    { parts, profiles, records }: Pick<IndexData, 'parts' | 'profiles' | 'records'>,
    source: PartSource,
  ) {
    this.#parts = parts;
    this.#profiles = profiles;
    this.#records = records;
    this.#loadPart = once(async (part) =>
      this.addPart(part, await source(parts[part]?.file ?? '')),
    );
    for (const [part, { postings }] of parts.entries())
      if (postings !== undefined) this.addPart(part, postings);
  }

  get isComplete(): boolean {
    return this.#parts.every(({ file }) => file === undefined);
  }

  /** Whether a lookup since the last load needed a missing part. */
  get isIncomplete(): boolean {
    return this.#missing.size > 0;
  }

  frequency(term: string): number {
    const part = this.partWith(term);
    return part?.frequencies[part.indexes.get(term) ?? -1] ?? 0;
  }

  *startingWith(start: string): Iterable<string> {
    const firstPart = this.numberOf(start);
    for (const [number, { first }] of this.#parts.entries()) {
      if (number < firstPart) continue;
      if (number > firstPart && !first.startsWith(start)) return;
      const { terms = [] } = this.part(number) ?? {};
      for (let i = lowerBound(terms, start); terms[i]?.startsWith(start) === true; i += 1)
        yield terms[i] ?? '';
    }
  }

  *near(word: string): Iterable<string> {
    const [initial, initials] = [word.slice(0, 1), word.slice(0, 2)];
    const parts = this.numberOf(`${initial}\uffff`) - this.numberOf(initial) + 1;
    yield* this.startingWith(this.isComplete ? '' : parts > MAX_NEAR_PARTS ? initials : initial);
  }

  /** Occurrences by field; empty if the part is missing. */
  of(term: string): FieldPostings[] {
    const part = this.partWith(term);
    const index = part?.indexes.get(term);
    if (!part || index === undefined) return [];
    const { starts, frequencies, numbers } = part;
    const start = starts[index] ?? 0;
    const end = start + (frequencies[index] ?? 0);
    const profiles = numbers.length / 2;
    return this.byField(numbers.slice(start, end), numbers.slice(profiles + start, profiles + end));
  }

  /** Loads the missing parts of earlier lookups. */
  async load(): Promise<void> {
    const missing = [...this.#missing];
    this.#missing.clear();
    await Promise.all(missing.map(this.#loadPart));
  }

  private partWith(term: string): LoadedPart | undefined {
    return this.part(this.numberOf(term));
  }

  private part(number: number): LoadedPart | undefined {
    const loaded = this.#loaded.get(number);
    if (!loaded && number < this.#parts.length) this.#missing.add(number);
    return loaded;
  }

  /** Number of the only part that can contain a term: the last one that begins at or before it. */
  private numberOf(term: string): number {
    return Math.max(
      0,
      lowerBound(
        this.#parts.map(({ first }) => first),
        `${term}\0`,
      ) - 1,
    );
  }

  private addPart(part: number, text: string): void {
    const { terms, frequencies, postings } = unpackPart(text);
    const starts: number[] = [];
    let all = 0;
    for (const index of byFrequency(frequencies)) {
      starts[index] = all;
      all += frequencies[index] ?? 0;
    }
    const indexes = new Map(terms.map((term, index) => [term, index]));
    this.#loaded.set(part, {
      terms,
      frequencies,
      indexes,
      starts,
      numbers: unpackNumbers(postings),
    });
  }

  private byField(gaps: readonly number[], profiles: readonly number[]): FieldPostings[] {
    const fields: FieldPostings[] = [];
    let record = -1;
    gaps.forEach((gap, entry) => {
      record += gap + 1;
      const isPassage = (this.#records[record]?.[1] ?? -1) >= 0;
      const profile = this.#profiles[isPassage ? 1 : 0][profiles[entry] ?? 0] ?? [];
      for (let i = 0; i < profile.length; i += 2) {
        const field = profile[i] ?? 0;
        const postings = (fields[field] ??= { field, records: [], counts: [] });
        postings.records.push(record);
        postings.counts.push(profile[i + 1] ?? 0);
      }
    });
    return fields.filter(Boolean);
  }
}

/** Index of the first text that is not less than another one. */
function lowerBound(texts: readonly string[], other: string): number {
  let [low, high] = [0, texts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((texts[middle] ?? '') < other) low = middle + 1;
    else high = middle;
  }
  return low;
}
