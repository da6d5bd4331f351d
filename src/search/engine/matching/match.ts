import type { MatchKind } from '../../protocol/explanation';
import type { FullText, TermHits } from '../index/full-text';
import { joinWords, type Matches, type WordHits } from './join-words';
import type { ParsedQuery, QueryWord } from './query';
import { editsOf, isProtected } from './spelling';
import { isLightWord, isQuestion, isSentence } from '../language/stop-words';
import type { Synonyms } from '../language/synonyms';
import { lookup, termFactors } from '../ranking-weights';

/** `near`: also words with slips; `as typed`: documents with any word as it is; `exact`: documents with all words. */
export type Strictness = 'near' | 'as typed' | 'exact';

/** The full-text index, and how a query reads it. */
interface QueryIndex {
  fullText: FullText;
  isSentence: boolean;
}

export interface QueryMatches extends Matches {
  /** Words of the query that nothing was found for. */
  unknown: QueryWord[];
}

/**
 * Finds the documents of a query. Of one or two words that the index knows all must be found, of more a share; a word
 * that it does not know is looked up by near ones and is not required. When no document has enough, documents that have
 * any of the words are found.
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
  const found = query.words.map((word) =>
    findWord(word, index, synonyms, query.words.length > 1 ? 1 : lookup.minPrefixLetters),
  );
  const known = found.filter((hits) => hits.records.size > 0).length;
  weakenParts(found, query);
  for (const [number, isLight] of lightWords(query).entries())
    if (isLight) found[number]?.records.scale(termFactors.light);
  addSynonyms(found, query, index);
  addRuns(found, query, index);
  // The next lookups depend on these hits, which are complete only when their postings are loaded.
  if (fullText.isIncomplete)
    return { documents: new Map(), terms: new Set(), words: [], unknown: [] };
  const asTyped = found.map((hits) => hits.records.size > 0);
  const count = query.words.length;
  const join = (hits: readonly WordHits[], needed: number): QueryMatches => ({
    ...joinWords(hits, records, needed, weightsOf(hits, query, records.length), asTyped),
    unknown: query.words.filter((_, number) => hits[number]?.records.size === 0),
  });
  if (strictness !== 'near') return join(found, strictness === 'exact' ? count : 1);

  const near = found.map((hits, number) => {
    const word = query.words[number];
    return word && hits.records.size === 0 ? withNear(word, index, hits) : hits;
  });
  const matches = join(near, neededOf(known, isQuestion(query.text)));
  return matches.documents.size > 0 || count === 0 ? matches : join(near, 1);
}

/** A question holds words that are only its form: even of two words one may be missing. */
function neededOf(known: number, asks: boolean): number {
  const isName = known < lookup.minDescription && !asks;
  return Math.max(1, isName ? known : Math.ceil(known * lookup.minMatchedShare));
}

/** Rarity of words: one in few records weighs more than one that occurs everywhere. */
function weightsOf(found: readonly WordHits[], query: ParsedQuery, records: number): number[] {
  const isLight = isQuestion(query.text) ? [] : lightWords(query);
  return found.map(
    ({ records: { size } }, number) =>
      Math.log(1 + records / (1 + size)) * (isLight[number] ? termFactors.lightShare : 1),
  );
}

/** @param minStart number of letters from which on an unfinished word is a prefix */
function findWord(
  word: QueryWord,
  index: QueryIndex,
  synonyms: Synonyms,
  minStart: number,
): WordHits {
  const { vocabulary } = index.fullText;
  const hits = noHits(index);
  add(hits, termHits(index, word.term, word.open && word.term.length >= minStart), 'itself');
  if (word.digraph) add(hits, termHits(index, word.digraph, word.open), 'itself');
  if (word.quoted) return hits;
  if (!synonyms.isForeign(word.term)) {
    for (const form of vocabulary.forms(word.term)) add(hits, termHits(index, form), 'form');
    for (const compound of vocabulary.compoundsWith(word.term))
      add(hits, termHits(index, compound), 'compound');
  }
  if (hits.records.size > 0 || index.fullText.isIncomplete) return hits;

  const isName = word.humps.length > 1;
  const parts = isName ? word.humps : vocabulary.split(word.term, (part) => synonyms.has(part));
  if (parts)
    mergeAll(
      hits,
      parts.map((part) => findPart(part, index, synonyms)),
    );
  return hits;
}

