import type { SortEntry } from '../../protocol/types';
import { compareValues } from '../filters/compare';
import type { IndexDefinition, SortDefinition } from '../index/definition';
import type { StoredDocument } from '../index/index-data';
import type { DocumentMatch } from './join-words';
import type { Naming } from './names';

/** A document of a response with how it matched; `match` is absent when the query matches everything. */
export interface Hit {
  /** Number in the index. */
  number: number;
  document: StoredDocument;
  match?: DocumentMatch;
  /** Whether its title is the query. */
  isTitle: boolean;
  /** The passage that defines what the query names, which the link leads to. */
  definition?: number;
  /** What its names have of the query; absent as `match` is. */
  names?: Naming;
}

/** The sort that a request selects: the named one, else the first. */
export function selectedSort(
  { sorts }: IndexDefinition,
  id: string | undefined,
): SortDefinition | undefined {
  return sorts.find((sort) => sort.id === id) ?? sorts[0];
}

export function sortEntries(
  definition: IndexDefinition,
  selected: SortDefinition | undefined,
): SortEntry[] {
  return definition.sorts.map((sort) => ({
    id: sort.id,
    name: sort.name,
    ...(sort === selected && { selected: true }),
  }));
}

/** Sorts hits; equal ones stay in the order of the index. Documents without the sort field come last. */
export function ranked(hits: readonly Hit[], sort: SortDefinition | undefined): Hit[] {
  const { field, direction } = sort ?? {};
  if (field === undefined)
    return [...hits].sort((a, b) => byRelevance(a, b) || a.number - b.number);
  const sign = direction === 'desc' ? -1 : 1;
  return [...hits].sort((a, b) => {
    const [left, right] = [a.document.fields[field], b.document.fields[field]];
    if (left === undefined || right === undefined)
      return Number(left === undefined) - Number(right === undefined) || a.number - b.number;
    return sign * compareValues(left, right) || a.number - b.number;
  });
}

function byRelevance(a: Hit, b: Hit): number {
  return rankOf(b) - rankOf(a) || (b.match?.score ?? 0) - (a.match?.score ?? 0);
}

/** A page that has the query as its title comes before the definition of the name. */
function rankOf({ isTitle, definition }: Hit): number {
  return isTitle ? 2 : Number(definition !== undefined);
}
