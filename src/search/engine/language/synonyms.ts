import type { SynonymGroup } from '../index/definition';
import { germanStem } from './german';
import { digraphs, stem, termsIn } from './text';

type Phrase = readonly string[];

/** Other names of a span of query words. */
export interface SynonymSpan {
  /** First word of the query that the entry covers, and the number of words. */
  start: number;
  length: number;
  /** Other names, each a list of folded words. */
  others: readonly Phrase[];
  /** Whether the words are of another language and the names are translations. */
  isForeign?: true;
}

/** Synonym groups by words of a query. */
export class Synonyms {
  readonly #others = new Map<string, Phrase[]>();
  /** Entries of other languages by their exact words, since English endings do not apply. */
  readonly #foreign = new Map<string, Phrase[]>();
  /** The same by German stem, for forms without an entry. */
  readonly #byGermanStem = new Map<string, Phrase[]>();
  readonly #listed = new Set<string>();
  readonly #isKnown: (term: string) => boolean;
  #longest = 0;

  /** @param isKnown whether a word occurs in the texts and is thus no form of a German word */
  constructor(groups: readonly SynonymGroup[], isKnown: (term: string) => boolean = () => false) {
    this.#isKnown = isKnown;
    for (const { words: names, mean, isForeign } of groups) {
      const phrases = (isForeign ? names.flatMap(spellings) : names).map(termsIn);
      const to = mean?.map(termsIn) ?? phrases;
      const entries = isForeign ? this.#foreign : this.#others;
      for (const name of phrases) {
        const key = isForeign ? name.join(' ') : keyOf(name);
        this.#listed.add(name.join(' '));
        if (key === '') continue;
        const others = to.filter((other) => other.length > 0 && keyOf(other) !== key);
        add(entries, key, others);
        this.#longest = Math.max(this.#longest, name.length);
        if (isForeign && name.length === 1) add(this.#byGermanStem, germanStem(key), others);
      }
    }
  }

  /** Whether a single word has other names. */
  has(word: string): boolean {
    return this.othersOf([word]).length > 0;
  }

  /** Whether an entry has the exact word. */
  lists(word: string): boolean {
    return this.#listed.has(word);
  }

  /** Whether a word, or a form of it, is of another language. */
  isForeign(word: string): boolean {
    return this.foreignOf([word]).length > 0;
  }

  /** All entries that begin at a word of the query, not only the longest. */
  at(terms: readonly string[], start: number): SynonymSpan[] {
    const spans: SynonymSpan[] = [];
    const maxLength = Math.max(1, Math.min(this.#longest, terms.length - start));
    for (let length = maxLength; length > 0; length -= 1) {
      const part = terms.slice(start, start + length);
      spans.push({ start, length, others: this.foreignOf(part), isForeign: true });
      spans.push({ start, length, others: this.#others.get(keyOf(part)) ?? [] });
    }
    return spans.filter(({ others }) => others.length > 0);
  }

  /** Other names of a single word. */
  of(word: string): Phrase[] {
    return this.othersOf([word]);
  }

  private othersOf(terms: Phrase): Phrase[] {
    return [...this.foreignOf(terms), ...(this.#others.get(keyOf(terms)) ?? [])];
  }

  private foreignOf(terms: Phrase): readonly Phrase[] {
    const key = terms.join(' ');
    const exact = this.#foreign.get(key);
    if (exact || terms.length > 1 || this.#isKnown(key)) return exact ?? [];
    return this.#byGermanStem.get(germanStem(key)) ?? [];
  }
}

function add(entries: Map<string, Phrase[]>, key: string, others: readonly Phrase[]): void {
  entries.set(key, [...(entries.get(key) ?? []), ...others]);
}

/** Spellings of a German name with umlauts and with digraphs: `löschen`, `loeschen`. */
function spellings(name: string): string[] {
  const second = digraphs(name);
  return second === undefined ? [name] : [name, second];
}

/** Forms of a word share entries: `embeddings` finds the entries of `embedding`. */
function keyOf(terms: Phrase): string {
  return terms.map(stem).join(' ');
}
