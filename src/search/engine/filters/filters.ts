import type {
  BoolFilter,
  DateFilter,
  Filter,
  RangeFilter,
  TermFilter,
} from '../../protocol/filter';
import type { FieldValue, IndexDefinition } from '../index/definition';
import type { StoredDocument } from '../index/index-data';

export type Predicate = (document: StoredDocument) => boolean;

/** The predicate of joined filters. @param test returns the predicate of one filter */
export function boolPredicate(
  { operator, filters }: BoolFilter,
  test: (filter: Filter) => Predicate,
): Predicate {
  const tests = filters.map(test);
  if (operator === 'AND') return (document) => tests.every((passes) => passes(document));
  const any: Predicate = (document) => tests.some((passes) => passes(document));
  return operator === 'OR' ? any : (document) => !any(document);
}

/** The filters that a filter joins, at any depth, or the filter itself. */
export function leafFilters(filter: Filter): Filter[] {
  return filter.kind === 'bool' ? filter.filters.flatMap(leafFilters) : [filter];
}

/** Whether `date-filters.ts` handles a filter. */
export function isDateFilter(filter: Filter): filter is DateFilter {
  return ['daterange', 'dateRangeInPeriod', 'humandate'].includes(filter.kind);
}

export function fieldOf({ id }: Filter, { facets }: IndexDefinition): string {
  return facets.find((facet) => facet.id === id)?.field ?? id;
}

/** The predicate of a filter. Documents without the field match negations only. */
export function predicateOf(
  filter: Exclude<Filter, DateFilter | BoolFilter>,
  definition: IndexDefinition,
): Predicate {
  const facet = definition.facets.find(({ id }) => id === filter.id);
  const field = fieldOf(filter, definition);
  const values = (document: StoredDocument) => listOf(fieldValue(document, field));
  const path = (document: StoredDocument) => values(document).map(String);
  switch (filter.kind) {
    case 'term':
      return facet?.type === 'navigation'
        ? termPredicate(filter, 'OR', (document) => ancestors(path(document)))
        : termPredicate(filter, facet?.operator ?? 'OR', path);
    case 'tree': {
      const pathText = filter.path.join(' > ');
      return (document) => ancestors(path(document)).includes(pathText);
    }
    case 'range':
    case 'slider':
      return (document) =>
        values(document).some((value) => typeof value === 'number' && inRange(value, filter));
  }
}

/** A field by a name from the request, which may be `constructor` or another inherited name. */
export function fieldValue({ fields }: StoredDocument, name: string): FieldValue | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

function termPredicate(
  filter: TermFilter,
  defaultOperator: 'OR' | 'AND',
  valuesOf: (document: StoredDocument) => readonly string[],
): Predicate {
  const { operator = defaultOperator, values } = filter;
  return (document) => {
    const present = valuesOf(document);
    const isPresent = (value: string) => present.includes(value);
    if (operator === 'AND') return values.every(isPresent);
    return values.some(isPresent) !== (operator === 'NOT');
  };
}

/** All prefixes of a path, and the path: `A`, `A > B`. */
export function ancestors(path: readonly string[]): string[] {
  return path.map((_, index) => path.slice(0, index + 1).join(' > '));
}

export function listOf(
  value: FieldValue | undefined,
): readonly (string | number | boolean | object)[] {
  if (value === undefined) return [];
  return Array.isArray(value)
    ? (value as readonly (string | object)[])
    : [value as string | number | boolean];
}

function inRange(value: number, { min, max, minExcluded, maxExcluded }: RangeFilter): boolean {
  if (min !== undefined && (minExcluded ? value <= min : value < min)) return false;
  return max === undefined || (maxExcluded ? value < max : value <= max);
}
