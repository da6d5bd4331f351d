import { joining } from '../ranking-weights';
import type { RecordScores } from './record-scores';

/** Matches of a word of the query, by record. */
export interface WordHits {
  records: RecordScores;
  terms: Set<string>;
}

export interface DocumentMatch {
  /** Number of words of the query that did not match. */
  missing: number;
  score: number;
  /** Index of the best passage; -1 if only the document itself matches. */
  passage: number;
  /** Share of the query, weighted by rarity, that the passage and the document's fields contain. */
  covered: number;
  /** Whether a link targets the passage: it has all words of the query, or more than the document's fields. */
  inPassage: boolean;
  /** In traced scores, the parts that do not belong to single words. */
  parts?: JoinedParts;
}

export interface JoinedParts {
  /** Score for several words in one passage. */
  together: number;
  /** Score for several words in the document's fields. */
  togetherInFields: number;
  /** Factor for the share of the query that the document contains. */
  share: number;
  /** Index of the best passage before names are compared; -1 without one. */
  passage: number;
}

export interface Matches {
  documents: Map<number, DocumentMatch>;
  /** Matched terms of the index, for highlighting. */
  terms: Set<string>;
  words: readonly WordHits[];
}

/**
 * Combines the matches of words to matches of documents, which must contain a minimum number of the words.
 * @param records owner of each record; the records of a document are adjacent, with its own before its passages
 * @param weights rarity of each word
 */
export function joinWords(
  wordHits: readonly WordHits[],
  records: readonly (readonly [document: number, passage: number])[],
  needed: number,
  weights: readonly number[],
): Matches {
  const firsts = new Map<number, number>();
  for (const hits of wordHits)
    for (const record of hits.records.list) {
      const [document, passage] = records[record] ?? [-1, -1];
      firsts.set(document, record - passage - 1);
    }
  const documents = new Map<number, DocumentMatch>();
  for (const [document, first] of firsts) {
    let end = first + 1;
    while (records[end]?.[0] === document) end += 1;
    const match = joinDocument(wordHits, { first, end }, weights);
    if (weights.length - match.missing >= needed) documents.set(document, match);
  }
  return {
    documents,
    terms: new Set(wordHits.flatMap(({ terms }) => [...terms])),
    words: wordHits,
  };
}

/** Score of a word in a document, from those in its fields, in its best passage, and in all passages together. */
export function wordScore(fieldScore: number, best: number, sum: number): number {
  return fieldScore + joining.bestPassage * best + joining.otherPassages * (sum - best);
}

/** Combines the matches in the records of one document: its own, then its passages. */
function joinDocument(
  wordHits: readonly WordHits[],
  { first, end }: { first: number; end: number },
  weights: readonly number[],
): DocumentMatch {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const count = weights.length;
  /** Rarity of each word among the passages of the document. */
  const rarities: number[] = [];
  let [score, missing, fieldWords, fieldSum, fieldWeight, matchedWeight] = [0, 0, 0, 0, 0, 0];
  wordHits.forEach(({ records }, word) => {
    const weight = weights[word] ?? 0;
    const fieldScore = records.of(first);
    let [best, sum, holders] = [0, 0, 0];
    for (let record = first + 1; record < end; record += 1) {
      const here = records.of(record);
      if (here === 0) continue;
      holders += 1;
      sum += here;
      best = Math.max(best, here);
    }
    rarities.push(Math.log(1 + (end - first - 1) / Math.max(1, holders)));
    score += wordScore(fieldScore, best, sum);
    fieldSum += fieldScore;
    if (fieldScore > 0) {
      fieldWords += 1;
      fieldWeight += weight;
    }
    if (fieldScore + best > 0) matchedWeight += weight;
    else missing += 1;
  });
  const {
    passage,
    hasAll,
    together: most,
  } = bestPassage(wordHits, { first, end, rarities }, weights, all);
  const together = joining.together * most * (1 - 1 / count);
  const togetherInFields =
    joining.togetherInFields * fieldSum * (fieldWeight / all) * (1 - 1 / count);
  const share = (matchedWeight / all) ** joining.documentShare;
  const match: DocumentMatch = {
    missing,
    score: (score + together + togetherInFields) * share,
    passage,
    covered: coveredWeight(wordHits, { first, passage }, weights) / all,
    inPassage: passage >= 0 && (hasAll || fieldWords < count),
  };
  if (wordHits[0]?.records.partsOf) match.parts = { together, togetherInFields, share, passage };
  return match;
}

/** Weight of the words that the passage or the document's fields contain. */
function coveredWeight(
  wordHits: readonly WordHits[],
  { first, passage }: { first: number; passage: number },
  weights: readonly number[],
): number {
  return wordHits.reduce(
    (sum, { records }, word) =>
      records.of(first) > 0 || (passage >= 0 && records.of(first + 1 + passage) > 0)
        ? sum + (weights[word] ?? 0)
        : sum,
    0,
  );
}

/**
 * The best passage: its score is the sum of the scores of its words, reduced for missing ones. A word in most passages of
 * the document counts less than a word in few.
 */
function bestPassage(
  wordHits: readonly WordHits[],
  { first, end, rarities }: { first: number; end: number; rarities: readonly number[] },
  weights: readonly number[],
  all: number,
): { passage: number; together: number; hasAll: boolean } {
  let best = { passage: -1, hasAll: false };
  let [most, together] = [0, 0];
  for (let record = first + 1; record < end; record += 1) {
    let [sum, linkScore, weight, count] = [0, 0, 0, 0];
    for (let word = 0; word < wordHits.length; word += 1) {
      const score = wordHits[word]?.records.of(record) ?? 0;
      if (score === 0) continue;
      sum += score;
      linkScore += score * (rarities[word] ?? 0);
      weight += weights[word] ?? 0;
      count += 1;
    }
    const share = weight / all;
    together = Math.max(together, sum * share);
    if (linkScore * share <= most) continue;
    most = linkScore * share;
    best = { passage: record - first - 1, hasAll: count === wordHits.length };
  }
  return { ...best, together };
}
