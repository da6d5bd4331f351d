import type { SortEntry } from '../../protocol/types';
import { compareValues } from '../filters/compare';
import type { IndexDefinition, SortDefinition } from '../index/definition';
import type { StoredDocument } from '../index/index-data';
import type { DocumentMatch } from './join-words';
import type { Naming } from './names';

/** A document of a response and its match, which is absent if the query matches everything. */
export interface Hit {
  /** Number of the document in the index. */
  number: number;
  document: StoredDocument;
  match?: DocumentMatch;
  /** Whether the title is the query. */
  isTitle: boolean;
  /** The passage that defines the query as a name; the target of the link. */
  definition?: number;
  /** Relation of the document's names to the query; absent if `match` is. */
  names?: Naming;
}

/** The sort of a request, or the first one by default. */
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

/** Sorts hits. Equal hits keep the order of the index; documents without the sort field come last. */
export function sortHits(hits: readonly Hit[], sort: SortDefinition | undefined): Hit[] {
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

/** A page with the query as its title comes before the definition of the name. */
function rankOf({ isTitle, definition }: Hit): number {
  return isTitle ? 2 : Number(definition !== undefined);
}
