import type { Filter } from '../protocol/filter';
import type {
  Facet,
  RequestEcho,
  SearchRequest,
  SearchResponse,
  SearchResult,
} from '../protocol/types';
import { RequestError } from '../protocol/request-error';
import { requestPairs } from '../protocol/query-string';
import type { Assistance, Definition } from '../protocol/assistance';
import type { Explanation } from '../protocol/explanation';
import type { IndexDefinition } from './index/definition';
import { documentOf } from './document';
import { makeFacet } from './filters/facets';
import { Documents } from './index/documents';
import type { IndexData, PartSource, StoredDocument, TextSource } from './index/index-data';
import { pagingOf } from './paging';
import { ranked, sortEntries } from './matching/ranking';
import { predicatesFor, selectionOf, shownFacets, type Filtered } from './selection';
import { findAnswer } from './matching/answer';
import { createFinder, noSource, type Finder } from './matching/finder';
import { fold } from './language/text';

export interface EngineOptions {
  /** Texts for excerpts and phrases. Without them responses hold no highlights of passages and phrases match nothing. */
  texts: TextSource;
  /** Loads what an index in parts does not hold. */
  parts?: PartSource;
  /** Current instant in milliseconds. */
  now: () => number;
  /** A new request id. */
  newId: () => string;
}

export interface Engine {
  readonly definition: IndexDefinition;
  /** @throws RequestError when the request breaks a rule of the protocol */
  search: (request: SearchRequest, echo?: RequestEcho) => Promise<SearchResponse>;
  /** Stored documents that pass filters. */
  filterDocuments: (filters: Filter[]) => Promise<StoredDocument[]>;
  /** The answer to the request's query, when a section has one, and the words that were left out. */
  assist: (request: SearchRequest) => Promise<Assistance>;
  /** Why the hits of a response are where they are. @throws as `search` */
  explain: (request: SearchRequest) => Promise<Explanation>;
}

/** Handles searches over one index by the search protocol. The same request always gets the same response. */
export function createEngine(data: IndexData, options: EngineOptions): Engine {
  const { definition } = data;
  const { now, newId, texts } = options;
  const documents = new Documents(data, options.parts ?? noSource);
  const finder = createFinder(data, documents, options);
  let traced: Finder | undefined;

  return {
    definition,

    async search(request, echo = {}) {
      const started = performance.now();
      if (request.explain)
        throw new RequestError('explain', 'This search has no explain tree.', 501);
      const found = await finder.find(request.q ?? '', !hasFlag(request, 'spellcheckDisabled'));
      const result = await resultOf(request, found, data, documents, options);
      const time = Math.round(performance.now() - started);
      const { didYouMeanResult } = found;
      return {
        statusCode: 200,
        time,
        currentTime: new Date(now()).toISOString().replace(/\.\d+Z$/, '+0000'),
        requestId: request.requestId ?? newId(),
        request: { method: 'GET', parameters: parametersOf(request), ...echo },
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
      const found = await finder.find(q, !ctrl.includes('spellcheckDisabled'));
      const leftOut = found.hits.length > 0 ? found.leftOut : [];
      const named = await definitionOf(found, documents, texts);
      if (named) return { leftOut, definition: named };
      const answer = await findAnswer(
        { ...found, hits: ranked(found.hits, undefined) },
        definition,
        texts,
      );
      return { leftOut, ...(answer && { answer }) };
    },

    async explain(request) {
      const { explanationOf, TracedFullText } = await import('./explain/explain');
      traced ??= createFinder(data, documents, options, TracedFullText);
      const found = await traced.find(request.q ?? '', !hasFlag(request, 'spellcheckDisabled'));
      const selection = await selectionOf(request, found.hits, { definition, documents }, now);
      return explanationOf(found, selection, data);
    },
  };
}

/** The definition that a query names, with the text of its passage. */
async function definitionOf(
  { definition }: Found,
  documents: Documents,
  texts: TextSource,
): Promise<Definition | undefined> {
  const document = definition && documents.all[definition.document];
  const passage = document?.passages[definition?.passage ?? -1];
  if (!document || !passage) return undefined;
  const stored = (await texts(document))?.passages[definition?.passage ?? -1];
  return {
    name: passage.title,
    kind: passage.kind ?? '',
    text: stored?.['text'] ?? '',
    url: `${String(document.fields['url'])}#${passage.id}`,
  };
}

type Found = Awaited<ReturnType<ReturnType<typeof createFinder>['find']>>;

const hasFlag = ({ ctrl = [] }: SearchRequest, flag: string) => ctrl.includes(flag);

/** The index's part of the response: hits, filtered, sorted and cut to a page. */
async function resultOf(
  request: SearchRequest,
  found: Found,
  { definition, redirects }: IndexData,
  documents: Documents,
  { texts, now }: EngineOptions,
): Promise<SearchResult> {
  const selection = await selectionOf(request, found.hits, { definition, documents }, now);
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
          terms: found.terms,
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

/** The facets with their values; undefined when the request switches them off. */
function facetsOf(
  request: SearchRequest,
  definition: IndexDefinition,
  filtered: Filtered,
): Facet[] | undefined {
  if (hasFlag(request, 'facetDisabled')) return undefined;
  return shownFacets(request, definition).flatMap((facet): Facet[] => {
    const made = makeFacet(facet, filtered.countedBy(facet, request), {
      filters: (request.filters ?? []).filter(({ id }) => id === facet.id),
      loadMore: hasFlag(request, 'loadMoreFacets'),
    });
    return made ? [made] : [];
  });
}

function parametersOf(request: SearchRequest): Record<string, string[]> {
  const parameters: Record<string, string[]> = Object.create(null) as Record<string, string[]>;
  for (const [name, value] of requestPairs(request)) (parameters[name] ??= []).push(value);
  return parameters;
}
