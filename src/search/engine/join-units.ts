/** Rank of what was found although letters are wrong; more edits rank behind. */
export const fuzzyRank = 10;
/** How much a passage counts that has several of the query's words, against the words by themselves. */
const TOGETHER = 8;

/** How well a record matches. Of two ways the one with the lower rank counts, then the one with the higher score. */
export interface RecordHit {
  score: number;
  rank: number;
}

/** Where and how well a unit matches, by record. */
export interface UnitHits {
  records: Map<number, RecordHit>;
  terms: Set<string>;
}

export interface DocumentMatch {
  /** Sum of the units' ranks: 0 when all were found as typed. */
  rank: number;
  /** Units that did not match. */
  missing: number;
  score: number;
  /** Passage with the best match; -1 when only the document itself matches. */
  passage: number;
  /** The passage says more than the document's own fields: a link should lead there. */
  inPassage: boolean;
}

export interface Matches {
  documents: Map<number, DocumentMatch>;
  /** Terms of the index that made the matches, for highlighting. */
  terms: Set<string>;
}

/** Joins the units to documents: each unit must be found in some record of the document. */
export function joinUnits(
  units: readonly UnitHits[],
  records: readonly (readonly [number, number])[],
  needed: number,
): Matches {
  const byDocument = new Map<number, { own: RecordHit[]; passages: Map<number, RecordHit[]> }>();
  units.forEach(({ records: found }, unit) => {
    for (const [record, hit] of found) {
      const [document, passage] = records[record] ?? [-1, -1];
      const entry = byDocument.get(document) ?? {
        own: [],
        passages: new Map<number, RecordHit[]>(),
      };
      byDocument.set(document, entry);
      const target = passage < 0 ? entry.own : (entry.passages.get(passage) ?? []);
      target[unit] = hit;
      if (passage >= 0) entry.passages.set(passage, target);
    }
  });

  const documents = new Map<number, DocumentMatch>();
  for (const [document, { own, passages }] of byDocument) {
    const match = joined(units.length, own, passages);
    if (units.length - match.missing >= needed) documents.set(document, match);
  }
  return { documents, terms: new Set(units.flatMap(({ terms }) => [...terms])) };
}

function joined(
  count: number,
  own: readonly (RecordHit | undefined)[],
  passages: ReadonlyMap<number, readonly (RecordHit | undefined)[]>,
): DocumentMatch {
  const match: DocumentMatch = { rank: 0, missing: 0, score: 0, passage: -1, inPassage: false };
  for (let unit = 0; unit < count; unit += 1) {
    const inPassages = [...passages.values()].flatMap((hits) => hits[unit] ?? []);
    const hits = [own[unit], ...inPassages].filter((hit) => hit !== undefined);
    if (hits.length === 0) match.missing += 1;
    else {
      const rank = Math.min(...hits.map((hit) => hit.rank));
      match.rank += count === 1 || rank >= fuzzyRank ? rank : 0;
      const scores = inPassages.map(({ score }) => score);
      match.score += scores.reduce(
        (sum, score) => sum + score,
        (own[unit]?.score ?? 0) + Math.max(0, ...scores),
      );
    }
  }
  let best = 0;
  for (const [passage, hits] of passages) {
    const found = hits.filter((hit) => hit !== undefined);
    const sum = found.reduce((total, { score }) => total + score, 0) * (found.length / count);
    if (sum > best) {
      best = sum;
      match.passage = passage;
    }
  }
  match.score += TOGETHER * best * (1 - 1 / count);
  match.score *= (count - match.missing) / count;
  match.inPassage = match.passage >= 0 && own.filter((hit) => hit !== undefined).length < count;
  return match;
}
