import { capitalize } from '../../../lib/text/capitalize';
import type { DateFilter, DateRangeFilter, HumanDateFilter } from '../../protocol/filter';
import { parseDate } from '../../protocol/dates';
import { fieldOf, fieldValue, listOf, type Predicate } from './filters';
import type { IndexDefinition } from '../index/definition';
import { humanDate } from '../../protocol/human-date';

/**
 * Predicate of a date filter. Loaded with the first such filter, since most searches have none.
 * @param now instant in milliseconds
 */
export function datePredicate(
  filter: DateFilter,
  definition: IndexDefinition,
  now: number,
): Predicate {
  if (filter.kind === 'dateRangeInPeriod') return periodTest(filter, now);
  const field = fieldOf(filter, definition);
  const test = filter.kind === 'humandate' ? humanTest(filter, now) : dateTest(filter, now);
  return (document) => listOf(fieldValue(document, field)).some((value) => test(timeOf(value)));
}

function humanTest(
  { words }: HumanDateFilter,
  now: number,
): (instant: number | undefined) => boolean {
  const { from, to } = humanDate(words, now);
  return (instant) => instant !== undefined && instant >= from && instant < to;
}

function timeOf(value: unknown): number | undefined {
  return typeof value === 'string' ? parseDate(value) : undefined;
}

function bound(text: string, open: number, now: number): number {
  if (text === '*') return open;
  return text === 'NOW' ? now : (parseDate(text) ?? open);
}

function dateTest(
  { from, to, minExcluded, maxExcluded }: DateRangeFilter,
  now: number,
): (instant: number | undefined) => boolean {
  const low = bound(from, -Infinity, now);
  const high = bound(to, Infinity, now);
  return (instant) =>
    instant !== undefined &&
    (minExcluded ? instant > low : instant >= low) &&
    (maxExcluded ? instant < high : instant <= high);
}

/** Matches documents with an overlapping period in the fields `start{Id}` and `end{Id}`. */
function periodTest({ id, from, to }: DateRangeFilter, now: number): Predicate {
  const name = capitalize(id);
  const low = bound(from, -Infinity, now);
  const high = bound(to, Infinity, now);
  return (document) => {
    const start = timeOf(fieldValue(document, `start${name}`));
    const end = timeOf(fieldValue(document, `end${name}`));
    return start !== undefined && end !== undefined && start <= high && end >= low;
  };
}
