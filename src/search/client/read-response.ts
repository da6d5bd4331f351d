import { isObject } from '../../lib/values/json-object';
import { SearchError } from './client';
import type {
  DidYouMeanResult,
  Facet,
  FacetValue,
  Page,
  Paging,
  Redirect,
  RequestEcho,
  ResultDocument,
  SearchResponse,
  SearchResult,
  SortEntry,
  Suggestion,
} from '../protocol/types';

type Json = Record<string, unknown>;

/** Most suggestions taken over: more are a fault of the service and would only slow the page. */
const MAX_SUGGESTIONS = 100;
/** Most levels of a category tree. */
const MAX_LEVELS = 20;
/** Longest text that a page shows: browsers lay out 2 MB in one word for seconds. */
const MAX_TEXT = 2000;

/**
 * Reads the values of the protocol from a response; unknown ones and those of a wrong type are left out.
 * @param key result set that must be there
 * @throws SearchError when the response is no search response, or has no such result set
 */
export function readSearchResponse(body: unknown, key: string): SearchResponse {
  const results = isObject(body) ? body['result'] : undefined;
  if (!isObject(body) || !isObject(results))
    throw new SearchError('format', 'The response has no "result".');
  if (!Object.hasOwn(results, key) || !isObject(results[key]))
    throw new SearchError(
      'format',
      `The response has no result set "${key}", only ${Object.keys(results).join(', ') || 'none'}.`,
    );
  const { request, widgets } = body;
  return {
    statusCode: number(body['statusCode']) ?? 200,
    time: number(body['time']) ?? 0,
    result: Object.fromEntries(
      Object.entries(results).flatMap(([name, result]) =>
        isObject(result) ? [[name, readResult(result)]] : [],
      ),
    ),
    ...optional('currentTime', text(body['currentTime'])),
    ...optional('requestId', text(body['requestId'])),
    ...(isObject(request) && { request: request as RequestEcho }),
    ...(isObject(widgets) && { widgets: widgets as SearchResponse['widgets'] }),
    ...optional('didYouMeanResult', readCorrection(body['didYouMeanResult'])),
  };
}

/** A list of suggestions; anything else than a list is empty. Doubles and entries without a text are left out. */
export function readSuggestions(body: unknown): Suggestion[] {
  const found = new Map<string, Suggestion>();
  for (const entry of list(body)) {
    const suggest = isObject(entry) ? shortened(entry['suggest']) : undefined;
    if (!isObject(entry) || typeof suggest !== 'string' || suggest === '') continue;
    const suggestHighlighted = shortened(entry['suggestHighlighted']);
    if (!found.has(suggest))
      found.set(suggest, {
        suggest,
        ...(typeof suggestHighlighted === 'string' && { suggestHighlighted }),
      });
    if (found.size === MAX_SUGGESTIONS) break;
  }
  return [...found.values()];
}

function readResult(result: Json): SearchResult {
  const documents = list(result['documents']).flatMap(readDocument);
  const facets = Array.isArray(result['facets'])
    ? result['facets'].flatMap((facet: unknown) => readFacet(facet, 0))
    : undefined;
  const sort = isObject(result['sort'])
    ? list(result['sort']['sort']).flatMap(readSort)
    : undefined;
  return {
    ...optional('name', text(result['name'])),
    ...optional('statusCode', number(result['statusCode'])),
    ...optional('statusMessage', text(result['statusMessage'])),
    documents: documents.map((document, index) => ({
      ...document,
      position: document.position || index + 1,
    })),
    total: number(result['total']) ?? documents.length,
    ...optional('time', number(result['time'])),
    ...optional('maxScore', number(result['maxScore'])),
    ...optional('facets', facets),
    ...optional('facetCount', number(result['facetCount'])),
    ...optional('paging', readPaging(result['paging'])),
    ...optional('sort', sort && { sort }),
    ...optional('redirect', readRedirect(result['redirect'])),
  };
}

function readDocument(entry: unknown): ResultDocument[] {
  if (!isObject(entry) || !isObject(entry['document'])) return [];
  const id = text(entry['id']) ?? text(entry['document']['id']);
  if (id === undefined) return [];
  return [
    {
      id,
      position: number(entry['position']) ?? 0,
      document: Object.fromEntries(
        Object.entries(entry['document']).map(([name, value]) => [
          name,
          name === 'url' ? value : Array.isArray(value) ? value.map(shortened) : shortened(value),
        ]),
      ),
      ...optional('fieldCount', number(entry['fieldCount'])),
    },
  ];
}

