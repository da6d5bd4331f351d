import type { IndexData, PostingsSource } from './index-data';
import { unpackNumbers } from './packed-numbers';

/** Occurrences of a term in one field. */
export interface FieldPostings {
  field: number;
  records: number[];
  /** How often each record has the term. */
  counts: number[];
}

interface LoadedPart {
  numbers: number[];
  /** Where the numbers of each term begin. */
  starts: number[];
}

/** Reads postings by term. A part that is not here is noted when it is asked for, and loaded before the next try. */
export class Postings {
  readonly #parts: IndexData['parts'];
  /** Number of the first term of each part. */
  readonly #firsts: number[] = [];
  readonly #fields: number;
  readonly #source: PostingsSource;
  readonly #loaded = new Map<number, LoadedPart>();
  readonly #loading = new Map<number, Promise<void>>();
  readonly #missing = new Set<number>();

  constructor(
    { parts, definition }: Pick<IndexData, 'parts' | 'definition'>,
    source: PostingsSource,
  ) {
    this.#parts = parts;
    this.#fields = definition.fields.length;
    this.#source = source;
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
    const part = this.#partOf(term);
    const loaded = this.#loaded.get(part) ?? this.#inline(part);
    if (!loaded) {
      this.#missing.add(part);
      return [];
    }
    return this.#read(loaded, loaded.starts[term - (this.#firsts[part] ?? 0)] ?? 0);
  }

  /** Loads what was noted. */
  async load(): Promise<void> {
    const missing = [...this.#missing];
    this.#missing.clear();
    await Promise.all(missing.map((part) => this.#load(part)));
  }

  #partOf(term: number): number {
    let [low, high] = [0, this.#firsts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#firsts[middle] ?? 0) <= term) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  #load(part: number): Promise<void> {
    const known = this.#loading.get(part);
    if (known) return known;
    const loading = this.#source(this.#parts[part]?.file ?? '')
      .then((text) => void this.#add(part, text))
      .finally(() => this.#loading.delete(part));
    this.#loading.set(part, loading);
    return loading;
  }

  #inline(part: number): LoadedPart | undefined {
    const { postings } = this.#parts[part] ?? {};
    return postings === undefined ? undefined : this.#add(part, postings);
  }

  #add(part: number, text: string): LoadedPart {
    const numbers = unpackNumbers(text);
    const starts: number[] = [];
    let at = 0;
    for (let term = 0; term < (this.#parts[part]?.terms ?? 0); term += 1) {
      starts.push(at);
      for (let field = 0; field < this.#fields; field += 1) at += 1 + 2 * (numbers[at] ?? 0);
    }
    const loaded = { numbers, starts };
    this.#loaded.set(part, loaded);
    return loaded;
  }

  #read({ numbers }: LoadedPart, start: number): FieldPostings[] {
    const found: FieldPostings[] = [];
    let at = start;
    for (let field = 0; field < this.#fields; field += 1) {
      const count = numbers[at] ?? 0;
      at += 1;
      if (count === 0) continue;
      let record = -1;
      const records = numbers.slice(at, at + count).map((gap) => (record += gap + 1));
      const counts = numbers.slice(at + count, at + 2 * count).map((number) => number + 1);
      found.push({ field, records, counts });
      at += 2 * count;
    }
    return found;
  }
}
