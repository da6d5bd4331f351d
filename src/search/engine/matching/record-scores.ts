import type { MatchKind, TracedTerm } from '../../protocol/explanation';

/** A score by record; where scores are traced, with its parts. */
export interface ScoreSource {
  partsOf?: (record: number) => readonly TracedTerm[];
}

/** Scores of records, the better one of each; made for indexes in which a word is in most records. */
export class RecordScores implements ScoreSource {
  readonly #scores: Float64Array;
  /** Records with a score, in the order in which they came. */
  readonly found: number[] = [];

  /** @param records number of records of the index */
  constructor(records: number) {
    this.#scores = new Float64Array(records);
  }

  get size(): number {
    return this.found.length;
  }

  /** 0 for a record that was not found. */
  of(record: number): number {
    return this.#scores[record] ?? 0;
  }

  partsOf?(record: number): readonly TracedTerm[];

  /** Makes all that was found count less. */
  scale(factor: number): void {
    for (const record of this.found) this.#scores[record] = this.of(record) * factor;
  }

  /**
   * Sets a score unless the record has a higher one.
   * @param from where scores are traced, what it comes from, and how it matched
   */
  raise(record: number, score: number, from?: readonly ScoreSource[], kind?: MatchKind): void;
  raise(record: number, score: number): void {
    const known = this.of(record);
    if (score <= known) return;
    if (known === 0) this.found.push(record);
    this.#scores[record] = score;
  }
}
