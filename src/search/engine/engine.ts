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
import type { Assistance } from '../protocol/assistance';
import type { FacetDefinition, IndexDefinition } from './index/definition';
import { documentOf } from './document';
import { makeFacet } from './filters/facets';
import {
  boolTest,
  fieldOf,
  isDateFilter,
  predicateOf,
  withInner,
  type Predicate,
} from './filters/filters';
import { Documents } from './index/documents';
import type { IndexData, PartSource, StoredDocument, TextSource } from './index/index-data';
import { pagingOf, sliceOf } from './paging';
import { ranked, selectedSort, sortEntries, type Hit } from './matching/ranking';
import { findAnswer } from './matching/answer';
import { createFinder, noSource } from './matching/finder';
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
  /** @throws RequestError when the request breaks a rule of the protocol */
  search: (request: SearchRequest, echo?: RequestEcho) => Promise<SearchResponse>;
  /** Stored documents that pass filters. */
  passing: (filters: Filter[]) => Promise<StoredDocument[]>;
  /** The answer to the request's query, when a section has one, and the words that were left out. */
  assist: (request: SearchRequest) => Promise<Assistance>;
}

/** Handles searches over one index by the search protocol. The same request always gets the same response. */
export function createEngine(data: IndexData, options: EngineOptions): Engine {
  const { definition } = data;
  const { now, newId, texts } = options;
  const documents = new Documents(data, options.parts ?? noSource);
  const finder = createFinder(data, documents, options);

  return {
    async search(request, echo = {}) {
      const started = performance.now();
      if (request.explain)
        throw new RequestError('explain', 'This search has no explain tree.', 501);
      const found = await finder.find(request.q ?? '', !hasFlag(request, 'spellcheckDisabled'));
      const result = await resultOf(request, found, { ...data, documents }, options);
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

    async passing(filters) {
      const tests = filters.map(await predicatesFor(filters, definition, now));
      await documents.load([...documents.all.keys()]);
      return documents.all.filter((document) => tests.every((passes) => passes(document)));
    },

    async assist({ q = '', ctrl = [] }) {
      const found = await finder.find(q, !ctrl.includes('spellcheckDisabled'));
      const answer = await findAnswer(
        { ...found, hits: ranked(found.hits, undefined) },
        definition,
        texts,
      );
      return { leftOut: found.hits.length > 0 ? found.leftOut : [], ...(answer && { answer }) };
    },
  };
}

type Found = Awaited<ReturnType<ReturnType<typeof createFinder>['find']>>;

const hasFlag = ({ ctrl = [] }: SearchRequest, flag: string) => ctrl.includes(flag);

/** The index's part of the response: hits, filtered, sorted and cut to a page. */
async function resultOf(
  request: SearchRequest,
  found: Found,
  {
    definition,
    redirects,
    documents,
  }: Pick<IndexData, 'definition' | 'redirects'> & { documents: Documents },
  { texts, now }: EngineOptions,
): Promise<SearchResult> {
  const filters = request.filters ?? [];
  const sort = selectedSort(definition, request.sort);
  await documents.loadFields([
    ...[...filters, ...(request.facetFilters ?? [])]
      .flatMap(withInner)
      .map((filter) => fieldOf(filter, definition)),
    ...shownFacets(request, definition.facets).map(({ field }) => field),
    ...(sort?.field === undefined ? [] : [sort.field]),
  ]);
  const predicate = await predicatesFor(filters, definition, now);
  const filtered = applyFilters(found.hits, filters, predicate);
  const hits = ranked(filtered.hits, sort);
  const slice = sliceOf(request, definition.rows);
  const paging = pagingOf(slice, hits.length);
  const scores = hits.flatMap(({ match }) => match?.score ?? []);
  const text = fold((request.q ?? '').trim());
  const redirect = redirects.find(({ query }) => query === text);
  const facets = facetsOf(request, definition.facets, filtered);
  const shown = hits.slice(slice.start, slice.start + slice.rows);
  await documents.load(shown.map(({ number }) => number));
  return {
    name: definition.name,
    statusCode: 200,
    statusMessage: 'OK',
    total: hits.length,
    ...(scores.length > 0 && { maxScore: round(Math.max(...scores)) }),
    documents: await Promise.all(
      shown.map((hit, index) =>
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

/** Makes the tests of these filters; those of dates load with the first one. */
async function predicatesFor(
  filters: readonly Filter[],
  definition: IndexDefinition,
  now: () => number,
): Promise<(filter: Filter) => Predicate> {
  const dates = filters.flatMap(withInner).some(isDateFilter)
    ? await import('./filters/date-filters')
    : undefined;
  const predicate = (filter: Filter): Predicate => {
    if (filter.kind === 'bool') return boolTest(filter, predicate);
    return isDateFilter(filter)
      ? (dates?.datePredicate(filter, definition, now()) ?? (() => true))
      : predicateOf(filter, definition);
  };
  return predicate;
}

/** The facets that are shown or requested; none when the request switches them off. */
function shownFacets(
  request: SearchRequest,
  definitions: readonly FacetDefinition[],
): FacetDefinition[] {
  if (hasFlag(request, 'facetDisabled')) return [];
  return definitions.filter(({ id, display }) => display || request.displayFacets?.includes(id));
}

/** The facets with their values; undefined when the request switches them off. */
function facetsOf(
  request: SearchRequest,
  definitions: readonly FacetDefinition[],
  filtered: Filtered,
): Facet[] | undefined {
  if (hasFlag(request, 'facetDisabled')) return undefined;
  return shownFacets(request, definitions).flatMap((facet): Facet[] => {
    const made = makeFacet(facet, filtered.countedBy(facet, request), {
      filters: (request.filters ?? []).filter(({ id }) => id === facet.id),
      loadMore: hasFlag(request, 'loadMoreFacets'),
    });
    return made ? [made] : [];
  });
}

function round(score: number): number {
  return Math.round(score * 1000) / 1000;
}

function parametersOf(request: SearchRequest): Record<string, string[]> {
  const parameters: Record<string, string[]> = Object.create(null) as Record<string, string[]>;
  for (const [name, value] of requestPairs(request)) (parameters[name] ??= []).push(value);
  return parameters;
}

interface Filtered {
  /** Hits that pass all filters. */
  hits: Hit[];
  /** Documents that a facet counts. */
  countedBy: (facet: FacetDefinition, request: SearchRequest) => StoredDocument[];
}

function applyFilters(
  found: readonly Hit[],
  filters: readonly Filter[],
  predicate: (filter: Filter) => Predicate,
): Filtered {
  const tests = filters.map((filter) => ({ id: filter.id, test: predicate(filter) }));
  const failing = found.map(
    ({ document }) => new Set(tests.filter(({ test }) => !test(document)).map(({ id }) => id)),
  );
  const hits = found.filter((_, index) => failing[index]?.size === 0);
  return {
    hits,
    countedBy: (facet, request) => {
      const own = filters.filter(({ id }) => id === facet.id);
      const ignoresOwn =
        own.length > 0 && own.every((filter) => operatorOf(filter, facet) === 'OR');
      const counted = ignoresOwn
        ? found.filter((_, index) => [...(failing[index] ?? [])].every((id) => id === facet.id))
        : hits;
      const only = (request.facetFilters ?? []).filter(({ id }) => id === facet.id).map(predicate);
      return counted
        .map(({ document }) => document)
        .filter((document) => only.every((test) => test(document)));
    },
  };
}

/** With OR a facet's counts ignore its own filter; ranges and trees are alternatives too. */
function operatorOf(filter: Filter, facet: FacetDefinition): string {
  return filter.kind === 'term' ? (filter.operator ?? facet.operator) : 'OR';
}
