import type { MatchKind, TracedTerm } from '../../protocol/explanation';
import { FullText, type TermHits } from '../index/full-text';
import type { IndexData, PartSource } from '../index/index-data';
import { RecordScores, type ScoreSource } from '../matching/record-scores';

/** A full-text index whose scores have their parts. */
export class TracedFullText extends FullText {
  readonly #fields: readonly string[];
  /** Parts of the lookup at hand, by record. */
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
        // Only terms that are longer than what was typed count less by themselves.
        kind: factor < 1 ? 'start' : 'itself',
        field: this.#fields[postings.field] ?? '',
        ...{ term, points },
      });
    }
  }
}

/** Scores with their parts, which change as the scores do. */
class TracedScores extends RecordScores {
  readonly #parts = new Map<number, TracedTerm[]>();

  override partsOf(record: number): readonly TracedTerm[] {
    return this.#parts.get(record) ?? [];
  }

  override scale(factor: number): void {
    super.scale(factor);
    for (const [record, parts] of this.#parts) this.#parts.set(record, scaled(parts, factor));
  }

  override raise(
    record: number,
    score: number,
    from: readonly ScoreSource[] = [],
    kind?: MatchKind,
  ): void {
    const known = this.of(record);
    super.raise(record, score);
    if (score <= known) return;
    const parts = from.flatMap((source) => source.partsOf?.(record) ?? []);
    const sum = parts.reduce((total, { points }) => total + points, 0);
    this.#parts.set(record, scaled(parts, score / sum, kind));
  }
}

/** Parts that count more or less. @param kind in place of the match itself */
function scaled(parts: readonly TracedTerm[], factor: number, kind?: MatchKind): TracedTerm[] {
  return parts.map((part) => ({
    ...part,
    ...(kind && part.kind === 'itself' && { kind }),
    points: part.points * factor,
  }));
}
