import { editDistance } from '../../../lib/text/edit-distance';
import { editLimit, stem } from '../language/text';

/** Words shorter than this are no part of a compound. */
const SHORTEST_PART = 3;
/** Words shorter than this are not looked for at the end of longer ones. */
const SHORTEST_TAIL = 5;
/** Words from this length on are found at the end of any longer one: `bohrmaschine` is no accident, as `index` may be. */
const LONG_TAIL = 9;
/** Beginnings that turn a word into its opposite or another one: no slips. */
const prefixes = /^(?:un|in|im|de|re|dis|non|mis|pre)/;
/** Letters that join the parts of German compounds. */
const joints = ['', 's', 'es', 'n', 'en'];

export interface NearTerm {
  term: string;
  /** Edits away. */
  distance: number;
  /** Records that hold it. */
  frequency: number;
}

/** Where terms are. Of an index in parts, what is not here yet is noted and missing. */
export interface TermSource {
  /** All terms are here. */
  readonly isWhole: boolean;
  /** Number of records that hold a term; 0 when none does. */
  frequency: (term: string) => number;
  /** Terms that begin with some letters, in order; all with none. */
  startingWith: (start: string) => Iterable<string>;
  /** Terms that a slip may mean: all of them; of an index in parts those with the same first letter, or two where many have it. */
  near: (word: string) => Iterable<string>;
}

/** The ways from one term of an index to others. */
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

  hasPrefix(start: string): boolean {
    for (const _ of this.#source.startingWith(start)) return true;
    return false;
  }

  /** Other forms of a word: `filters`, `filtered` for `filter`. */
  forms(term: string): string[] {
    const root = stem(term);
    // Forms agree but for the end of the stem: `query` and `queries`, `organise` and `organize`.
    const start = root.slice(0, Math.max(2, root.length - 1));
    const found: string[] = [];
    for (const form of this.#source.startingWith(start))
      if (form !== term && this.stemOf(form) === root) found.push(form);
    return found;
  }

  private stemOf(term: string): string {
    const known = this.#stems.get(term) ?? stem(term);
    this.#stems.set(term, known);
    return known;
  }

  /** Terms within some edits, nearest and most frequent first. @param open whether the word may be unfinished */
  near(word: string, open: boolean, limit: number = editLimit(word.length)): NearTerm[] {
    if (limit === 0) return [];
    const found: NearTerm[] = [];
    for (const term of this.#source.near(word)) {
      let distance = editDistance(word, term, limit);
      if (distance > limit && open && term.length > word.length)
        distance = editDistance(word, term.slice(0, word.length), limit);
      if (distance <= limit && distance > 0 && !differByPrefix(word, term))
        found.push({ term, distance, frequency: this.frequency(term) });
    }
    return found.sort(
      (a, b) =>
        a.distance - b.distance ||
        Number(b.term[0] === word[0]) - Number(a.term[0] === word[0]) ||
        b.frequency - a.frequency ||
        (a.term < b.term ? -1 : 1),
    );
  }

  /** Compounds whose last part is the word: `schlagbohrmaschine` for `bohrmaschine`; none of an index in parts. */
  compoundsWith(word: string): string[] {
    if (word.length < SHORTEST_TAIL || !this.#source.isWhole) return [];
    const found: string[] = [];
    for (const term of this.#source.startingWith(''))
      if (term.length >= word.length + SHORTEST_PART && term.endsWith(word)) {
        const head = term.slice(0, -word.length);
        if (
          word.length >= LONG_TAIL ||
          joints.some(
            (joint) => head.endsWith(joint) && this.has(head.slice(0, head.length - joint.length)),
          )
        )
          found.push(term);
      }
    return found;
  }

  /**
   * Parts of a written-together word, when all are known: `preisfilter` is `preis`, `filter`. Two parts rather than three,
   * and none of an index in parts, of which each try would load one.
   * A word that is one letter away from a term is a slip of that, no compound: `configration` is no ration of anything.
   * @param known whether something else than the index knows a part, for example the synonyms
   */
  split(word: string, known: (part: string) => boolean): string[] | undefined {
    if (word.length < 2 * SHORTEST_PART || /\d/.test(word) || !this.#source.isWhole)
      return undefined;
    const isPart = (part: string) =>
      part.length >= SHORTEST_PART && (this.has(part) || known(part));
    const parts =
      parted(word, isPart, (start) => (isPart(start) ? [start] : undefined)) ??
      parted(word, isPart, (start) =>
        parted(start, isLong(isPart), (first) => (isLong(isPart)(first) ? [first] : undefined)),
      );
    return parts && this.near(word, false, 1).length === 0 ? parts : undefined;
  }
}

/** Test of each of three parts, which short ones would pass by accident. */
function isLong(isPart: (part: string) => boolean): (part: string) => boolean {
  return (part) => part.length > SHORTEST_PART && isPart(part);
}

/** Parts of a word: one at its end, and the parts of the rest, without the letters that join them. */
function parted(
  word: string,
  isPart: (part: string) => boolean,
  partsOf: (start: string) => string[] | undefined,
): string[] | undefined {
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at -= 1) {
    const tail = word.slice(at);
    if (!isPart(tail)) continue;
    for (const joint of joints) {
      const head = word.slice(0, at);
      if (!head.endsWith(joint)) continue;
      const start = partsOf(head.slice(0, head.length - joint.length));
      if (start) return [...start, tail];
    }
  }
  return undefined;
}

/** Whether one word is the other with a prefix: `invalidated` is no slip of `validated`. */
function differByPrefix(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return long.endsWith(short) && prefixes.test(long);
}
