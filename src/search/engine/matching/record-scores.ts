import type { MatchKind, TracedTerm } from '../../protocol/explanation';

/** A score by record, with its parts in a traced index. */
export interface ScoreSource {
  partsOf?: (record: number) => readonly TracedTerm[];
}

/** The best score of each record. Efficient if most records have one. */
export class RecordScores implements ScoreSource {
  readonly #scores: Float64Array;
  /** Records with a score, in order of insertion. */
  readonly list: number[] = [];

  /** @param records number of records of the index */
  constructor(records: number) {
    this.#scores = new Float64Array(records);
  }

  get size(): number {
    return this.list.length;
  }

  /** Score of a record; 0 without a match. */
  of(record: number): number {
    return this.#scores[record] ?? 0;
  }

  partsOf?(record: number): readonly TracedTerm[];

  scale(factor: number): void {
    for (const record of this.list) this.#scores[record] = this.of(record) * factor;
  }

  /**
   * Sets a score unless the record has a higher one.
   * @param sources of the score, in a traced index
   */
  raise(record: number, score: number, sources?: readonly ScoreSource[], kind?: MatchKind): void;
  raise(record: number, score: number): void {
    const current = this.of(record);
    if (score <= current) return;
    if (current === 0) this.list.push(record);
    this.#scores[record] = score;
  }
}
