import type { DateRangeFilter, Filter, PeriodFilter, RangeFilter, TermFilter } from '../filter';
import { parseDate } from './dates';
import type { FieldValue, IndexDefinition } from './definition';
import { humanDate } from './human-date';
import type { StoredDocument } from './index-data';

export type Predicate = (document: StoredDocument) => boolean;

/** Makes the test of a filter. Documents without the field pass negations only. @param now instant in milliseconds */
export function predicateOf(filter: Filter, definition: IndexDefinition, now: number): Predicate {
  const facet = definition.facets.find(({ id }) => id === filter.id);
  const field = facet?.field ?? filter.id;
  const values = (document: StoredDocument) => listOf(fieldValue(document, field));
  const path = (document: StoredDocument) => values(document).map(String);
  switch (filter.kind) {
    case 'term': {
      if (facet?.type === 'navigation')
        return termTest(filter, 'OR', (document) => ancestors(path(document)));
      return termTest(filter, facet?.operator ?? 'OR', (document) => values(document).map(String));
    }
    case 'tree': {
      const wanted = filter.path.join(' > ');
      return (document) => ancestors(path(document)).includes(wanted);
    }
    case 'range':
    case 'slider':
      return (document) =>
        values(document).some((value) => typeof value === 'number' && inRange(value, filter));
    case 'daterange': {
      const test = dateTest(filter, now);
      return (document) => values(document).some((value) => test(instant(value)));
    }
    case 'humandate': {
      const { from, to } = humanDate(filter.words, now);
      return (document) =>
        values(document).some((value) => {
          const at = instant(value);
          return at !== undefined && at >= from && at < to;
        });
    }
    case 'dateRangeInPeriod':
      return periodTest(filter, now);
  }
}

/** A field by a name that came with the request, which may be one that every object has. */
function fieldValue({ fields }: StoredDocument, name: string): FieldValue | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

function termTest(
  filter: TermFilter,
  operator: 'OR' | 'AND',
  valuesOf: (document: StoredDocument) => readonly string[],
): Predicate {
  switch (filter.operator ?? operator) {
    case 'OR':
      return (document) => {
        const values = valuesOf(document);
        return filter.values.some((value) => values.includes(value));
      };
    case 'AND':
      return (document) => {
        const values = valuesOf(document);
        return filter.values.every((value) => values.includes(value));
      };
    case 'NOT':
      return (document) => {
        const values = valuesOf(document);
        return !filter.values.some((value) => values.includes(value));
      };
  }
}

/** A path and all that stand above it: `A`, `A > B`. */
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

function instant(value: unknown): number | undefined {
  return typeof value === 'string' ? parseDate(value) : undefined;
}

function bound(text: string, open: number, now: number): number {
  if (text === '*') return open;
  return text === 'NOW' ? now : (parseDate(text) ?? open);
}

function dateTest(
  { from, to, minExcluded, maxExcluded }: DateRangeFilter,
  now: number,
): (at: number | undefined) => boolean {
  const low = bound(from, -Infinity, now);
  const high = bound(to, Infinity, now);
  return (at) =>
    at !== undefined &&
    (minExcluded ? at > low : at >= low) &&
    (maxExcluded ? at < high : at <= high);
}

/** Documents whose own period overlaps: fields `start{Id}` and `end{Id}`. */
function periodTest({ id, from, to }: PeriodFilter, now: number): Predicate {
  const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
  const low = bound(from, -Infinity, now);
  const high = bound(to, Infinity, now);
  return (document) => {
    const start = instant(fieldValue(document, `start${name}`));
    const end = instant(fieldValue(document, `end${name}`));
    return start !== undefined && end !== undefined && start <= high && end >= low;
  };
}
