import type { Filter, RangeFilter } from '../../protocol/filter';
import type { Facet, FacetValue } from '../../protocol/types';
import { compareValues } from './compare';
import type { FacetDefinition } from '../index/definition';
import { listOf } from './filters';
import type { StoredDocument } from '../index/index-data';

/** Values with `ctrl=loadMoreFacets`. */
const MAX_VALUES = 1000;

export interface FacetOptions {
  /** Filters of the request with the facet's id. */
  filters: readonly Filter[];
  /** `ctrl=loadMoreFacets`: many values, by key. */
  loadMore: boolean;
}

/** A facet over the documents that it counts. @returns undefined if it would have no value */
export function makeFacet(
  definition: FacetDefinition,
  documents: readonly StoredDocument[],
  options: FacetOptions,
): Facet | undefined {
  const head = headOf(definition);
  const selected = options.filters.length > 0 && ({ selected: true } as const);
  if (definition.type === 'slider')
    return { ...head, ...slider(definition, documents, options.filters), ...selected };
  if (definition.type === 'navigation') {
    const paths = documents
      .map(({ fields }) => listOf(fields[definition.field]).map(String))
      .filter((path) => path.length > 0);
    const level = treeLevel(
      definition,
      paths,
      [],
      selectedValues(options.filters),
      options.loadMore,
    );
    return level && { ...level, ...selected };
  }

  const counts = new Map<string | number | boolean, number>();
  for (const { fields } of documents)
    for (const value of distinct(listOf(fields[definition.field])))
      if (typeof value !== 'object') counts.set(value, (counts.get(value) ?? 0) + 1);
  const selectedKeys = selectedValues(options.filters);
  const values = limitValues(
    [...counts].map(([value, count]): FacetValue => {
      const isSelected = selectedKeys.has(String(value));
      return {
        value,
        count,
        filter: filterOf(definition.id, String(value)),
        ...(isSelected && { selected: true }),
      };
    }),
    definition,
    options.loadMore,
  );
  return values.length === 0 ? undefined : { ...head, ...totals(values), ...selected, values };
}

/** A list without duplicates. Most lists have one value, for which a set would be slow. */
function distinct<Value>(values: readonly Value[]): Iterable<Value> {
  return values.length > 1 ? new Set(values) : values;
}

function headOf({ id, name, type }: FacetDefinition) {
  return { id, name, type, filterName: `f.${id}` };
}

/** A filter in a query string. */
function filterOf(id: string, value: string): string {
  return `f.${encodeURIComponent(id)}=${encodeURIComponent(value)}`;
}

function selectedValues(filters: readonly Filter[]): Set<string> {
  return new Set(
    filters.flatMap((filter) => {
      if (filter.kind === 'tree') return [filter.path.join(' > ')];
      return filter.kind === 'term' && filter.operator !== 'NOT' ? filter.values : [];
    }),
  );
}

function totals(values: readonly FacetValue[]): { count: number; resultCount: number } {
  return { count: values.length, resultCount: values.reduce((sum, { count }) => sum + count, 0) };
}

/** Sorts values and limits their number; selected values always stay. */
function limitValues(
  values: FacetValue[],
  { sort, count }: FacetDefinition,
  loadMore: boolean,
): FacetValue[] {
  const [by, direction] = (loadMore ? '_key asc' : sort).split(' ');
  const sign = direction === 'desc' ? -1 : 1;
  const sorted = values.sort((a, b) =>
    by === '_count' ? sign * (a.count - b.count) || byKey(a, b) : sign * byKey(a, b),
  );
  const limit = loadMore ? MAX_VALUES : count;
  return sorted.filter(({ selected }, index) => index < limit || selected);
}

const byKey = (a: FacetValue, b: FacetValue) => compareValues(a.value, b.value);

/** One level of a category tree: the parts of the paths directly below `ancestors`. */
function treeLevel(
  definition: FacetDefinition,
  paths: readonly string[][],
  ancestors: readonly string[],
  selectedKeys: ReadonlySet<string>,
  loadMore: boolean,
): Facet | undefined {
  const groups = new Map<string, string[][]>();
  for (const path of paths) {
    const name = path[ancestors.length];
    if (name !== undefined) groups.set(name, [...(groups.get(name) ?? []), path]);
  }
  const values = limitValues(
    [...groups].map(([name, branch]): FacetValue => {
      const path = [...ancestors, name];
      const joined = path.join(' > ');
      const children = treeLevel(definition, branch, path, selectedKeys, loadMore);
      return {
        value: name,
        count: branch.length,
        filter: filterOf(definition.id, joined),
        ...(selectedKeys.has(joined) && { selected: true }),
        ...(children && { children }),
      };
    }),
    definition,
    loadMore,
  );
  if (values.length === 0) return undefined;
  return { ...headOf(definition), ...totals(values), values };
}

/** Ends of the scale, extended to the selected bounds, and the bounds. */
function slider(
  { field, unit }: FacetDefinition,
  documents: readonly StoredDocument[],
  filters: readonly Filter[],
): Omit<Facet, 'id' | 'name' | 'filterName'> {
  const numbers = documents.flatMap(({ fields }) =>
    listOf(fields[field]).filter((value) => typeof value === 'number'),
  );
  const range = filters.find(
    (filter): filter is RangeFilter => filter.kind === 'range' || filter.kind === 'slider',
  );
  const ends = [...numbers, range?.min, range?.max].filter((end) => end !== undefined);
  return {
    count: documents.filter(({ fields }) => fields[field] !== undefined).length,
    ...(range?.min !== undefined && { minValue: range.min }),
    ...(range?.max !== undefined && { maxValue: range.max }),
    ...(ends.length > 0 && {
      minRange: ends.reduce((a, b) => Math.min(a, b)),
      maxRange: ends.reduce((a, b) => Math.max(a, b)),
    }),
    ...(unit !== undefined && { unit }),
  };
}