/** A part of a compound, by itself, its forms and its other names. */
function findPart(part: string, index: QueryIndex, synonyms: Synonyms): WordHits {
  const { vocabulary } = index.fullText;
  const forms = (term: string) => [term, ...vocabulary.forms(term)];
  const found = fromTerms(synonyms.isForeign(part) ? [part] : forms(part), index, 'part');
  for (const other of synonyms.of(part))
    mergeAll(
      found,
      other.map((term) => fromTerms(forms(term), index, 'part')),
    );
  return found;
}

/**
 * Words that stand side by side in the query and as one name in the index: `full feed` finds `full-feed`. Where signs
 * join them in the query, too, the name counts more than its words.
 */
function addRuns(found: readonly WordHits[], { runs }: ParsedQuery, index: QueryIndex): void {
  for (const run of runs) {
    const hits = termHits(index, run.term);
    const isWhole = run.isJoined && hits.records.length > 0;
    for (const number of run.words) {
      const target = found[number];
      if (isWhole) target?.records.scale(termFactors.apart);
      if (target) add(target, hits, 'joined');
    }
  }
}

/** Lowers the words of a name that the index does not have as a whole: the saw of "saber saw". */
function weakenParts(found: readonly WordHits[], { synonyms }: ParsedQuery): void {
  for (const { words } of synonyms) {
    const hits = words.flatMap((number) => found[number] ?? []);
    if (hits.some(({ records }) => records.size === 0))
      for (const { records } of hits) records.scale(termFactors.partOfName);
  }
}

/** Which words only make the sentence; none when there are no others. */
function lightWords({ words }: ParsedQuery): boolean[] {
  const isLight = words.map(({ term, quoted }) => !quoted && isLightWord(term));
  return isLight.includes(false) ? isLight : [];
}

/** Other names add scores to all words that they stand for, and lower none. */
function addSynonyms(
  found: readonly WordHits[],
  { words: all, synonyms }: ParsedQuery,
  index: QueryIndex,
): void {
  for (const { words, others, isForeign } of synonyms) {
    const kind = isForeign ? 'translation' : 'synonym';
    const factor = isForeign || all.length < lookup.minDescription ? 1 : termFactors.described;
    for (const other of others) {
      const hits = noHits(index);
      const parts = other.map((term) => {
        const found = noHits(index);
        add(found, termHits(index, term), kind, factor);
        for (const form of index.fullText.vocabulary.forms(term))
          add(found, termHits(index, form), kind, factor * termFactors.form);
        return found;
      });
      // Single words of a name, such as the "search" of "faceted search", are not highlighted.
      if (parts.length > 1) for (const { terms } of parts) terms.clear();
      mergeAll(hits, parts);
      for (const target of words.flatMap((number) => found[number] ?? [])) {
        for (const record of hits.records.found)
          target.records.raise(record, hits.records.of(record) / words.length, [hits.records]);
        for (const term of hits.terms) target.terms.add(term);
      }
    }
  }
}

/** Hits of a word with wrong letters, or of one that is unfinished. */
function withNear(word: QueryWord, index: QueryIndex, known: WordHits): WordHits {
  const hits = noHits(index);
  mergeAll(hits, [known]);
  if (word.quoted || isProtected(word)) return hits;
  if (word.open && word.term.length > 2) add(hits, termHits(index, word.term, true), 'near');
  for (const { term, distance } of index.fullText.vocabulary
    .near(word.term, word.open, editsOf(word))
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

/** Takes over the hits of a term; of two ways to match a record the one with the higher score counts. */
function add(hits: WordHits, found: TermHits, kind: Factored, scale = 1): void {
  const factor = termFactors[kind] * scale;
  const from = [found];
  found.records.forEach((record, entry) =>
    hits.records.raise(record, (found.scores[entry] ?? 0) * factor, from, kind),
  );
  for (const term of found.terms) hits.terms.add(term);
}

/** Takes over records that have all of the parts: words of one name belong together. */
function mergeAll(hits: WordHits, parts: readonly WordHits[]): void {
  const [first, ...rest] = parts;
  if (!first) return;
  const from = parts.map(({ records }) => records);
  let any = false;
  for (const record of first.records.found) {
    const others = rest.map(({ records }) => records.of(record));
    if (others.includes(0)) continue;
    any = true;
    hits.records.raise(
      record,
      others.reduce((sum, other) => sum + other, first.records.of(record)),
      from,
    );
  }
  if (any) for (const part of parts) for (const term of part.terms) hits.terms.add(term);
}
