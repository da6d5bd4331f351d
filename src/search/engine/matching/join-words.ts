/** How much a passage counts that has several of the query's words, against the words by themselves. */
const TOGETHER = 5;
/** The same for the fields of the document itself: a page that is about all of the words against one about one of them. */
const OWN_TOGETHER = 2;
/** How much the passages count that have a word beside the best one. */
const OTHER_PASSAGES = 0.5;

/** How much the share of the query's words counts that a document has. */
const MISSING = 2 / 3;

/** Where and how well a word of the query matches, by record. */
export interface WordHits {
  records: Map<number, number>;
  /** Terms of the index that matched. */
  terms: Set<string>;
}

export interface DocumentMatch {
  /** Words of the query that did not match. */
  missing: number;
  score: number;
  /** Passage with the best match; -1 when only the document itself matches. */
  passage: number;
  /** Share of what the words say that the passage and the document's own fields have as typed. */
  covered: number;
  /** The passage says more than the document's own fields: a link should lead there. */
  inPassage: boolean;
}

export interface Matches {
  documents: Map<number, DocumentMatch>;
  /** Terms of the index that made the matches, for highlighting. */
  terms: Set<string>;
}

/** Scores of one record by word of the query. */
type Scores = (number | undefined)[];

/**
 * Joins the words of a query to documents: a document must have so many of them in some record.
 * @param weights how much each word says, by number
 * @param asTyped whether a word was found as it is, by number
 */
export function joinWords(
  found: readonly WordHits[],
  records: readonly (readonly [number, number])[],
  needed: number,
  weights: readonly number[],
  asTyped: readonly boolean[],
): Matches {
  const byDocument = new Map<number, { own: Scores; passages: Map<number, Scores> }>();
  found.forEach((hits, word) => {
    for (const [record, score] of hits.records) {
      const [document, passage] = records[record] ?? [-1, -1];
      const entry = byDocument.get(document) ?? { own: [], passages: new Map<number, Scores>() };
      byDocument.set(document, entry);
      const target = passage < 0 ? entry.own : (entry.passages.get(passage) ?? []);
      target[word] = score;
      if (passage >= 0) entry.passages.set(passage, target);
    }
  });

  const documents = new Map<number, DocumentMatch>();
  for (const [document, { own, passages }] of byDocument) {
    const match = joined(weights, own, passages);
    const best = passages.get(match.passage) ?? [];
    match.covered =
      weights.reduce(
        (sum, weight, word) =>
          asTyped[word] && (own[word] ?? best[word]) !== undefined ? sum + weight : sum,
        0,
      ) / weights.reduce((sum, weight) => sum + weight, 0);
    if (weights.length - match.missing >= needed) documents.set(document, match);
  }
  return { documents, terms: new Set(found.flatMap(({ terms }) => [...terms])) };
}

function joined(
  weights: readonly number[],
  own: Scores,
  passages: ReadonlyMap<number, Scores>,
): DocumentMatch {
  const match: DocumentMatch = { missing: 0, score: 0, passage: -1, covered: 0, inPassage: false };
  const count = weights.length;
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const share = (scores: Scores) =>
    scores.reduce<number>(
      (sum, score, word) => sum + (score === undefined ? 0 : (weights[word] ?? 0)),
      0,
    ) / all;
  const anywhere: Scores = [...own];
  for (let word = 0; word < count; word += 1) {
    const inPassages = [...passages.values()].flatMap((scores) => scores[word] ?? []);
    if (own[word] === undefined && inPassages.length === 0) {
      match.missing += 1;
      continue;
    }
    anywhere[word] = 1;
    const best = Math.max(0, ...inPassages);
    const others = inPassages.reduce((sum, score) => sum + score, -best);
    match.score += (own[word] ?? 0) + 2 * best + OTHER_PASSAGES * others;
  }
  let best = 0;
  for (const [passage, scores] of passages) {
    const sum = scores.reduce<number>((total, score) => total + (score ?? 0), 0) * share(scores);
    if (sum > best) {
      best = sum;
      match.passage = passage;
    }
  }
  const ownSum = own.reduce<number>((sum, score) => sum + (score ?? 0), 0);
  match.score += (TOGETHER * best + OWN_TOGETHER * ownSum * share(own)) * (1 - 1 / count);
  match.score *= share(anywhere) ** MISSING;
  match.inPassage = match.passage >= 0 && own.filter((score) => score !== undefined).length < count;
  return match;
}
