import type { Filter } from '../protocol/filter';
import type { SearchRequest } from '../protocol/types';
import {
  boolPredicate,
  fieldOf,
  isDateFilter,
  predicateOf,
  leafFilters,
  type Predicate,
} from './filters/filters';
import type { FacetDefinition, IndexDefinition, SortDefinition } from './index/definition';
import type { Documents } from './index/documents';
import type { StoredDocument } from './index/index-data';
import { sortHits, selectedSort, type Hit } from './matching/ranking';
import { sliceOf, type Slice } from './paging';

/** The hits of a response. */
export interface Selection {
  filtered: Filtered;
  sort: SortDefinition | undefined;
  /** All hits, sorted. */
  hits: Hit[];
  /** The hits of the requested page. */
  slice: Slice;
}

/** Filters and sorts hits and selects the requested page. */
export async function selectionOf(
  request: SearchRequest,
  matches: readonly Hit[],
  { definition, documents }: { definition: IndexDefinition; documents: Documents },
  now: () => number,
): Promise<Selection> {
  const filters = request.filters ?? [];
  const sort = selectedSort(definition, request.sort);
  await documents.loadFields([
    ...[...filters, ...(request.facetFilters ?? [])]
      .flatMap(leafFilters)
      .map((filter) => fieldOf(filter, definition)),
    ...visibleFacets(request, definition).map(({ field }) => field),
    ...(sort?.field === undefined ? [] : [sort.field]),
  ]);
  const predicate = await predicatesFor(filters, definition, now);
  const filtered = applyFilters(matches, filters, predicate);
  const hits = sortHits(filtered.hits, sort);
  const slice = sliceOf(request, definition.rows);
  const page = hits.slice(slice.start, slice.start + slice.rows);
  await documents.load(page.map(({ number }) => number));
  return { filtered, sort, hits, slice };
}

/** The default and requested facets; empty if the request turns them off. */
export function visibleFacets(
  { ctrl = [], displayFacets = [] }: SearchRequest,
  { facets }: IndexDefinition,
): FacetDefinition[] {
  if (ctrl.includes('facetDisabled')) return [];
  return facets.filter(({ id, display }) => display || displayFacets.includes(id));
}

/** The predicates of filters. The code for dates loads with the first date filter. */
export async function predicatesFor(
  filters: readonly Filter[],
  definition: IndexDefinition,
  now: () => number,
): Promise<(filter: Filter) => Predicate> {
  const dates = filters.flatMap(leafFilters).some(isDateFilter)
    ? await import('./filters/date-filters')
    : undefined;
  const predicate = (filter: Filter): Predicate => {
    if (filter.kind === 'bool') return boolPredicate(filter, predicate);
    return isDateFilter(filter)
      ? (dates?.datePredicate(filter, definition, now()) ?? (() => true))
      : predicateOf(filter, definition);
  };
  return predicate;
}

export interface Filtered {
  /** Hits that match all filters. */
  hits: Hit[];
  /** Documents to count for a facet. */
  countedBy: (facet: FacetDefinition, request: SearchRequest) => StoredDocument[];
}

function applyFilters(
  matches: readonly Hit[],
  filters: readonly Filter[],
  predicate: (filter: Filter) => Predicate,
): Filtered {
  const tests = filters.map((filter) => ({ id: filter.id, test: predicate(filter) }));
  /** For each hit, the ids of filters that it does not match. */
  const failing = matches.map(({ document }) =>
    tests.flatMap(({ id, test }) => (test(document) ? [] : [id])),
  );
  const hits = matches.filter((_, index) => failing[index]?.length === 0);
  return {
    hits,
    countedBy: (facet, request) => {
      const facetFilters = filters.filter(({ id }) => id === facet.id);
      const ignoresFacetFilters =
        facetFilters.length > 0 &&
        facetFilters.every((filter) => operatorOf(filter, facet) === 'OR');
      const counted = ignoresFacetFilters
        ? matches.filter((_, index) => failing[index]?.every((id) => id === facet.id))
        : hits;
      const facetTests = (request.facetFilters ?? [])
        .filter(({ id }) => id === facet.id)
        .map(predicate);
      return counted
        .map(({ document }) => document)
        .filter((document) => facetTests.every((test) => test(document)));
    },
  };
}

/** The operator of a filter. Ranges and trees are alternatives, as with OR, so their facets ignore them when they count. */
function operatorOf(filter: Filter, facet: FacetDefinition): string {
  return filter.kind === 'term' ? (filter.operator ?? facet.operator) : 'OR';
}
