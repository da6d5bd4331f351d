import { cutQuery } from '../../../lib/text/cut-query';
import type { DidYouMeanResult } from '../../protocol/types';
import type { Documents } from '../index/documents';
import { FullText } from '../index/full-text';
import type {
  IndexData,
  NamedPassage,
  PartSource,
  StoredDocument,
  TextSource,
} from '../index/index-data';
import type { Vocabulary } from '../index/vocabulary';
import { createDefinitions } from './definitions';
import type { DocumentMatch, WordHits } from './join-words';
import { matchQuery, type QueryMatches, type Strictness } from './match';
import { createNaming, withNaming, type Naming } from './names';
import { withPhrases } from './phrases';
import { parseQuery, type ParsedQuery } from './query';
import type { Hit } from './ranking';
import { correct, didYouMean, isSure } from './spelling';
import { passagesOf, termIn } from './terms';
import { isQuestion, isSentence, reportsFault } from '../language/stop-words';
import { Synonyms } from '../language/synonyms';
import { fold } from '../language/text';

/** Result of the text search: matches, and the query after corrections. */
export interface QueryResult {
  query: ParsedQuery;
  hits: Hit[];
  terms: ReadonlySet<string>;
  /** Matches of each word of the query. */
  words: readonly WordHits[];
  /** Words of the query, as spelled, that no document has. */
  leftOut: string[];
  /** The passage that defines the query, or the name that it asks about. */
  definition?: NamedPassage;
  /** The passage of the glossary for the term whose meaning the query asks for. */
  term?: NamedPassage;
  didYouMeanResult?: DidYouMeanResult;
}

export interface Finder {
  /** Runs a query. @param spellcheck whether to match, correct, or propose similar words for unknown ones */
  find: (text: string, spellcheck: boolean) => Promise<QueryResult>;
}

/** Sources of data outside the index. */
export interface FinderSources {
  texts: TextSource;
  parts?: PartSource;
}

export const noSource: PartSource = (file) =>
  Promise.reject(new Error(`The part ${file} of the index is needed, and nothing loads it.`));

/** Whether the texts contain a word or a form of it. */
function isWord(term: string, vocabulary: Vocabulary): boolean {
  return vocabulary.has(term) || vocabulary.forms(term).length > 0;
}

/** Number of top hits that names can move in an index in parts: one page, whose documents are loaded anyway. */
const MAX_NAMED = 10;

/** Turns matches into hits and applies the factors of their names. */
async function hitsOf(
  matches: QueryMatches,
  documents: Documents,
  namesIn: (document: StoredDocument) => Naming,
  inQuestion: boolean,
): Promise<Hit[]> {
  const boostOf = (number: number) => documents.all[number]?.boost ?? 1;
  const boosted = ([number, { score }]: readonly [number, DocumentMatch]) =>
    score * boostOf(number);
  const entries = [...matches.documents];
  if (!documents.isComplete) entries.sort((a, b) => boosted(b) - boosted(a) || a[0] - b[0]);
  const limit = documents.isComplete ? Infinity : MAX_NAMED;
  await documents.load(entries.slice(0, limit).map(([number]) => number));
  return entries.flatMap(([number, match], rank): Hit[] => {
    const document = documents.all[number];
    if (!document) return [];
    if (rank >= limit) {
      const score = boosted([number, match]);
      return [{ number, document, match: { ...match, score }, isTitle: false }];
    }
    const names = namesIn(document);
    const better = withNaming(match, names, inQuestion);
    const score = better.score * boostOf(number);
    return [{ number, document, match: { ...better, score }, isTitle: names.isTitle, names }];
  });
}

/** Sets the passage that defines the query, if there is one, as the target of its document. */
async function withDefinition(
  hits: readonly Hit[],
  definition: NamedPassage | undefined,
  documents: Documents,
): Promise<Hit[]> {
  if (!definition) return [...hits];
  const { document: number, passage } = definition;
  await documents.load([number]);
  const document = documents.all[number];
  if (!document) return [...hits];
  const target = hits.find((hit) => hit.number === number);
  const match = { missing: 0, score: 0, passage: -1, covered: 1, inPassage: false };
  const others = hits.filter((hit) => hit !== target);
  return [...others, { isTitle: false, match, ...target, number, document, definition: passage }];
}

