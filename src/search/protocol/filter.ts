/** The filters of the search protocol, decoded. Sources in brackets as in protocol.ts. */

/** How the values of a term filter combine. Bare `f.{id}` leaves it to the facet; without one it is OR. [docs, library] */
export type TermOperator = 'OR' | 'AND' | 'NOT';

/** `f.{id}`, `f.{id}.or`, `.and`, `.not`, and the same with `[]`, which have one comma-separated value. [docs] */
export interface TermFilter {
  id: string;
  kind: 'term';
  /** Absent for bare `f.{id}`. */
  operator?: TermOperator;
  /** Written in the `[]` form; then no value holds a comma. */
  list?: true;
  /** At least one. */
  values: string[];
}

/** `f.{id}.range` [docs] and `f.{id}.slider` [library]: `5,10`, `{5,10]`, `min,10`. */
export interface RangeFilter {
  id: string;
  kind: 'range' | 'slider';
  /** Absent: open (`min`). */
  min?: number;
  /** Absent: open (`max`). */
  max?: number;
  /** Written `{`; bounds are inclusive otherwise. */
  minExcluded?: true;
  /** Written `}`. */
  maxExcluded?: true;
}

/** `f.{id}.daterange` [docs]: ISO 8601 dates, `NOW` or, for an open side, `*`. */
export interface DateRangeFilter {
  id: string;
  kind: 'daterange';
  from: string;
  to: string;
  minExcluded?: true;
  maxExcluded?: true;
}

/** `f.{id}.dateRangeInPeriod` [library]: documents whose own period (`start{Id}` to `end{Id}`) overlaps. */
export interface PeriodFilter {
  id: string;
  kind: 'dateRangeInPeriod';
  from: string;
  to: string;
}

/** `f.{id}.humandate` [docs]: words for a range of days, English or German. */
export interface HumanDateFilter {
  id: string;
  kind: 'humandate';
  words: string;
}

/** `f.{id}.tree` [library]: one path of a category tree, levels joined by ` > `. */
export interface TreeFilter {
  id: string;
  kind: 'tree';
  path: string[];
}

/** `bool` of a POST body: filters that are joined, also of different ids. With NOT no document may pass any of them. [docs] */
export interface BoolFilter {
  kind: 'bool';
  /** It is about no facet. */
  id: '';
  operator: TermOperator;
  filters: Filter[];
}

/** A filter by time. */
export type DateFilter = DateRangeFilter | HumanDateFilter | PeriodFilter;

/** One filter; filters of different ids combine with AND. [library] */
export type Filter =
  | TermFilter
  | RangeFilter
  | DateRangeFilter
  | PeriodFilter
  | HumanDateFilter
  | TreeFilter
  | BoolFilter;
