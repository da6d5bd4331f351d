import {
  scoreFactors,
  type ExplainedHit,
  type ScoreFactor,
  type Explanation,
  type ScorePart,
  type TermPart,
} from '../../protocol/explanation';
import type { SearchRequest } from '../../protocol/types';
import { withoutNames, type IndexData } from '../index/index-data';
import type { Found } from '../matching/finder';
import { wordScore } from '../matching/join-words';
import { faultFactor } from '../matching/names';
import type { Hit } from '../matching/ranking';
import type { Selection } from '../selection';
import { explainedQuery } from './explained-query';

export { TracedFullText } from './traced-full-text';

/** Why the hits of a page are in this order. @param found with traced scores */
export function explanationOf(
  request: SearchRequest,
  found: Found,
  { hits, sort, slice }: Selection,
  { definition, records }: IndexData,
): Explanation {
  const explained = (hit: Hit, index: number): ExplainedHit => ({
    id: hit.document.id,
    title: String(hit.document.fields[definition.titleField] ?? hit.document.id),
    position: slice.start + index + 1,
    isTitle: hit.isTitle,
    score: hit.match?.score ?? 0,
    parts: partsOf(hit, found, records),
  });
  return {
    query: explainedQuery(request, found),
    ...(sort?.field !== undefined && { sort: sort.name }),
    hits: hits.slice(slice.start, slice.start + slice.rows).map(explained),
    weights: Object.fromEntries(definition.fields.map(({ name, weight }) => [name, weight])),
  };
}

function partsOf(
  { number, document, match, names }: Hit,
  found: Found,
  records: IndexData['records'],
): ScorePart[] {
  if (!match?.parts) return [];
  const first = records.findIndex(([owner]) => owner === number);
  const headings = withoutNames(document.passages).map(({ title }) => title);
  const { share, together, ownTogether } = match.parts;
  const parts: ScorePart[] = termParts(found, first, headings);
  parts.sort((a, b) => b.points - a.points);
  if (ownTogether > 0) parts.push({ kind: 'ownTogether', points: ownTogether });
  if (together > 0) parts.push({ kind: 'together', points: together });
  const fault = names ? faultFactor(match.parts, names.faults) : 1;
  addFactors(parts, { share, ...names?.factors, fault, boost: document.boost ?? 1 });
  return parts;
}

/** Adds what each factor makes of the sum so far. */
function addFactors(
  parts: ScorePart[],
  factors: Readonly<Partial<Record<ScoreFactor, number>>>,
): void {
  let total = parts.reduce((sum, { points }) => sum + points, 0);
  for (const kind of scoreFactors) {
    const factor = factors[kind] ?? 1;
    if (factor !== 1) parts.push({ kind, factor, points: total * (factor - 1) });
    total *= factor;
  }
}

/**
 * The terms that matched in the records of a document: in its own fields, in the best section of each word, and in
 * the other sections together.
 * @param first number of the document's own record
 */
function termParts(
  { query, words }: Found,
  first: number,
  headings: readonly string[],
): TermPart[] {
  const rows = new Map<string, TermPart>();
  const passages = headings.map((_, passage) => first + 1 + passage);
  for (const [number, { records }] of words.entries()) {
    const { start, end } = query.words[number] ?? {};
    const word = query.text.slice(start, end);
    const better = (one: number, other: number) =>
      records.of(other) > records.of(one) ? other : one;
    const best = passages.reduce(better, first + 1);
    for (const record of [first, ...passages]) {
      const counted = record === first ? wordScore(1, 0, 0) : wordScore(0, +(record === best), 1);
      let place = record === first ? '' : 'other sections';
      if (record === best) place = headings[record - first - 1] || 'before the first heading';
      for (const part of records.partsOf?.(record) ?? []) {
        const key = JSON.stringify([number, part.kind, part.term, part.field, place]);
        const factor = part.factor * counted;
        const points = part.points * counted;
        const row = rows.get(key) ?? { ...part, word, place, factor, frequency: 0, points: 0 };
        row.frequency += points / (row.weight * row.rarity * row.factor);
        row.points += points;
        rows.set(key, row);
      }
    }
  }
  return [...rows.values()];
}