/** Largest number of words of a query that one document has. */
function mostWords({ query, hits }: QueryResult): number {
  return Math.max(0, ...hits.map(({ match }) => query.words.length - (match?.missing ?? 0)));
}

function allDocuments(query: ParsedQuery, documents: Documents): QueryResult {
  return {
    query,
    hits: documents.all.map((document, number) => ({ number, document, isTitle: false })),
    terms: new Set(),
    words: [],
    leftOut: [],
  };
}

/** Names to compare queries with: of documents, of definitions, and synonyms. */
function namesOf(data: IndexData, { all }: Documents, { vocabulary }: FullText) {
  return {
    synonyms: new Synonyms(data.synonyms, (term) => isWord(term, vocabulary)),
    naming: createNaming(data.definition),
    definitions: createDefinitions(data.names),
    glossary: passagesOf(data.definition.glossary, all),
  };
}

/**
 * The passage that a query names: the definition, or a term of the glossary. Where texts have a name in capitals, such as
 * `X_QSC_TOKEN`, the query is not only another spelling of the definition's name `X-QSC-Token`.
 */
function named(
  text: string,
  { vocabulary }: FullText,
  definition: NamedPassage | undefined,
  term: NamedPassage | undefined,
): NamedPassage | undefined {
  const isOther = ![definition?.name, fold(text)].includes(text) && vocabulary.has(text);
  return isOther ? term : (definition ?? term);
}

/** Unknown names in a sentence, or in a report of a fault, are often names of the reader's project. */
const mayIgnorePhrases = (text: string) =>
  isSentence(text) || reportsFault(text.replace(/"[^"]*"/g, ''));

/** @param Text class of the full-text index; a subclass traces scores */
export function createFinder(
  data: IndexData,
  documents: Documents,
  { texts, parts = noSource }: FinderSources,
  Text: typeof FullText = FullText,
): Finder {
  const fullText = new Text(data, parts);
  const { synonyms, naming, definitions, glossary } = namesOf(data, documents, fullText);

  const find = async (
    text: string,
    strictness: Strictness,
    [definition]: readonly NamedPassage[] = [],
  ): Promise<QueryResult> => {
    const { query, matches } = await fullText.complete(() => {
      const parsed = parseQuery(text, synonyms);
      return {
        query: parsed,
        matches: matchQuery(parsed, fullText, synonyms, data.records, strictness),
      };
    });
    if (query.matchesAll) return allDocuments(query, documents);
    const term = termIn(query, glossary);
    const passage = definition ?? (term ? undefined : definitions.asked(text)[0]);
    const hits = await hitsOf(matches, documents, naming(query), isQuestion(text));
    if (query.phrases.length > 0) await documents.load(hits.map(({ number }) => number));
    const exact = await withPhrases(hits, query.phrases, texts);
    const matching = exact.length === 0 && mayIgnorePhrases(text) ? hits : exact;
    return {
      query,
      hits: await withDefinition(matching, named(text, fullText, definition, term), documents),
      ...(passage && { definition: passage }),
      ...(term && { term }),
      terms: matches.terms,
      words: matches.words,
      leftOut: matches.unknown.map(({ start, end }) => text.slice(start, end)),
    };
  };

  return {
    async find(query, spellcheck) {
      const text = cutQuery(query);
      const typedResult = await find(text, spellcheck ? 'near' : 'exact', definitions.named(text));
      if (!spellcheck || typedResult.query.matchesAll) return typedResult;
      const correction = await fullText.complete(() =>
        correct(typedResult.query, fullText.vocabulary, synonyms, data.spellings),
      );
      if (!correction) return typedResult;
      const correctedWords = mostWords(await find(correction.text, 'as typed'));
      const typed = await find(text, 'as typed');
      // Misspellings can match forms of other words.
      if (correctedWords <= mostWords(typed) - correction.formed) return typedResult;
      const corrected = await find(correction.text, 'near');
      if (corrected.hits.length === 0) return typedResult;
      // Corrections that meet in one document confirm each other.
      const isExecuted = isSure(correction) || (correction.words > 1 && correctedWords > 1);
      return {
        ...(isExecuted ? corrected : typedResult),
        didYouMeanResult: didYouMean(text, correction, isExecuted),
      };
    },
  };
}
