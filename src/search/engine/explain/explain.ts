import {
  scoreFactors,
  type ExplainedHit,
  type Explanation,
  type Reason,
  type ScoreFactor,
  type TermReason,
} from '../../protocol/explanation';
import { withoutNames, type IndexData } from '../index/index-data';
import type { QueryResult } from '../matching/finder';
import { wordScore } from '../matching/join-words';
import { faultFactor } from '../matching/names';
import type { Hit } from '../matching/ranking';
import type { Selection } from '../selection';

export { TracedFullText } from './traced-full-text';

/** Explains the order of the hits of a page. @param result with traced scores */
export function explanationOf(
  result: QueryResult,
  { hits, sort, slice }: Selection,
  { definition, records }: IndexData,
): Explanation {
  const explainHit = (hit: Hit, index: number): ExplainedHit => ({
    id: hit.document.id,
    title: String(hit.document.fields[definition.titleField] ?? hit.document.id),
    position: slice.start + index + 1,
    isTitle: hit.isTitle,
    score: hit.match?.score ?? 0,
    reasons: reasonsOf(hit, result, records),
  });
  return {
    ...(sort?.field !== undefined && { sort: sort.name }),
    hits: hits.slice(slice.start, slice.start + slice.rows).map(explainHit),
  };
}

function reasonsOf(
  { number, document, match, names }: Hit,
  result: QueryResult,
  records: IndexData['records'],
): Reason[] {
  if (!match?.parts) return [];
  const first = records.findIndex(([owner]) => owner === number);
  const headings = withoutNames(document.passages).map(({ title }) => title);
  const { share, together, togetherInFields } = match.parts;
  const reasons: Reason[] = termReasons(result, first, headings);
  if (togetherInFields > 0) reasons.push({ kind: 'togetherInFields', points: togetherInFields });
  if (together > 0) reasons.push({ kind: 'together', points: together });
  const fault = names ? faultFactor(match.parts, names.faults) : 1;
  addFactors(reasons, { share, ...names?.factors, fault, boost: document.boost ?? 1 });
  return reasons.sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
}

/** Adds a reason for each factor: what it changes in the sum so far. */
function addFactors(
  reasons: Reason[],
  factors: Readonly<Partial<Record<ScoreFactor, number>>>,
): void {
  let total = reasons.reduce((sum, { points }) => sum + points, 0);
  for (const kind of scoreFactors) {
    const factor = factors[kind] ?? 1;
    if (factor !== 1) reasons.push({ kind, points: total * (factor - 1) });
    total *= factor;
  }
}

/**
 * Reasons for the terms that matched in the fields and sections of a document. For each word, its best section counts most.
 * @param first number of the document's own record
 */
function termReasons(
  { query, words }: QueryResult,
  first: number,
  headings: readonly string[],
): TermReason[] {
  const reasons = new Map<string, TermReason>();
  const passages = headings.map((_, passage) => first + 1 + passage);
  for (const [number, { records }] of words.entries()) {
    const { start, end } = query.words[number] ?? {};
    const word = query.text.slice(start, end);
    const better = (candidate: number, other: number) =>
      records.of(other) > records.of(candidate) ? other : candidate;
    const best = passages.reduce(better, first + 1);
    for (const record of [first, ...passages]) {
      const counted = record === first ? wordScore(1, 0, 0) : wordScore(0, +(record === best), 1);
      for (const { kind, term, field, points } of records.partsOf?.(record) ?? []) {
        const key = JSON.stringify([number, kind, term]);
        const reason = reasons.get(key) ?? { kind, term, word, fields: [], points: 0 };
        reasons.set(key, reason);
        reason.points += points * counted;
        if (record === first && !reason.fields.includes(field)) reason.fields.push(field);
        if (record === best && record !== first)
          reason.section = headings[record - first - 1] ?? '';
      }
    }
  }
  return [...reasons.values()];
}