function readFacet(entry: unknown, level: number): Facet[] {
  if (!isObject(entry)) return [];
  const id = text(entry['id']);
  if (id === undefined) return [];
  const values = Array.isArray(entry['values'])
    ? entry['values'].flatMap((value: unknown) => readValue(value, level))
    : undefined;
  return [
    {
      id,
      name: text(entry['name']) ?? id,
      filterName: text(entry['filterName']) ?? `f.${id}`,
      count: number(entry['count']) ?? values?.length ?? 0,
      ...optional('type', text(entry['type'])),
      ...optional('resultCount', number(entry['resultCount'])),
      ...(entry['selected'] === true && { selected: true }),
      ...optional('values', values),
      ...optional('minValue', number(entry['minValue'])),
      ...optional('maxValue', number(entry['maxValue'])),
      ...optional('minRange', number(entry['minRange'])),
      ...optional('maxRange', number(entry['maxRange'])),
      ...optional('unit', text(entry['unit'])),
    },
  ];
}

function readValue(entry: unknown, level: number): FacetValue[] {
  if (!isObject(entry)) return [];
  const { filter } = entry;
  const value = shortened(entry['value']);
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
    return [];
  if (typeof filter !== 'string' || !filter.includes('=')) return [];
  const [children] = level < MAX_LEVELS ? readFacet(entry['children'], level + 1) : [];
  return [
    {
      value,
      filter,
      count: number(entry['count']) ?? 0,
      ...(entry['selected'] === true && { selected: true }),
      ...optional('children', children),
    },
  ];
}

function readPaging(entry: unknown): Paging | undefined {
  if (!isObject(entry)) return undefined;
  const pageCount = number(entry['pageCount']);
  if (pageCount === undefined) return undefined;
  return {
    ...optional('currentPage', number(entry['currentPage'])),
    pageCount,
    rows: number(entry['rows']) ?? 10,
    ...optional('firstPage', readPage(entry['firstPage'])),
    ...optional('lastPage', readPage(entry['lastPage'])),
    ...optional('nextPage', readPage(entry['nextPage'])),
    ...optional('previousPage', readPage(entry['previousPage'])),
  };
}

function readPage(entry: unknown): Page | undefined {
  if (!isObject(entry)) return undefined;
  const { currentPage, token } = entry;
  return {
    ...optional('number', number(entry['number'])),
    ...(typeof currentPage === 'boolean' && { currentPage }),
    ...(typeof token === 'string' && { token }),
  };
}

function readSort(entry: unknown): SortEntry[] {
  if (!isObject(entry)) return [];
  const id = text(entry['id']);
  if (id === undefined) return [];
  return [
    { id, name: text(entry['name']) ?? id, ...(entry['selected'] === true && { selected: true }) },
  ];
}

function readRedirect(entry: unknown): Redirect | undefined {
  const location = isObject(entry) ? entry['location'] : undefined;
  if (!isObject(entry) || typeof location !== 'string' || location.length > MAX_TEXT)
    return undefined;
  return { httpCode: number(entry['httpCode']) ?? 302, location };
}

function readCorrection(entry: unknown): DidYouMeanResult | undefined {
  if (!isObject(entry)) return undefined;
  const original = text(entry['original']) ?? '';
  const corrected = text(entry['corrected']);
  const didYouMean = text(entry['didYouMean']);
  if (entry['type'] === 'corrected' && corrected !== undefined)
    return { name: 'spellCorrection', type: 'corrected', original, corrected };
  if (entry['type'] === 'didYouMean' && didYouMean !== undefined)
    return { name: 'spellCorrection', type: 'didYouMean', original, didYouMean };
  return undefined;
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Texts, and numbers where a service sends ids as such. */
function text(value: unknown): string | undefined {
  const short = shortened(value);
  if (typeof short === 'string') return short;
  return typeof short === 'number' ? String(short) : undefined;
}

/** The start of a text that is too long to show; any other value as it is. */
function shortened(value: unknown): unknown {
  if (typeof value !== 'string' || value.length <= MAX_TEXT) return value;
  return `${value.slice(0, MAX_TEXT)}…`;
}

function number(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

function optional<Key extends string, Value>(
  key: Key,
  value: Value | undefined,
): Partial<Record<Key, Value>> {
  return value === undefined ? {} : ({ [key]: value } as Record<Key, Value>);
}
