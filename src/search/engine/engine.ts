import type { Filter } from '../protocol/filter';
import type {
  Facet,
  RequestEcho,
  SearchRequest,
  SearchResponse,
  SearchResult,
} from '../protocol/types';
import { RequestError } from '../protocol/request-error';
import type { Assistance, Definition } from '../protocol/assistance';
import type { Explanation } from '../protocol/explanation';
import type { IndexDefinition } from './index/definition';
import { documentOf } from './document';
import { makeFacet } from './filters/facets';
import { Documents } from './index/documents';
import type { IndexData, PartSource, StoredDocument, TextSource } from './index/index-data';
import { pagingOf } from './paging';
import { sortHits, sortEntries } from './matching/ranking';
import { predicatesFor, selectionOf, visibleFacets, type Filtered } from './selection';
import { findAnswer } from './matching/answer';
import { createFinder, noSource, type Finder, type QueryResult } from './matching/finder';
import { fold } from './language/text';

export interface EngineOptions {
  /** Texts for excerpts and phrases. Without them, responses have no highlights of passages, and phrases match nothing. */
  texts: TextSource;
  /** Loads missing parts of an index in parts. */
  parts?: PartSource;
  /** Current instant in milliseconds. */
  now: () => number;
  newId: () => string;
}

export interface Engine {
  readonly definition: IndexDefinition;
  /** @throws RequestError for a request that violates the protocol */
  search: (request: SearchRequest, echo?: RequestEcho) => Promise<SearchResponse>;
  filterDocuments: (filters: Filter[]) => Promise<StoredDocument[]>;
  /** The answer to the query, if a section has one, and the words that were ignored. */
  assist: (request: SearchRequest) => Promise<Assistance>;
  /** Reasons for the ranks of the hits. @throws as `search` */
  explain: (request: SearchRequest) => Promise<Explanation>;
}

/** Handles searches of one index by the search protocol. The same request always gets the same response. */
export function createEngine(data: IndexData, options: EngineOptions): Engine {
  const { definition } = data;
  const { now, newId, texts } = options;
  const documents = new Documents(data, options.parts ?? noSource);
  const finder = createFinder(data, documents, options);
  let traced: Finder | undefined;

  return {
    definition,

    async search(request, echo) {
      const started = performance.now();
      if (request.explain)
        throw new RequestError('explain', 'This search has no explain tree.', 501);
      const matched = await finder.find(request.q ?? '', !hasFlag(request, 'spellcheckDisabled'));
      const result = await resultOf(request, matched, data, documents, options);
      const time = Math.round(performance.now() - started);
      const { didYouMeanResult } = matched;
      return {
        statusCode: 200,
        time,
        currentTime: new Date(now()).toISOString().replace(/\.\d+Z$/, '+0000'),
        requestId: request.requestId ?? newId(),
        ...(echo && { request: echo }),
        ...(didYouMeanResult && { didYouMeanResult }),
        result: { [definition.name]: { ...result, time } },
      };
    },

    async filterDocuments(filters) {
      const tests = filters.map(await predicatesFor(filters, definition, now));
      await documents.load([...documents.all.keys()]);
      return documents.all.filter((document) => tests.every((passes) => passes(document)));
    },

    async assist({ q = '', ctrl = [] }) {
      const matched = await finder.find(q, !ctrl.includes('spellcheckDisabled'));
      const leftOut = matched.hits.length > 0 ? matched.leftOut : [];
      const defined = await definitionOf(matched, documents, texts);
      if (defined) return { leftOut, definition: defined };
      const answer = await findAnswer(
        { ...matched, hits: sortHits(matched.hits, undefined) },
        definition,
        texts,
      );
      return { leftOut, ...(answer && { answer }) };
    },

    async explain(request) {
      const { explanationOf, TracedFullText } = await import('./explain/explain');
      traced ??= createFinder(data, documents, options, TracedFullText);
      const matched = await traced.find(request.q ?? '', !hasFlag(request, 'spellcheckDisabled'));
      const selection = await selectionOf(request, matched.hits, { definition, documents }, now);
      return explanationOf(matched, selection, data);
    },
  };
}

/** The definition of a name in the query, with the text of its passage. */
async function definitionOf(
  { definition }: QueryResult,
  documents: Documents,
  texts: TextSource,
): Promise<Definition | undefined> {
  if (!definition) return undefined;
  await documents.load([definition.document]);
  const document = documents.all[definition.document];
  const passage = document?.passages[definition.passage];
  if (!document || !passage) return undefined;
  const stored = (await texts(document))?.passages[definition.passage];
  return {
    name: passage.title,
    kind: passage.kind ?? '',
    text: stored?.['text'] ?? '',
    url: `${String(document.fields['url'])}#${passage.id}`,
  };
}

const hasFlag = ({ ctrl = [] }: SearchRequest, flag: string) => ctrl.includes(flag);

/** The result set of the response: one page of the filtered, sorted hits. */
async function resultOf(
  request: SearchRequest,
  matched: QueryResult,
  { definition, redirects }: IndexData,
  documents: Documents,
  { texts, now }: EngineOptions,
): Promise<SearchResult> {
  const selection = await selectionOf(request, matched.hits, { definition, documents }, now);
  const { filtered, sort, hits, slice } = selection;
  const paging = pagingOf(slice, hits.length);
  const scores = hits.flatMap(({ match }) => match?.score ?? []);
  const text = fold((request.q ?? '').trim());
  const redirect = redirects.find(({ query }) => query === text);
  const facets = facetsOf(request, definition, filtered);
  return {
    name: definition.name,
    statusCode: 200,
    statusMessage: 'OK',
    total: hits.length,
    ...(scores.length > 0 && { maxScore: Math.round(Math.max(...scores) * 1000) / 1000 }),
    documents: await Promise.all(
      hits.slice(slice.start, slice.start + slice.rows).map((hit, index) =>
        documentOf(hit, {
          definition,
          position: slice.start + index + 1,
          terms: matched.terms,
          texts,
          ...(request.displayFields && { displayFields: request.displayFields }),
          trace: hasFlag(request, 'trace'),
        }),
      ),
    ),
    ...(facets && { facets, facetCount: facets.length }),
    ...(paging && { paging }),
    sort: { sort: sortEntries(definition, sort) },
    ...(redirect && { redirect: { httpCode: 302, location: redirect.location } }),
  };
}

/** The facets with their values; undefined if the request turns them off. */
function facetsOf(
  request: SearchRequest,
  definition: IndexDefinition,
  filtered: Filtered,
): Facet[] | undefined {
  if (hasFlag(request, 'facetDisabled')) return undefined;
  return visibleFacets(request, definition).flatMap((facet): Facet[] => {
    const values = makeFacet(facet, filtered.countedBy(facet, request), {
      filters: (request.filters ?? []).filter(({ id }) => id === facet.id),
      loadMore: hasFlag(request, 'loadMoreFacets'),
    });
    return values ? [values] : [];
  });
}
