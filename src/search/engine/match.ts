import type { FullText, TermHits } from './full-text';
import { fuzzyRank, joinUnits, type Matches, type RecordHit, type UnitHits } from './join-units';
import type { ParsedQuery, QueryUnit, QueryWord } from './query';
import type { Synonyms } from './synonyms';

/** How a word was found in a record; a lower rank is better whatever the score. */
const exactRank = 0;
const synonymRank = 1;

/** How much a match counts that is not the word itself. */
const factors = { form: 0.5, part: 0.5, synonym: 0.6, compound: 0.5, fuzzy: 0.5 };
/** Share of a query's units that must match in queries of more than two. */
const MIN_MATCHED_SHARE = 0.6;
/** Most near terms that a word with a slip is looked up by. */
const MAX_NEAR_TERMS = 8;

/**
 * Finds the documents of a query. One or two words must all be found; of more, most. A word that no document has is
 * looked for by near ones; when the words are nowhere together, all are.
 * @param records owner of each record: document and passage number
 * @param exactly no near words, no missing ones
 */
export function matchQuery(
  query: ParsedQuery,
  fullText: FullText,
  synonyms: Synonyms,
  records: readonly (readonly [number, number])[],
  exactly = false,
): Matches {
  const count = query.units.length;
  const needed = exactly || count < 3 ? count : Math.ceil(count * MIN_MATCHED_SHARE);
  const found = query.units.map((unit) => {
    const hits = findUnit(unit, fullText, synonyms);
    return exactly || hits.records.size > 0 ? hits : findNear(unit, fullText, hits);
  });
  const matches = joinUnits(found, records, needed);
  if (matches.documents.size > 0 || count === 0 || exactly) return matches;
  return joinUnits(
    query.units.map((unit, index) =>
      findNear(unit, fullText, found[index] ?? { records: new Map(), terms: new Set() }),
    ),
    records,
    needed,
  );
}

function findUnit(unit: QueryUnit, fullText: FullText, synonyms: Synonyms): UnitHits {
  const hits: UnitHits = { records: new Map(), terms: new Set() };
  mergeAll(
    hits,
    unit.words.map((word) => findWord(word, fullText, synonyms)),
  );
  for (const other of unit.synonyms) {
    const found = other.map((term) =>
      fromTerms([term, ...fullText.vocabulary.forms(term)], fullText, synonymRank, factors.synonym),
    );
    // Single words of a name, such as the "search" of "faceted search", are not what was looked for: no marks.
    if (found.length > 1) for (const { terms } of found) terms.clear();
    mergeAll(hits, found);
  }
  return hits;
}

function findWord(word: QueryWord, fullText: FullText, synonyms: Synonyms): UnitHits {
  const { vocabulary } = fullText;
  const hits: UnitHits = { records: new Map(), terms: new Set() };
  add(hits, fullText.lookup(word.term, word.open && word.term.length > 1), exactRank, 1);
  if (word.digraph) add(hits, fullText.lookup(word.digraph, word.open), exactRank, 1);
  if (word.quoted) return hits;
  for (const form of vocabulary.forms(word.term))
    add(hits, fullText.lookup(form), exactRank, factors.form);
  for (const compound of vocabulary.compoundsWith(word.term))
    add(hits, fullText.lookup(compound), synonymRank, factors.compound);
  if (hits.records.size > 0) return hits;

  const isName = word.humps.length > 1;
  const parts = isName ? word.humps : vocabulary.split(word.term, (part) => synonyms.has(part));
  if (parts)
    mergeAll(
      hits,
      parts.map((part) => {
        const found = fromTerms(
          [part, ...vocabulary.forms(part)],
          fullText,
          isName ? exactRank : synonymRank,
          factors.part,
        );
        for (const other of synonyms.at([part], 0)?.others ?? [])
          mergeAll(
            found,
            other.map((term) =>
              fromTerms([term, ...vocabulary.forms(term)], fullText, synonymRank, factors.part),
            ),
          );
        return found;
      }),
    );
  return hits;
}

/** Adds what is found when letters are wrong; what was found before keeps its rank. */
function findNear(unit: QueryUnit, fullText: FullText, known: UnitHits): UnitHits {
  const hits: UnitHits = { records: new Map(known.records), terms: new Set(known.terms) };
  mergeAll(
    hits,
    unit.words.map((word) => {
      const found = fromTerms([word.term], fullText, exactRank, 1);
      if (word.quoted) return found;
      for (const { term, distance } of fullText.vocabulary
        .near(word.term, word.open)
        .slice(0, MAX_NEAR_TERMS))
        add(found, fullText.lookup(term), fuzzyRank + distance, factors.fuzzy / distance);
      return found;
    }),
  );
  return hits;
}

function fromTerms(
  terms: readonly string[],
  fullText: FullText,
  rank: number,
  factor: number,
): UnitHits {
  const hits: UnitHits = { records: new Map(), terms: new Set() };
  for (const term of terms) add(hits, fullText.lookup(term), rank, factor);
  return hits;
}

/** Takes over the hits of a term; of two ways to match a record the one with the better rank, then score, counts. */
function add(hits: UnitHits, { scores, terms }: TermHits, rank: number, factor: number): void {
  for (const [record, score] of scores)
    keepBetter(hits.records, record, { rank, score: score * factor });
  for (const term of terms) hits.terms.add(term);
}

function keepBetter(records: Map<number, RecordHit>, record: number, hit: RecordHit): void {
  const known = records.get(record);
  if (!known || hit.rank < known.rank || (hit.rank === known.rank && hit.score > known.score))
    records.set(record, hit);
}

/** Takes over records that all of the words match. A word missing in a record is looked for no further: words of one name stand together. */
function mergeAll(hits: UnitHits, parts: readonly UnitHits[]): void {
  const [first, ...rest] = parts;
  if (!first) return;
  let any = false;
  for (const [record, hit] of first.records) {
    const others = rest.map(({ records }) => records.get(record));
    if (others.some((other) => other === undefined)) continue;
    any = true;
    keepBetter(hits.records, record, {
      rank: Math.max(hit.rank, ...others.map((other) => other?.rank ?? 0)),
      score: others.reduce((sum, other) => sum + (other?.score ?? 0), hit.score),
    });
  }
  if (any) for (const part of parts) for (const term of part.terms) hits.terms.add(term);
}
