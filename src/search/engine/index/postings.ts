import type { IndexData, PartSource } from './index-data';
import { once } from './once';
import { unpackNumbers } from '../packed/packed-numbers';
import { byFrequency, unpackPart } from '../packed/packed-part';
import type { TermSource } from './vocabulary';

/** Occurrences of a term in one field. */
export interface FieldPostings {
  field: number;
  records: number[];
  /** How often each record has the term. */
  counts: number[];
}

/** A part that is here. */
interface LoadedPart {
  terms: string[];
  frequencies: number[];
  /** Place of each term. */
  places: ReadonlyMap<string, number>;
  /** Where the distances of each begin. */
  starts: number[];
  /** The distances of all terms, then their profiles. */
  numbers: number[];
}

/** Parts that are loaded to find what a slip means. */
const MAX_NEAR_PARTS = 8;

/** Reads terms and their postings. A part that is not here is noted when it is asked for, and loaded before the next try. */
export class Postings implements TermSource {
  readonly #parts: IndexData['parts'];
  readonly #profiles: IndexData['profiles'];
  readonly #loadPart: (part: number) => Promise<void>;
  readonly #loaded = new Map<number, LoadedPart>();
  readonly #missing = new Set<number>();

  constructor({ parts, profiles }: Pick<IndexData, 'parts' | 'profiles'>, source: PartSource) {
    this.#parts = parts;
    this.#profiles = profiles;
    this.#loadPart = once(async (part) =>
      this.addPart(part, await source(parts[part]?.file ?? '')),
    );
    for (const [part, { postings }] of parts.entries())
      if (postings !== undefined) this.addPart(part, postings);
  }

  get isWhole(): boolean {
    return this.#parts.every(({ file }) => file === undefined);
  }

  /** Whether something was asked for since the last load that is not here. */
  get isIncomplete(): boolean {
    return this.#missing.size > 0;
  }

  frequency(term: string): number {
    const part = this.partWith(term);
    return part?.frequencies[part.places.get(term) ?? -1] ?? 0;
  }

  *startingWith(start: string): Iterable<string> {
    const from = this.numberOf(start);
    for (const [number, { first }] of this.#parts.entries()) {
      if (number < from) continue;
      if (number > from && !first.startsWith(start)) return;
      const { terms = [] } = this.part(number) ?? {};
      for (let at = firstFrom(terms, start); terms[at]?.startsWith(start) === true; at += 1)
        yield terms[at] ?? '';
    }
  }

  *near(word: string): Iterable<string> {
    const [one, two] = [word.slice(0, 1), word.slice(0, 2)];
    const parts = this.numberOf(`${one}\uffff`) - this.numberOf(one) + 1;
    yield* this.startingWith(this.isWhole ? '' : parts > MAX_NEAR_PARTS ? two : one);
  }

  /** Occurrences by field; of a part that is not here none, and the part is noted. */
  of(term: string): FieldPostings[] {
    const part = this.partWith(term);
    const place = part?.places.get(term);
    if (!part || place === undefined) return [];
    const { starts, frequencies, numbers } = part;
    const start = starts[place] ?? 0;
    const end = start + (frequencies[place] ?? 0);
    const profiles = numbers.length / 2;
    return this.byField(numbers.slice(start, end), numbers.slice(profiles + start, profiles + end));
  }

  /** Loads the parts that lookups have missed. */
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

  /** Number of the part that has a term if any has it: the last one that does not begin behind it. */
  private numberOf(term: string): number {
    return Math.max(
      0,
      firstFrom(
        this.#parts.map(({ first }) => first),
        `${term}\0`,
      ) - 1,
    );
  }

  private addPart(part: number, text: string): void {
    const { terms, frequencies, postings } = unpackPart(text);
    const starts: number[] = [];
    let all = 0;
    for (const place of byFrequency(frequencies)) {
      starts[place] = all;
      all += frequencies[place] ?? 0;
    }
    const places = new Map(terms.map((term, place) => [term, place]));
    this.#loaded.set(part, {
      terms,
      frequencies,
      places,
      starts,
      numbers: unpackNumbers(postings),
    });
  }

  private byField(gaps: readonly number[], profiles: readonly number[]): FieldPostings[] {
    const found: FieldPostings[] = [];
    let record = -1;
    gaps.forEach((gap, entry) => {
      record += gap + 1;
      const profile = this.#profiles[profiles[entry] ?? 0] ?? [];
      for (let at = 0; at < profile.length; at += 2) {
        const field = profile[at] ?? 0;
        const postings = (found[field] ??= { field, records: [], counts: [] });
        postings.records.push(record);
        postings.counts.push(profile[at + 1] ?? 0);
      }
    });
    return found.filter(Boolean);
  }
}

/** Place of the first text that is not before another one. */
function firstFrom(texts: readonly string[], other: string): number {
  let [low, high] = [0, texts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((texts[middle] ?? '') < other) low = middle + 1;
    else high = middle;
  }
  return low;
}
