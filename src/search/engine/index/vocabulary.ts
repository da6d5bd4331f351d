import { editDistance } from '../../../lib/text/edit-distance';
import { editLimit, stem } from '../language/text';

/** Shortest part of a compound, in letters. */
const SHORTEST_PART = 3;
/** Prefixes that change the meaning of a word: two words that differ by one are no misspelling. */
const prefixes = /^(?:un|in|im|de|re|dis|non|mis|pre)/;
/** Letters that join the parts of German compounds. */
const joints = ['', 's', 'es', 'n', 'en'];

export interface NearTerm {
  term: string;
  /** Edits away. */
  distance: number;
  /** Records that contain it. */
  frequency: number;
}

/** Access to terms. In an index in parts, results are incomplete until the parts are loaded. */
export interface TermSource {
  /** Whether all terms are loaded. */
  readonly isComplete: boolean;
  /** Number of records that contain a term. */
  frequency: (term: string) => number;
  /** Terms with a prefix, in order. */
  startingWith: (start: string) => Iterable<string>;
  /** Candidates for a misspelled word: all terms, or in an index in parts those with the same first one or two letters. */
  near: (word: string) => Iterable<string>;
}

/** Finds related terms of an index. */
export class Vocabulary {
  readonly #source: TermSource;
  readonly #stems = new Map<string, string>();

  constructor(source: TermSource) {
    this.#source = source;
  }

  has(term: string): boolean {
    return this.frequency(term) > 0;
  }

  frequency(term: string): number {
    return this.#source.frequency(term);
  }

  /** Longer terms that begin with letters, the most frequent first. */
  completions(start: string): NearTerm[] {
    return [...this.#source.startingWith(start)]
      .filter((term) => term !== start)
      .map((term) => ({
        term,
        distance: term.length - start.length,
        frequency: this.frequency(term),
      }))
      .sort((a, b) => b.frequency - a.frequency || a.distance - b.distance);
  }

  /** Inflected forms of a word: `filters`, `filtered` for `filter`. */
  forms(term: string): string[] {
    const root = stem(term);
    // Stems may differ at the end: `query` and `queries`, `organise` and `organize`.
    const start = root.slice(0, Math.max(2, root.length - 1));
    const otherForms: string[] = [];
    for (const form of this.#source.startingWith(start))
      if (form !== term && this.stemOf(form) === root) otherForms.push(form);
    return otherForms;
  }

  private stemOf(term: string): string {
    const termStem = this.#stems.get(term) ?? stem(term);
    this.#stems.set(term, termStem);
    return termStem;
  }

  /** Terms within an edit distance, the nearest and most frequent first. @param isPrefix whether the word may be incomplete */
  near(word: string, isPrefix: boolean, limit: number = editLimit(word.length)): NearTerm[] {
    if (limit === 0) return [];
    const nearTerms: NearTerm[] = [];
    for (const term of this.#source.near(word)) {
      let distance = editDistance(word, term, limit);
      if (distance > limit && isPrefix && term.length > word.length)
        distance = editDistance(word, term.slice(0, word.length), limit);
      if (distance <= limit && distance > 0 && !differByPrefix(word, term))
        nearTerms.push({ term, distance, frequency: this.frequency(term) });
    }
    return nearTerms.sort(
      (a, b) =>
        a.distance - b.distance ||
        Number(b.term[0] === word[0]) - Number(a.term[0] === word[0]) ||
        b.frequency - a.frequency ||
        (a.term < b.term ? -1 : 1),
    );
  }

  /**
   * Parts of a compound, if all are known: `preisfilter` is `preis`, `filter`. A word with an edit distance of 1 to a term is
   * a misspelling, not a compound. An index in parts splits no words, since each attempt would load a part.
   * @param isKnown whether another source, such as the synonyms, knows a part
   */
  split(word: string, isKnown: (part: string) => boolean): string[] | undefined {
    if (word.length < 2 * SHORTEST_PART || /\d/.test(word) || !this.#source.isComplete)
      return undefined;
    const isPart = (part: string) =>
      part.length >= SHORTEST_PART && (this.has(part) || isKnown(part));
    const parts = splitWord(word, isPart);
    return parts && this.near(word, false, 1).length === 0 ? parts : undefined;
  }
}

/** Splits a word into a part at its end and the parts before it, without linking letters. */
function splitWord(word: string, isPart: (part: string) => boolean): string[] | undefined {
  for (let offset = word.length - SHORTEST_PART; offset >= SHORTEST_PART; offset -= 1) {
    const tail = word.slice(offset);
    if (!isPart(tail)) continue;
    for (const joint of joints) {
      const head = word.slice(0, offset);
      if (!head.endsWith(joint)) continue;
      const start = head.slice(0, head.length - joint.length);
      const parts = isPart(start) ? [start] : splitWord(start, isPart);
      if (parts) return [...parts, tail];
    }
  }
  return undefined;
}

/** Whether one word is the other with a prefix: `invalidated` is no misspelling of `validated`. */
function differByPrefix(term: string, other: string): boolean {
  const [short, long] = term.length < other.length ? [term, other] : [other, term];
  return long.endsWith(short) && prefixes.test(long);
}
