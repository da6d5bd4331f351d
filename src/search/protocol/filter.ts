/** The filters of the search protocol, decoded. Brackets name the source: the platform's documentation, or its query library. */

/** How the values of a term filter combine. `f.{id}` uses the operator of the facet, or OR without one. [docs, library] */
export type TermOperator = 'OR' | 'AND' | 'NOT';

interface FilterOf<Kind extends string> {
  id: string;
  kind: Kind;
}

interface Excluded {
  /** Whether the bound is `{`, exclusive. */
  minExcluded?: true;
  /** Whether the bound is `}`, exclusive. */
  maxExcluded?: true;
}

/** `f.{id}`, `f.{id}.or`, `.and`, `.not`, and the same with `[]` for one comma-separated value. [docs] */
export interface TermFilter extends FilterOf<'term'> {
  /** Absent for `f.{id}`. */
  operator?: TermOperator;
  /** At least one. */
  values: string[];
}

/** `f.{id}.range` [docs] and `f.{id}.slider` [library]: `5,10`, `{5,10]`, `min,10`. */
export interface RangeFilter extends FilterOf<'range' | 'slider'>, Excluded {
  /** Absent: open (`min`). */
  min?: number;
  /** Absent: open (`max`). */
  max?: number;
}

/**
 * `f.{id}.daterange` [docs]: ISO 8601 dates, `NOW` or, for an open side, `*`. `f.{id}.dateRangeInPeriod` [library]:
 * documents with an overlapping period, `start{Id}` to `end{Id}`.
 */
export interface DateRangeFilter extends FilterOf<'daterange' | 'dateRangeInPeriod'>, Excluded {
  from: string;
  to: string;
}

/** `f.{id}.humandate` [docs]: words for a range of days, English or German. */
export interface HumanDateFilter extends FilterOf<'humandate'> {
  words: string;
}

/** `f.{id}.tree` [library]: one path of a category tree, levels joined by ` > `. */
export interface TreeFilter extends FilterOf<'tree'> {
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

export type DateFilter = DateRangeFilter | HumanDateFilter;

/** One filter; filters of different ids combine with AND. [library] */
export type Filter = TermFilter | RangeFilter | DateFilter | TreeFilter | BoolFilter;
