/** The filters of the search protocol, decoded. Sources in brackets as in protocol.ts. */

/** How the values of a term filter combine. `f.{id}` uses the operator of the facet, or OR without one. [docs, library] */
export type TermOperator = 'OR' | 'AND' | 'NOT';

/** `f.{id}`, `f.{id}.or`, `.and`, `.not`, and the same with `[]` for one comma-separated value. [docs] */
export interface TermFilter {
  id: string;
  kind: 'term';
  /** Absent for `f.{id}`. */
  operator?: TermOperator;
  /** Whether it has the `[]` form, in which no value contains a comma. */
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
  /** Whether the bound is `{`, exclusive. */
  minExcluded?: true;
  /** Whether the bound is `}`, exclusive. */
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

/** `f.{id}.dateRangeInPeriod` [library]: documents with an overlapping period, `start{Id}` to `end{Id}`. */
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

/** `bool` of a POST body: joins filters, even of different ids. NOT excludes documents that match any of them. [docs] */
export interface BoolFilter {
  kind: 'bool';
  /** It belongs to no facet. */
  id: '';
  operator: TermOperator;
  filters: Filter[];
}

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
