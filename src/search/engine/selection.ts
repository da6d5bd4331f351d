import type { Filter } from '../protocol/filter';
import type { SearchRequest } from '../protocol/types';
import {
  boolTest,
  fieldOf,
  isDateFilter,
  predicateOf,
  withInner,
  type Predicate,
} from './filters/filters';
import type { FacetDefinition, IndexDefinition, SortDefinition } from './index/definition';
import type { Documents } from './index/documents';
import type { StoredDocument } from './index/index-data';
import { ranked, selectedSort, type Hit } from './matching/ranking';
import { sliceOf, type Slice } from './paging';

/** The hits of a response. */
export interface Selection {
  filtered: Filtered;
  sort: SortDefinition | undefined;
  /** All hits, in their order. */
  hits: Hit[];
  /** The page of them that is shown. */
  slice: Slice;
}

/** The hits that pass the filters, sorted, and the page of them. */
export async function selectionOf(
  request: SearchRequest,
  found: readonly Hit[],
  { definition, documents }: { definition: IndexDefinition; documents: Documents },
  now: () => number,
): Promise<Selection> {
  const filters = request.filters ?? [];
  const sort = selectedSort(definition, request.sort);
  await documents.loadFields([
    ...[...filters, ...(request.facetFilters ?? [])]
      .flatMap(withInner)
      .map((filter) => fieldOf(filter, definition)),
    ...shownFacets(request, definition).map(({ field }) => field),
    ...(sort?.field === undefined ? [] : [sort.field]),
  ]);
  const predicate = await predicatesFor(filters, definition, now);
  const filtered = applyFilters(found, filters, predicate);
  const hits = ranked(filtered.hits, sort);
  const slice = sliceOf(request, definition.rows);
  const shown = hits.slice(slice.start, slice.start + slice.rows);
  await documents.load(shown.map(({ number }) => number));
  return { filtered, sort, hits, slice };
}

/** The facets that are shown or requested; none when the request switches them off. */
export function shownFacets(
  { ctrl = [], displayFacets = [] }: SearchRequest,
  { facets }: IndexDefinition,
): FacetDefinition[] {
  if (ctrl.includes('facetDisabled')) return [];
  return facets.filter(({ id, display }) => display || displayFacets.includes(id));
}

/** Makes the tests of these filters; those of dates load with the first one. */
export async function predicatesFor(
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

export interface Filtered {
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
  /** Ids of the filters that each hit fails. */
  const failing = found.map(({ document }) =>
    tests.flatMap(({ id, test }) => (test(document) ? [] : [id])),
  );
  const hits = found.filter((_, index) => failing[index]?.length === 0);
  return {
    hits,
    countedBy: (facet, request) => {
      const own = filters.filter(({ id }) => id === facet.id);
      const ignoresOwn =
        own.length > 0 && own.every((filter) => operatorOf(filter, facet) === 'OR');
      const counted = ignoresOwn
        ? found.filter((_, index) => failing[index]?.every((id) => id === facet.id))
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
