import { bm25, prefixWeights } from '../ranking-weights';
import type { IndexData, PartSource } from './index-data';
import { RecordScores, type ScoreSource } from '../matching/record-scores';
import { Postings, type FieldPostings } from './postings';
import { Vocabulary } from './vocabulary';

/** Records that contain a term, each once. */
export interface TermHits extends ScoreSource {
  records: readonly number[];
  /** Score of each of the records. */
  scores: readonly number[];
  terms: ReadonlySet<string>;
}

const emptyHits: TermHits = { records: [], scores: [], terms: new Set() };

/** The full-text index: the records that contain a term, with scores (BM25 with field weights). */
export class FullText {
  readonly vocabulary: Vocabulary;
  readonly #data: IndexData;
  readonly #postings: Postings;
  /** Scores of the current lookup by record; zero between lookups. */
  readonly #scores: Float64Array;

  constructor(data: IndexData, source: PartSource) {
    this.#data = data;
    this.#postings = new Postings(data, source);
    this.#scores = new Float64Array(data.records.length);
    this.vocabulary = new Vocabulary(this.#postings);
  }

  get records(): number {
    return this.#data.records.length;
  }

  emptyScores(): RecordScores {
    return new RecordScores(this.records);
  }

  /** Whether a lookup since the last load was incomplete, because postings are not loaded. */
  get isIncomplete(): boolean {
    return this.#postings.isIncomplete;
  }

  /** Runs a search. If postings are missing, loads them and runs it again. */
  async complete<Value>(search: () => Value): Promise<Value> {
    for (;;) {
      const value = search();
      if (!this.isIncomplete) return value;
      await this.#postings.load();
    }
  }

  /**
   * Records that contain the term or, with `prefix`, words that begin with it; longer words score less.
   * @param isSentence whether the query is a sentence, for which fields may have another weight
   */
  lookup(term: string, prefix = false, isSentence = false): TermHits {
    const weights = this.#data.definition.fields.map(({ weight, sentenceWeight = weight }) =>
      isSentence ? sentenceWeight : weight,
    );
    const records: number[] = [];
    const terms = new Set<string>();
    const add = (name: string, weight: number) => {
      const postings = this.#postings.of(name);
      if (postings.length > 0) terms.add(name);
      for (const field of postings)
        this.score(field, name, weights[field.field] ?? 0, weight, records);
    };
    add(term, 1);
    if (prefix)
      for (const name of this.#postings.startingWith(term)) {
        const { length } = name;
        const distance = length - term.length;
        if (distance > 0)
          add(name, (prefixWeights.weight * length) / (length + prefixWeights.beyond * distance));
      }
    if (terms.size === 0) return emptyHits;
    const scores = records.map((record) => this.#scores[record] ?? 0);
    for (const record of records) this.#scores[record] = 0;
    return { records, scores, terms };
  }

  /** Score of a record in the current lookup. */
  protected scoreOf(record: number): number {
    return this.#scores[record] ?? 0;
  }

  private rarityOf({ field, records }: FieldPostings, term: string): number {
    const isAuthored = this.#data.definition.fields[field]?.isAuthored;
    const holders = isAuthored ? this.#postings.frequency(term) : records.length;
    return Math.log(1 + (this.records - holders + 0.5) / (holders + 0.5));
  }

  /** Adds the score of a field to its records, and appends records without a score to `found`. */
  protected score(
    postings: FieldPostings,
    term: string,
    fieldWeight: number,
    weight: number,
    newRecords: number[],
  ): void {
    const { field, records, counts } = postings;
    const { lengths, averages, definition } = this.#data;
    const fields = definition.fields.length;
    const factor = weight * fieldWeight * this.rarityOf(postings, term);
    const { k, b } = bm25;
    records.forEach((record, entry) => {
      const count = counts[entry] ?? 0;
      const length = lengths[record * fields + field] ?? 1;
      const saturation = count + k * (1 - b + (b * length) / (averages[field] ?? 1));
      const current = this.#scores[record] ?? 0;
      if (current === 0) newRecords.push(record);
      this.#scores[record] = current + (factor * (count * (k + 1))) / saturation;
    });
  }
}
