import type { MatchKind } from '../../protocol/explanation';
import type { FullText, TermHits } from '../index/full-text';
import { joinWords, type Matches, type WordHits } from './join-words';
import type { ParsedQuery, QueryWord } from './query';
import { editsOf, isProtected } from './spelling';
import { isLeftOut, isLightWord, isQuestion, isSentence } from '../language/stop-words';
import type { Synonyms } from '../language/synonyms';
import { lookup, termFactors } from '../ranking-weights';

/** `near` also matches misspelled words; `as typed` requires any word, `exact` all words. */
export type Strictness = 'near' | 'as typed' | 'exact';

/** The full-text index, with properties of the query. */
interface QueryIndex {
  fullText: FullText;
  isSentence: boolean;
}

export interface QueryMatches extends Matches {
  /** Words of the query without a match. */
  unknown: QueryWord[];
}

/**
 * Finds the documents of a query. A document must contain one or two known words, or a share of more of them. An unknown
 * word matches similar ones and is optional. If no document qualifies, those with any of the words match.
 * @param records owner of each record: document and passage number
 */
export function matchQuery(
  query: ParsedQuery,
  fullText: FullText,
  synonyms: Synonyms,
  records: readonly (readonly [document: number, passage: number])[],
  strictness: Strictness,
): QueryMatches {
  const index = { fullText, isSentence: isSentence(query.text) };
  const wordHits = query.words.map((word) =>
    findWord(word, index, synonyms, query.words.length > 1 ? 1 : lookup.minPrefixLetters),
  );
  const matchedWords = wordHits.filter((hits) => hits.records.size > 0).length;
  for (const [number, isLight] of lightWords(query).entries())
    if (isLight) wordHits[number]?.records.scale(termFactors.light);
  addSynonyms(wordHits, query, index);
  addRuns(wordHits, query, index);
  // The next lookups depend on these hits, which are incomplete until their postings are loaded.
  if (fullText.isIncomplete)
    return { documents: new Map(), terms: new Set(), words: [], unknown: [] };
  const count = query.words.length;
  const join = (hits: readonly WordHits[], needed: number): QueryMatches => ({
    ...joinWords(hits, records, needed, weightsOf(hits, query, records.length)),
    unknown: query.words.filter((_, number) => hits[number]?.records.size === 0),
  });
  if (strictness !== 'near') return join(wordHits, strictness === 'exact' ? count : 1);

  const near = wordHits.map((hits, number) => {
    const word = query.words[number];
    return word && hits.records.size === 0 ? withNear(word, index, hits) : hits;
  });
  // In a question, even one of two words may be missing.
  const isName = matchedWords < lookup.minDescription && !isQuestion(query.text);
  const needed = isName ? matchedWords : Math.ceil(matchedWords * lookup.minMatchedShare);
  const matches = join(near, Math.max(1, needed));
  return matches.documents.size > 0 || count === 0 ? matches : join(near, 1);
}

/** Rarity of words: a word in few records weighs more than one in many. */
function weightsOf(wordHits: readonly WordHits[], query: ParsedQuery, records: number): number[] {
  const isLight = lightWords(query);
  return wordHits.map(
    ({ records: { size } }, number) =>
      Math.log(1 + records / (1 + size)) * (isLight[number] ? termFactors.lightShare : 1),
  );
}

/** @param minStart smallest number of letters of an incomplete word */
function findWord(
  word: QueryWord,
  index: QueryIndex,
  synonyms: Synonyms,
  minStart: number,
): WordHits {
  const { vocabulary } = index.fullText;
  const hits = noHits(index);
  const isExact = isNameInCapitals(word, index);
  if (isExact) add(hits, termHits(index, word.typed), 'itself');
  const isStart = word.isPrefix && !isExact && word.term.length >= minStart;
  add(hits, termHits(index, word.term, isStart), 'itself', isExact ? termFactors.apart : 1);
  if (word.digraph) add(hits, termHits(index, word.digraph, word.isPrefix), 'itself');
  if (word.isQuoted || isExact) return hits;
  const forms = synonyms.isForeign(word.term) ? [] : vocabulary.forms(word.term);
  for (const form of forms) add(hits, termHits(index, form), 'form');
  if (hits.records.size > 0 || index.fullText.isIncomplete) return hits;

  const isName = word.caseParts.length > 1;
  // "mean" in "didYouMean" is a stop word, which texts are not found by.
  const parts = isName
    ? word.caseParts.filter((part) => !isLeftOut(part))
    : vocabulary.split(word.term, (part) => synonyms.has(part));
  if (parts)
    mergeAll(
      hits,
      parts.map((part) => findPart(part, index, synonyms)),
    );
  return hits;
}

/** Whether the texts have the typed letters as a name in capitals: only such terms are not folded. */
const isNameInCapitals = ({ term, typed }: QueryWord, { fullText }: QueryIndex) =>
  typed !== term && fullText.vocabulary.has(typed);

