import type { SynonymGroup } from './definition';
import { stem, words } from './text';

type Phrase = readonly string[];

/** Synonyms of a span of query words. */
export interface SynonymSpan {
  /** Words of the query that the entry covers, at least one. */
  length: number;
  /** What they may also be called, each a list of folded words. */
  others: Phrase[];
}

/** Synonym groups, ready to be looked up with the words of a query. */
export class Synonyms {
  readonly #others = new Map<string, Phrase[]>();
  #longest = 0;

  constructor(groups: readonly SynonymGroup[]) {
    for (const { words: names, mean } of groups) {
      const from = names.map(phrase);
      const to = mean?.map(phrase) ?? from;
      for (const name of from) {
        const key = keyOf(name);
        if (key === '') continue;
        const others = to.filter((other) => other.length > 0 && keyOf(other) !== key);
        this.#others.set(key, [...(this.#others.get(key) ?? []), ...others]);
        this.#longest = Math.max(this.#longest, name.length);
      }
    }
  }

  has(word: string): boolean {
    return this.#others.has(keyOf([word]));
  }

  /** The longest entry that begins at a place of the query. */
  at(terms: readonly string[], start: number): SynonymSpan | undefined {
    for (let length = Math.min(this.#longest, terms.length - start); length > 0; length -= 1) {
      const others = this.#others.get(keyOf(terms.slice(start, start + length)));
      if (others) return { length, others };
    }
    return undefined;
  }
}

/** Forms of a word share entries: `embeddings` finds those of `embedding`. */
function keyOf(terms: Phrase): string {
  return terms.map(stem).join(' ');
}

function phrase(text: string): string[] {
  return words(text).map(({ term }) => term);
}
