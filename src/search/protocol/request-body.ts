import type { SearchBody } from './schema/request-schemas';
import type { SearchRequest } from './types';
import { RequestError } from './request-error';
import { isObject, objectOf, type JsonObject } from '../../lib/values/json-object';
import { readFilters } from './body-filters';
import { namesOf, texts } from './query-string';

/** A sort of the index. */
export interface ConfiguredSort {
  id: string;
  field?: string;
  /** Ascending when absent. */
  direction?: 'asc' | 'desc';
}

/** The texts of a query string. The sort is an object here. */
const textKeys = namesOf(texts).filter((name) => name !== 'sort') satisfies (keyof SearchBody)[];

/**
 * Parses the body of a POST search. Unknown fields are ignored.
 * @param query `ctrl`, `debug` and `explain`, which the query string of a POST has too
 * @returns the request, and whether the response has `paging` (`result.paging.enabled`)
 * @throws RequestError with all faults
 */
export function readPostRequest(
  body: unknown,
  { sorts }: { sorts: readonly ConfiguredSort[] },
  { ctrl = [], debug, explain }: Pick<SearchRequest, 'ctrl' | 'debug' | 'explain'>,
) {
  if (!isObject(body)) throw new RequestError('body', 'The body must be a JSON object.');
  const faults: string[] = [];
  const request: SearchRequest = {};
  for (const name of textKeys) {
    const value = body[name];
    if (typeof value === 'string') request[name] = value;
    else if (value !== undefined && value !== null) faults.push(`${name} must be a text.`);
  }
  for (const name of ['page', 'rows'] as const) {
    const value = body[name];
    if (value === undefined || value === null) continue;
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0)
      request[name] = value;
    else faults.push(`${name} must be a whole number, at least 0.`);
  }
  if (request.page !== undefined) request.page = Math.max(1, request.page);

  const { filters, faults: ofFilters } = readFilters(filterEntries(body, faults));
  const result = objectOf(body['result']);
  const [facets, fields] = [objectOf(result['facet']), objectOf(result['document'])];
  const flags = [
    ...ctrl,
    ...(facets['enabled'] === false ? ['facetDisabled'] : []),
    ...(objectOf(result['spellcheck'])['enabled'] === false ? ['spellcheckDisabled'] : []),
  ];
  const read: SearchRequest = {
    filters,
    sort: sortOf(body['sort'], sorts, faults),
    tracking: trackingOf(body),
    displayFields: Object.keys(objectOf(fields['fields'])),
    displayFacets: Object.keys(objectOf(facets['facets'])),
    ctrl: flags,
    debug,
    explain,
  };
  const hasValue = ([, value]: [string, unknown]) =>
    value !== undefined && !(Array.isArray(value) && value.length === 0);
  Object.assign(request, Object.fromEntries(Object.entries(read).filter(hasValue)));

  const all = [...faults, ...ofFilters];
  if (all.length > 0) throw new RequestError('body', all.join(' '));
  return { request, paging: objectOf(result['paging'])['enabled'] !== false };
}

/** Filters from `searchFilters`, a list, and `filters`, a map by id. */
function filterEntries(
  { searchFilters, filters }: JsonObject,
  faults: string[],
): (readonly [string, unknown])[] {
  const isList = Array.isArray(searchFilters);
  if (!isList && searchFilters !== undefined && searchFilters !== null)
    faults.push('searchFilters must be a list.');
  if (!isObject(filters) && filters !== undefined && filters !== null)
    faults.push('filters must be an object.');
  return [
    ...(isList ? (searchFilters as unknown[]) : []).map(
      (entry, index) => [`Filter ${index + 1}`, entry] as const,
    ),
    ...Object.entries(objectOf(filters)).map(
      ([id, entry]) => ['Filter', isObject(entry) ? { ...entry, id } : entry] as const,
    ),
  ];
}

/** The configured sort with the field and direction of the request. */
function sortOf(
  value: unknown,
  sorts: readonly ConfiguredSort[],
  faults: string[],
): string | undefined {
  if (value === undefined || value === null) return undefined;
  const { sort, field, direction = 'asc' } = objectOf(value);
  if (typeof field === 'string') {
    const configured = sorts.find(
      (entry) => entry.field === field && (entry.direction ?? 'asc') === direction,
    );
    if (!configured)
      faults.push(`No sort by the field "${field}", ${JSON.stringify(direction)}, is configured.`);
    return configured?.id;
  }
  if (typeof sort === 'string') return sort;
  faults.push('sort must be an object with sort or field.');
  return undefined;
}

function trackingOf({ tracking, trackingTags }: JsonObject): string[] {
  const tags = Array.isArray(trackingTags) ? (trackingTags as unknown[]) : [];
  return [
    ...(tracking === false ? ['notracking'] : []),
    ...tags.filter((tag) => typeof tag === 'string'),
  ];
}
