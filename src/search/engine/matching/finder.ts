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
import { createNaming, named, type Naming } from './names';
import { withPhrases } from './phrases';
import { parseQuery, type ParsedQuery } from './query';
import type { Hit } from './ranking';
import { correct, didYouMean, isSure } from './spelling';
import { passagesOf, termIn } from './terms';
import { isQuestion, isSentence } from '../language/stop-words';
import { Synonyms } from '../language/synonyms';
import { digraphPairs } from '../language/text';

/** Result of the text search: matches, and the query that was run in the end. */
export interface Found {
  query: ParsedQuery;
  hits: Hit[];
  terms: ReadonlySet<string>;
  /** Matches of each word of the query. */
  words: readonly WordHits[];
  /** Words of the query, as written, that no document has. */
  leftOut: string[];
  /** The passage that defines what the query names. */
  definition?: NamedPassage;
  /** The passage of the glossary that explains what the query asks the meaning of. */
  term?: NamedPassage;
  didYouMeanResult?: DidYouMeanResult;
}

export interface Finder {
  /** Finds a query. @param spellcheck corrects or proposes when words are unknown; without it nothing near is found */
  find: (text: string, spellcheck: boolean) => Promise<Found>;
}

/** Sources of the data outside of the index. */
export interface FinderSources {
  texts: TextSource;
  parts?: PartSource;
}

export const noSource: PartSource = (file) =>
  Promise.reject(new Error(`The part ${file} of the index is needed, and nothing loads it.`));

/** Whether the texts have a word, or a form of it. */
function isWord(term: string, vocabulary: Vocabulary): boolean {
  return vocabulary.has(term) || vocabulary.forms(term).length > 0;
}

/** Hits with the best scores, which names can move in an index in parts: those of a usual page, which are shown anyway. */
const MAX_NAMED = 10;

/** The matches as hits, with what their names add. */
async function hitsOf(
  matches: QueryMatches,
  documents: Documents,
  namesIn: (document: StoredDocument) => Naming,
  asks: boolean,
): Promise<Hit[]> {
  const boostOf = (number: number) => documents.all[number]?.boost ?? 1;
  const boosted = ([number, { score }]: readonly [number, DocumentMatch]) =>
    score * boostOf(number);
  const found = [...matches.documents];
  if (!documents.isWhole) found.sort((a, b) => boosted(b) - boosted(a) || a[0] - b[0]);
  const most = documents.isWhole ? Infinity : MAX_NAMED;
  await documents.load(found.slice(0, most).map(([number]) => number));
  return found.flatMap(([number, match], place): Hit[] => {
    const document = documents.all[number];
    if (!document) return [];
    if (place >= most) {
      const score = boosted([number, match]);
      return [{ number, document, match: { ...match, score }, isTitle: false }];
    }
    const names = namesIn(document);
    const better = named(match, names, asks);
    const score = better.score * boostOf(number);
    return [{ number, document, match: { ...better, score }, isTitle: names.isTitle, names }];
  });
}

/** The hits with the passage that defines the query, if there is one, as the target of its document. */
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
  const known = hits.find((hit) => hit.number === number);
  const match = { missing: 0, score: 0, passage: -1, linkScores: [], covered: 1, inPassage: false };
  const others = hits.filter((hit) => hit !== known);
  return [...others, { isTitle: false, match, ...known, number, document, definition: passage }];
}

/** Most words of a query that one document has. */
function mostWords({ query, hits }: Found): number {
  return Math.max(0, ...hits.map(({ match }) => query.words.length - (match?.missing ?? 0)));
}

function everything(query: ParsedQuery, documents: Documents): Found {
  return {
    query,
    hits: documents.all.map((document, number) => ({ number, document, isTitle: false })),
    terms: new Set(),
    words: [],
    leftOut: [],
  };
}

/** What queries are compared with as a whole, or word by word beside the texts. */
function namesOf(data: IndexData, { all }: Documents, { vocabulary }: FullText) {
  const { definition, spellings } = data;
  return {
    synonyms: new Synonyms(data.synonyms, (term) => isWord(term, vocabulary)),
    pairs: digraphPairs(spellings),
    naming: createNaming(definition),
    definitions: createDefinitions(data.names),
    glossary: passagesOf(definition.glossary, all),
  };
}

/** @param Text the full-text index, of which another one traces scores */
export function createFinder(
  data: IndexData,
  documents: Documents,
  { texts, parts = noSource }: FinderSources,
  Text: typeof FullText = FullText,
): Finder {
  const { records, spellings } = data;
  const fullText = new Text(data, parts);
  const { synonyms, pairs, naming, definitions, glossary } = namesOf(data, documents, fullText);

  const find = async (
    text: string,
    strictness: Strictness,
    [definition]: readonly NamedPassage[] = [],
  ): Promise<Found> => {
    const { query, matches } = await fullText.complete(() => {
      const parsed = parseQuery(text, synonyms, pairs);
      return {
        query: parsed,
        matches: matchQuery(parsed, fullText, synonyms, records, strictness),
      };
    });
    if (query.all) return everything(query, documents);
    const term = termIn(query, glossary);
    const hits = await hitsOf(matches, documents, naming(query), isQuestion(text));
    if (query.phrases.length > 0) await documents.load(hits.map(({ number }) => number));
    const exact = await withPhrases(hits, query.phrases, texts);
    // Names that a sentence quotes are often the reader's own.
    const matching = exact.length === 0 && isSentence(text) ? hits : exact;
    return {
      query,
      hits: await withDefinition(matching, definition ?? term, documents),
      ...(definition && { definition }),
      ...(term && { term }),
      terms: matches.terms,
      words: matches.words,
      leftOut: matches.unknown.map(({ start, end }) => text.slice(start, end)),
    };
  };

  return {
    async find(typed, spellcheck) {
      const text = cutQuery(typed);
      const found = await find(text, spellcheck ? 'near' : 'exact', definitions(text));
      if (!spellcheck || found.query.all) return found;
      const correction = await fullText.complete(() =>
        correct(found.query, fullText.vocabulary, synonyms, spellings),
      );
      if (!correction) return found;
      const most = mostWords(await find(correction.text, 'as typed'));
      const mostTyped = mostWords(await find(text, 'as typed'));
      // A correction must match more words than the query as typed, in which slips match by forms of other words.
      if (most <= mostTyped - correction.formed) return found;
      const corrected = await find(correction.text, 'near');
      if (corrected.hits.length === 0) return found;
      // Words that are corrected one by one and then meet confirm each other.
      const executed = isSure(correction) || (correction.words > 1 && most > 1);
      return {
        ...(executed ? corrected : found),
        didYouMeanResult: didYouMean(text, correction, executed),
      };
    },
  };
}
