import { cutQuery } from '../../../lib/text/cut-query';
import type { DidYouMeanResult } from '../../protocol/types';
import { FullText } from '../index/full-text';
import type { IndexData, PostingsSource, StoredDocument, TextSource } from '../index/index-data';
import type { Vocabulary } from '../index/vocabulary';
import type { WordHits } from './join-words';
import { matchQuery, type QueryMatches, type Strictness } from './match';
import { createNaming, named, type Naming } from './names';
import { withPhrases } from './phrases';
import { parseQuery, type ParsedQuery } from './query';
import type { Hit } from './ranking';
import { correct, didYouMean, isSure } from './spelling';
import { isQuestion } from '../language/stop-words';
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
  didYouMeanResult?: DidYouMeanResult;
}

export interface Finder {
  /** Finds a query. @param spellcheck corrects or proposes when words are unknown; without it nothing near is found */
  find: (text: string, spellcheck: boolean) => Promise<Found>;
}

/** Sources of the data outside of the index. */
export interface FinderSources {
  texts: TextSource;
  postings?: PostingsSource;
}

const noSource: PostingsSource = (file) =>
  Promise.reject(new Error(`The postings in ${file} are needed, and nothing loads them.`));

/** Whether the texts have a word, or a form of it. */
function isWord(term: string, vocabulary: Vocabulary): boolean {
  return vocabulary.has(term) || vocabulary.forms(term).length > 0;
}

/** The matches as hits, with what their names add. */
function hitsOf(
  matches: QueryMatches,
  documents: readonly StoredDocument[],
  namesIn: (document: StoredDocument) => Naming,
  asks: boolean,
): Hit[] {
  return [...matches.documents].flatMap(([number, match]): Hit[] => {
    const document = documents[number];
    if (!document) return [];
    const names = namesIn(document);
    const better = named(match, names, asks);
    const score = better.score * (document.boost ?? 1);
    return [{ number, document, match: { ...better, score }, isTitle: names.isTitle, names }];
  });
}

/** @param Text the full-text index, of which another one traces scores */
export function createFinder(
  data: IndexData,
  { texts, postings }: FinderSources,
  Text: typeof FullText = FullText,
): Finder {
  const { definition, documents, records, spellings } = data;
  const fullText = new Text(data, postings ?? noSource);
  const synonyms = new Synonyms(data.synonyms, (term) => isWord(term, fullText.vocabulary));
  const pairs = digraphPairs(spellings);
  const naming = createNaming(definition);

  const matched = (text: string, strictness: Strictness) => {
    const query = parseQuery(text, synonyms, pairs);
    return { query, matches: matchQuery(query, fullText, synonyms, records, strictness) };
  };

  const find = async (text: string, strictness: Strictness): Promise<Found> => {
    const { query, matches } = await fullText.complete(() => matched(text, strictness));
    if (query.all)
      return {
        query,
        hits: documents.map((document, number) => ({ number, document, isTitle: false })),
        terms: new Set(),
        words: [],
        leftOut: [],
      };
    const hits = hitsOf(matches, documents, naming(query), isQuestion(text));
    return {
      query,
      hits: await withPhrases(hits, query.phrases, texts),
      terms: matches.terms,
      words: matches.words,
      leftOut: matches.unknown.map(({ start, end }) => text.slice(start, end)),
    };
  };

  /** Most words of a query that one document has, as they are typed. */
  const mostWords = async (text: string) => {
    const { query, hits } = await find(text, 'as typed');
    return Math.max(0, ...hits.map(({ match }) => query.words.length - (match?.missing ?? 0)));
  };

  return {
    async find(typed, spellcheck) {
      const text = cutQuery(typed);
      const found = await find(text, spellcheck ? 'near' : 'exact');
      if (!spellcheck || found.query.all) return found;
      const correction = await fullText.complete(() =>
        correct(found.query, fullText.vocabulary, synonyms, spellings),
      );
      if (!correction) return found;
      const { onlyProposed = false } = correction;
      const most = await mostWords(correction.text);
      const mostTyped = await mostWords(text);
      // A correction must match more words than the query as typed.
      if (onlyProposed ? most < mostTyped : most <= mostTyped) return found;
      const corrected = await find(correction.text, 'near');
      if (corrected.hits.length === 0) return found;
      // Words that are corrected one by one and then meet confirm each other.
      const executed = !onlyProposed && (isSure(correction) || (correction.words > 1 && most > 1));
      return {
        ...(executed ? corrected : found),
        didYouMeanResult: didYouMean(text, correction, executed),
      };
    },
  };
}
