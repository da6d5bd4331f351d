import {
  scoreFactors,
  type ExplainedHit,
  type ScoreFactor,
  type Explanation,
  type ScorePart,
  type TermPart,
} from '../../protocol/explanation';
import type { SearchRequest } from '../../protocol/types';
import type { IndexData } from '../index/index-data';
import type { Found } from '../matching/finder';
import type { DocumentMatch } from '../matching/join-words';
import type { Hit } from '../matching/ranking';
import { joining } from '../ranking-weights';
import type { Selection } from '../selection';
import { explainedQuery } from './explained-query';

export { TracedFullText } from './traced-full-text';

/** Why the hits of a page are in this order. @param found with traced scores */
export function explanationOf(
  request: SearchRequest,
  found: Found,
  { hits, sort, slice }: Selection,
  data: IndexData,
): Explanation {
  const { fields } = data.definition;
  return {
    query: explainedQuery(request, found),
    ...(sort?.field !== undefined && { sort: sort.name }),
    hits: hits
      .slice(slice.start, slice.start + slice.rows)
      .map((hit, index) => explainedHit(hit, slice.start + index + 1, found, data)),
    weights: Object.fromEntries(fields.map(({ name, weight }) => [name, weight])),
  };
}

function explainedHit(
  hit: Hit,
  position: number,
  found: Found,
  { definition, records }: IndexData,
): ExplainedHit {
  const { number, document, match, isTitle } = hit;
  const parts: ScorePart[] = [];
  if (match) {
    const first = records.findIndex(([owner]) => owner === number);
    const headings = document.passages.map(({ title }) => title);
    const terms = termParts(match, first, found, definition.fields, headings);
    parts.push(...terms.sort((a, b) => b.points - a.points));
    const { score, passage, own } = match.together;
    if (own > 0) parts.push({ kind: 'together', points: own });
    if (score > 0)
      parts.push({ kind: 'together', section: headings[passage] ?? '', points: score });
    addFactors(parts, {
      share: match.share,
      ...hit.names?.factors,
      fault: match.fault,
      boost: document.boost ?? 1,
    });
  }
  return {
    id: document.id,
    title: String(document.fields[definition.titleField] ?? document.id),
    position,
    number,
    isTitle,
    score: match?.score ?? 0,
    parts,
  };
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
  { bests }: DocumentMatch,
  first: number,
  { query, words }: Found,
  fields: IndexData['definition']['fields'],
  headings: readonly string[],
): TermPart[] {
  const rows = new Map<string, TermPart>();
  for (const [number, { records }] of words.entries())
    for (let record = first; record <= first + headings.length; record += 1) {
      const isOther = record !== first && record !== bests[number];
      for (const { kind, term, field, weight, rarity, frequency, factor } of records.partsOf?.(
        record,
      ) ?? []) {
        const { name = '' } = fields[field] ?? {};
        const counted = factor * placeFactor(record, first, bests[number]);
        const points = weight * rarity * frequency * counted;
        const key = JSON.stringify([number, kind, term, field, isOther || record]);
        // A name whose parts have the same word has it twice.
        const known = rows.get(key);
        const { start, end } = query.words[number] ?? {};
        rows.set(key, {
          ...{ kind, word: query.text.slice(start, end), term, field: name, weight, rarity },
          factor: counted + (isOther ? 0 : (known?.factor ?? 0)),
          ...(isOther ? { sections: (known?.sections ?? 0) + 1 } : { frequency }),
          ...(!isOther && record > first && { section: headings[record - first - 1] ?? '' }),
          points: points + (known?.points ?? 0),
        });
      }
    }
  return [...rows.values()];
}

/** What the score of a word in a record counts for the document. */
function placeFactor(record: number, first: number, best: number | undefined): number {
  if (record === first) return 1;
  return record === best ? joining.bestPassage : joining.otherPassages;
}
