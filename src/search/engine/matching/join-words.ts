import { joining } from '../ranking-weights';
import type { RecordScores } from './record-scores';

/** Matches of a word of the query, by record. */
export interface WordHits {
  records: RecordScores;
  /** Terms of the index that matched. */
  terms: Set<string>;
}

export interface DocumentMatch {
  /** Words of the query that did not match. */
  missing: number;
  score: number;
  /** Passage with the best match; -1 when only the document itself matches. */
  passage: number;
  /** Score of each passage as the target of the link, by number; responses with `trace` have it by this name. */
  linkScores: readonly number[];
  /** Share of the query, by rarity of words, that the passage and the document's own fields have as typed. */
  covered: number;
  /** Whether the passage is the target of a link: it has all words of the query, or more than the document's own fields. */
  inPassage: boolean;
  /** Where scores are traced: what of the score is not that of single words. */
  parts?: JoinedParts;
}

export interface JoinedParts {
  /** Score for words that stand together in a passage. */
  together: number;
  /** The same in the document's own fields. */
  ownTogether: number;
  /** Factor for the share of the query that the document has. */
  share: number;
  /** Passage with the best match, before names are compared; -1 without one. */
  passage: number;
}

export interface Matches {
  documents: Map<number, DocumentMatch>;
  /** Terms of the index that made the matches, for highlighting. */
  terms: Set<string>;
  /** Matches of each word. */
  words: readonly WordHits[];
}

/**
 * Joins the words of a query to documents: a document must have so many of them in some record.
 * @param records owner of each record; the records of a document are side by side, its own before its passages
 * @param weights rarity of each word, by number
 * @param asTyped whether a word was found as it is, by number
 */
export function joinWords(
  found: readonly WordHits[],
  records: readonly (readonly [document: number, passage: number])[],
  needed: number,
  weights: readonly number[],
  asTyped: readonly boolean[],
): Matches {
  const firsts = new Map<number, number>();
  for (const hits of found)
    for (const record of hits.records.found) {
      const [document, passage] = records[record] ?? [-1, -1];
      firsts.set(document, record - passage - 1);
    }
  const documents = new Map<number, DocumentMatch>();
  for (const [document, first] of firsts) {
    let end = first + 1;
    while (records[end]?.[0] === document) end += 1;
    const match = joined(found, { first, end }, weights, asTyped);
    if (weights.length - match.missing >= needed) documents.set(document, match);
  }
  return {
    documents,
    terms: new Set(found.flatMap(({ terms }) => [...terms])),
    words: found,
  };
}

/** Score of a word in a document. @param own in its own fields @param best in its best passage @param sum in all passages */
export function wordScore(own: number, best: number, sum: number): number {
  return own + joining.bestPassage * best + joining.otherPassages * (sum - best);
}

/** Joins the words in the records of one document: its own, then its passages. */
function joined(
  found: readonly WordHits[],
  { first, end }: { first: number; end: number },
  weights: readonly number[],
  asTyped: readonly boolean[],
): DocumentMatch {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const count = weights.length;
  /** How rare each word is among the passages of the document. */
  const rarities: number[] = [];
  let [score, missing, inOwn, ownSum, ownWeight, foundWeight] = [0, 0, 0, 0, 0, 0];
  found.forEach(({ records }, word) => {
    const weight = weights[word] ?? 0;
    const own = records.of(first);
    let [best, sum, holders] = [0, 0, 0];
    for (let record = first + 1; record < end; record += 1) {
      const here = records.of(record);
      if (here === 0) continue;
      holders += 1;
      sum += here;
      best = Math.max(best, here);
    }
    rarities.push(Math.log(1 + (end - first - 1) / Math.max(1, holders)));
    score += wordScore(own, best, sum);
    ownSum += own;
    if (own > 0) {
      inOwn += 1;
      ownWeight += weight;
    }
    if (own + best > 0) foundWeight += weight;
    else missing += 1;
  });
  const {
    passage,
    hasAll,
    linkScores,
    together: most,
  } = bestPassage(found, { first, end, rarities }, weights, all);
  const together = joining.together * most * (1 - 1 / count);
  const ownTogether = joining.ownTogether * ownSum * (ownWeight / all) * (1 - 1 / count);
  const share = (foundWeight / all) ** joining.documentShare;
  const match: DocumentMatch = {
    missing,
    score: (score + together + ownTogether) * share,
    passage,
    linkScores,
    covered: coveredWeight(found, { first, passage }, weights, asTyped) / all,
    inPassage: passage >= 0 && (hasAll || inOwn < count),
  };
  if (found[0]?.records.partsOf) match.parts = { together, ownTogether, share, passage };
  return match;
}

/** Weight of the words that the passage or the document's own fields have as typed. */
function coveredWeight(
  found: readonly WordHits[],
  { first, passage }: { first: number; passage: number },
  weights: readonly number[],
  asTyped: readonly boolean[],
): number {
  return found.reduce(
    (sum, { records }, word) =>
      asTyped[word] === true &&
      (records.of(first) > 0 || (passage >= 0 && records.of(first + 1 + passage) > 0))
        ? sum + (weights[word] ?? 0)
        : sum,
    0,
  );
}

/**
 * The best passage: the sum of its words' scores, higher the fewer are missing. Among the passages of one
 * document a word in most of them counts less than one in few. For words together, those that a passage lacks and
 * the document's own fields have count in part.
 */
function bestPassage(
  found: readonly WordHits[],
  { first, end, rarities }: { first: number; end: number; rarities: readonly number[] },
  weights: readonly number[],
  all: number,
): { passage: number; together: number; hasAll: boolean; linkScores: number[] } {
  const linkScores: number[] = [];
  let best = { passage: -1, hasAll: false };
  let [most, together] = [0, 0];
  for (let record = first + 1; record < end; record += 1) {
    let [sum, linkScore, weight, count, inherited] = [0, 0, 0, 0, 0];
    for (let word = 0; word < found.length; word += 1) {
      const score = found[word]?.records.of(record) ?? 0;
      if (score === 0) {
        if ((found[word]?.records.of(first) ?? 0) > 0) inherited += weights[word] ?? 0;
        continue;
      }
      sum += score;
      linkScore += score * (rarities[word] ?? 0);
      weight += weights[word] ?? 0;
      count += 1;
    }
    const share = (weight / all) ** joining.passageShare;
    const passage = record - first - 1;
    const here = sum * ((weight + joining.inherited * inherited) / all) ** joining.passageShare;
    together = Math.max(together, here);
    linkScores.push(linkScore * share);
    if (linkScore * share <= most) continue;
    most = linkScore * share;
    best = { passage, hasAll: count === found.length };
  }
  return { ...best, together, linkScores };
}