/** Matches of a part of a compound, its forms, and its other names. */
function findPart(part: string, index: QueryIndex, synonyms: Synonyms): WordHits {
  const { vocabulary } = index.fullText;
  const forms = (term: string) => [term, ...vocabulary.forms(term)];
  const partHits = fromTerms(synonyms.isForeign(part) ? [part] : forms(part), index, 'part');
  for (const other of synonyms.of(part))
    mergeAll(
      partHits,
      other.map((term) => fromTerms(forms(term), index, 'part')),
    );
  return partHits;
}

/**
 * Adds matches of adjacent words that are one name in the index: `full feed` finds `full-feed`. If punctuation joins them in
 * the query too, the name scores more than its words.
 */
function addRuns(wordHits: readonly WordHits[], query: ParsedQuery, index: QueryIndex): void {
  const isName = query.words.map((word) => isNameInCapitals(word, index));
  for (const run of query.runs) {
    if (run.words.some((number) => isName[number])) continue;
    const hits = termHits(index, run.term);
    const isComplete = run.isJoined && hits.records.length > 0;
    for (const number of run.words) {
      const target = wordHits[number];
      if (isComplete) target?.records.scale(termFactors.apart);
      if (target) add(target, hits, 'joined');
    }
  }
}

/** Whether each word carries little meaning; false for all if there are no others. */
function lightWords({ words }: ParsedQuery): boolean[] {
  const isLight = words.map(({ term, isQuoted }) => !isQuoted && isLightWord(term));
  return isLight.includes(false) ? isLight : [];
}

/** Adds scores of other names to all words that they replace. */
function addSynonyms(
  wordHits: readonly WordHits[],
  { synonyms }: ParsedQuery,
  index: QueryIndex,
): void {
  for (const { words, others, isForeign } of synonyms) {
    const kind = isForeign ? 'translation' : 'synonym';
    for (const other of others) {
      const hits = noHits(index);
      const parts = other.map((term) => {
        const termScores = noHits(index);
        add(termScores, termHits(index, term), kind);
        for (const form of index.fullText.vocabulary.forms(term))
          add(termScores, termHits(index, form), kind, termFactors.form);
        return termScores;
      });
      // Single words of a name, such as "search" of "faceted search", are not highlighted.
      if (parts.length > 1) for (const { terms } of parts) terms.clear();
      mergeAll(hits, parts);
      for (const target of words.flatMap((number) => wordHits[number] ?? [])) {
        for (const record of hits.records.list)
          target.records.raise(record, hits.records.of(record) / words.length, [hits.records]);
        for (const term of hits.terms) target.terms.add(term);
      }
    }
  }
}

/** Matches of a misspelled or incomplete word. */
function withNear(word: QueryWord, index: QueryIndex, exactHits: WordHits): WordHits {
  const hits = noHits(index);
  mergeAll(hits, [exactHits]);
  if (word.isQuoted || isProtected(word)) return hits;
  for (const { term, distance } of index.fullText.vocabulary
    .near(word.term, word.isPrefix, editsOf(word))
    .slice(0, lookup.maxNearTerms))
    add(hits, termHits(index, term), 'near', 1 / distance);
  return hits;
}

function termHits({ fullText, isSentence }: QueryIndex, term: string, prefix?: boolean): TermHits {
  return fullText.lookup(term, prefix, isSentence);
}

function noHits(index: QueryIndex): WordHits {
  return { records: index.fullText.emptyScores(), terms: new Set() };
}

function fromTerms(terms: readonly string[], index: QueryIndex, kind: Factored): WordHits {
  const hits = noHits(index);
  for (const term of terms) add(hits, termHits(index, term), kind);
  return hits;
}

type Factored = MatchKind & keyof typeof termFactors;

/** Adds the hits of a term. If a record matches in two ways, the higher score counts. */
function add(hits: WordHits, source: TermHits, kind: Factored, scale = 1): void {
  const factor = termFactors[kind] * scale;
  const sources = [source];
  source.records.forEach((record, entry) =>
    hits.records.raise(record, (source.scores[entry] ?? 0) * factor, sources, kind),
  );
  for (const term of source.terms) hits.terms.add(term);
}

/** Adds the records that contain all parts of a name. */
function mergeAll(hits: WordHits, parts: readonly WordHits[]): void {
  const [first, ...rest] = parts;
  if (!first) return;
  const from = parts.map(({ records }) => records);
  let hasCommonRecord = false;
  for (const record of first.records.list) {
    const others = rest.map(({ records }) => records.of(record));
    if (others.includes(0)) continue;
    hasCommonRecord = true;
    hits.records.raise(
      record,
      others.reduce((sum, other) => sum + other, first.records.of(record)),
      from,
    );
  }
  if (hasCommonRecord)
    for (const part of parts) for (const term of part.terms) hits.terms.add(term);
}
