import type { MatchKind } from '../../protocol/explanation';
import { FullText, type TermHits } from '../index/full-text';
import type { FieldPostings } from '../index/postings';
import { RecordScores, type ScoreSource, type TracedTerm } from '../matching/record-scores';

/** A full-text index whose scores have their parts. */
export class TracedFullText extends FullText {
  /** Parts of the lookup at hand, by record. */
  #parts = new Map<number, TracedTerm[]>();

  override emptyScores(): RecordScores {
    return new TracedScores(this.records);
  }

  override lookup(term: string, prefix = false): TermHits {
    const parts = new Map<number, TracedTerm[]>();
    this.#parts = parts;
    return { ...super.lookup(term, prefix), partsOf: (record) => parts.get(record) ?? [] };
  }

  protected override score(
    postings: FieldPostings,
    term: string,
    weight: number,
    found: number[],
  ): void {
    const { field, records } = postings;
    const before = records.map((record) => this.scoreOf(record));
    super.score(postings, term, weight, found);
    const fieldWeight = this.weightOf(field);
    const rarity = this.rarityOf(postings, term);
    for (const [entry, record] of records.entries()) {
      const score = this.scoreOf(record) - (before[entry] ?? 0);
      if (score === 0) continue;
      const frequency = score / (weight * fieldWeight * rarity);
      const parts = this.#parts.get(record) ?? [];
      this.#parts.set(record, parts);
      parts.push({
        // Only terms that are longer than what was typed count less by themselves.
        kind: weight < 1 ? 'start' : 'itself',
        ...{ term, field, weight: fieldWeight, rarity, frequency, factor: weight, score },
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
    const sum = parts.reduce((total, part) => total + part.score, 0);
    this.#parts.set(record, scaled(parts, score / sum, kind));
  }
}

/** Parts that count more or less. @param kind in place of the match itself */
function scaled(parts: readonly TracedTerm[], factor: number, kind?: MatchKind): TracedTerm[] {
  return parts.map((part) => ({
    ...part,
    ...(kind && part.kind === 'itself' && { kind }),
    factor: part.factor * factor,
    score: part.score * factor,
  }));
}
