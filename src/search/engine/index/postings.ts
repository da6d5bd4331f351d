import type { IndexData, PostingsSource } from './index-data';
import { unpackNumbers } from './packed-numbers';

/** Occurrences of a term in one field. */
export interface FieldPostings {
  field: number;
  records: number[];
  /** How often each record has the term. */
  counts: number[];
}

/** Reads postings by term. A part that is not here is noted when it is asked for, and loaded before the next try. */
export class Postings {
  readonly #parts: IndexData['parts'];
  /** Number of the first term of each part. */
  readonly #firsts: number[] = [];
  readonly #profiles: IndexData['profiles'];
  /** Number of records of all terms before each. */
  readonly #before: number[] = [0];
  readonly #source: PostingsSource;
  /** By part the distances of all its terms, then their profiles. */
  readonly #loaded = new Map<number, number[]>();
  readonly #loading = new Map<number, Promise<void>>();
  readonly #missing = new Set<number>();

  constructor(
    { parts, profiles, frequencies }: Pick<IndexData, 'parts' | 'profiles' | 'frequencies'>,
    source: PostingsSource,
  ) {
    this.#parts = parts;
    this.#profiles = profiles;
    this.#source = source;
    for (const frequency of frequencies) this.#before.push((this.#before.at(-1) ?? 0) + frequency);
    let first = 0;
    for (const { terms } of parts) {
      this.#firsts.push(first);
      first += terms;
    }
  }

  /** Whether something was asked for since the last load that is not here. */
  get isIncomplete(): boolean {
    return this.#missing.size > 0;
  }

  /** Occurrences by field; of a part that is not here none, and the part is noted. @param term its number */
  of(term: number): FieldPostings[] {
    const part = this.partOf(term);
    const loaded = this.#loaded.get(part) ?? this.inlinePart(part);
    if (!loaded) {
      this.#missing.add(part);
      return [];
    }
    const { terms } = this.#parts[part] ?? { terms: 0 };
    const first = this.#firsts[part] ?? 0;
    const begin = this.recordsBefore(first);
    const [start, end] = [this.recordsBefore(term) - begin, this.recordsBefore(term + 1) - begin];
    const profiles = this.recordsBefore(first + terms) - begin;
    return this.byField(loaded.slice(start, end), loaded.slice(profiles + start, profiles + end));
  }

  /** Loads the parts that lookups have missed. */
  async load(): Promise<void> {
    const missing = [...this.#missing];
    this.#missing.clear();
    await Promise.all(missing.map((part) => this.loadPart(part)));
  }

  private partOf(term: number): number {
    let [low, high] = [0, this.#firsts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#firsts[middle] ?? 0) <= term) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  private loadPart(part: number): Promise<void> {
    const known = this.#loading.get(part);
    if (known) return known;
    const loading = this.#source(this.#parts[part]?.file ?? '')
      .then((text) => void this.addPart(part, text))
      .finally(() => this.#loading.delete(part));
    this.#loading.set(part, loading);
    return loading;
  }

  private inlinePart(part: number): number[] | undefined {
    const { postings } = this.#parts[part] ?? {};
    return postings === undefined ? undefined : this.addPart(part, postings);
  }

  private addPart(part: number, text: string): number[] {
    const numbers = unpackNumbers(text);
    this.#loaded.set(part, numbers);
    return numbers;
  }

  private recordsBefore(term: number): number {
    return this.#before[term] ?? 0;
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
