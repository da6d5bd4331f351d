import type { MatchKind, TracedTerm } from '../../protocol/explanation';
import { FullText, type TermHits } from '../index/full-text';
import type { IndexData, PartSource } from '../index/index-data';
import { RecordScores, type ScoreSource } from '../matching/record-scores';

/** A full-text index that traces the parts of its scores. */
export class TracedFullText extends FullText {
  readonly #fields: readonly string[];
  /** Parts of the current lookup, by record. */
  #parts = new Map<number, TracedTerm[]>();

  constructor(data: IndexData, source: PartSource) {
    super(data, source);
    this.#fields = data.definition.fields.map(({ name }) => name);
  }

  override emptyScores(): RecordScores {
    return new TracedScores(this.records);
  }

  override lookup(...args: Parameters<FullText['lookup']>): TermHits {
    const parts = new Map<number, TracedTerm[]>();
    this.#parts = parts;
    return { ...super.lookup(...args), partsOf: (record) => parts.get(record) ?? [] };
  }

  protected override score(...args: Parameters<FullText['score']>): void {
    const [postings, term, , factor] = args;
    const before = postings.records.map((record) => this.scoreOf(record));
    super.score(...args);
    for (const [entry, record] of postings.records.entries()) {
      const points = this.scoreOf(record) - (before[entry] ?? 0);
      if (points === 0) continue;
      const parts = this.#parts.get(record) ?? [];
      this.#parts.set(record, parts);
      parts.push({
        // A factor other than 1 means that the term is longer than the typed letters.
        kind: factor < 1 ? 'start' : 'itself',
        field: this.#fields[postings.field] ?? '',
        ...{ term, points },
      });
    }
  }
}

/** Scores together with their parts. */
class TracedScores extends RecordScores {
  readonly #parts = new Map<number, TracedTerm[]>();

  override partsOf(record: number): readonly TracedTerm[] {
    return this.#parts.get(record) ?? [];
  }

  override scale(factor: number): void {
    super.scale(factor);
    for (const [record, parts] of this.#parts) this.#parts.set(record, scaleParts(parts, factor));
  }

  override raise(
    record: number,
    score: number,
    sources: readonly ScoreSource[] = [],
    kind?: MatchKind,
  ): void {
    const current = this.of(record);
    super.raise(record, score);
    if (score <= current) return;
    const parts = sources.flatMap((source) => source.partsOf?.(record) ?? []);
    const sum = parts.reduce((total, { points }) => total + points, 0);
    this.#parts.set(record, scaleParts(parts, score / sum, kind));
  }
}

/** Multiplies parts by a factor. @param kind replaces their kind */
function scaleParts(parts: readonly TracedTerm[], factor: number, kind?: MatchKind): TracedTerm[] {
  return parts.map((part) => ({
    ...part,
    ...(kind && part.kind === 'itself' && { kind }),
    points: part.points * factor,
  }));
}
