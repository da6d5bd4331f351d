import { SearchError } from './client';
import type {
  DidYouMeanResult,
  Facet,
  FacetValue,
  Paging,
  Redirect,
  ResultDocument,
  SearchResponse,
  SearchResult,
  SortEntry,
  Suggestion,
} from './protocol';

type Json = Record<string, unknown>;

/**
 * Takes from an answer what is of the protocol; unknown fields are left alone, missing and wrong ones are left out.
 * @param key result set that must be there
 * @throws SearchError when the answer is no search answer, or has no such result set
 */
export function readSearchResponse(body: unknown, key: string): SearchResponse {
  const results = isObject(body) ? body['result'] : undefined;
  if (!isObject(body) || !isObject(results))
    throw new SearchError('format', 'The answer has no "result".');
  const result = Object.hasOwn(results, key) ? results[key] : undefined;
  if (!isObject(result))
    throw new SearchError(
      'format',
      `The answer has no result set "${key}", only ${Object.keys(results).join(', ') || 'none'}.`,
    );
  const correction = readCorrection(body['didYouMeanResult']);
  return {
    ...body,
    statusCode: number(body['statusCode']) ?? 200,
    time: number(body['time']) ?? 0,
    result: { ...(results as Record<string, SearchResult>), [key]: readResult(result) },
    ...optional('requestId', text(body['requestId'])),
    didYouMeanResult: correction,
  } as SearchResponse;
}

/** A list of suggestions; anything else than a list is empty. Entries without a text are left out. */
export function readSuggestions(body: unknown): Suggestion[] {
  if (!Array.isArray(body)) return [];
  return body.flatMap((entry: unknown) =>
    isObject(entry) && typeof entry['suggest'] === 'string' && entry['suggest'] !== ''
      ? [entry as unknown as Suggestion]
      : [],
  );
}

function readResult(result: Json): SearchResult {
  const documents = list(result['documents']).flatMap(readDocument);
  const facets = Array.isArray(result['facets']) ? result['facets'].flatMap(readFacet) : undefined;
  const sort = isObject(result['sort'])
    ? list(result['sort']['sort']).flatMap(readSort)
    : undefined;
  return {
    ...optional('name', text(result['name'])),
    documents: documents.map((document, index) => ({
      ...document,
      position: document.position || index + 1,
    })),
    total: number(result['total']) ?? documents.length,
    ...optional('time', number(result['time'])),
    ...optional('facets', facets),
    ...optional('paging', readPaging(result['paging'])),
    ...optional('sort', sort && { sort }),
    ...optional('redirect', readRedirect(result['redirect'])),
  };
}

function readDocument(entry: unknown): ResultDocument[] {
  if (!isObject(entry) || !isObject(entry['document'])) return [];
  const id = text(entry['id']) ?? text(entry['document']['id']);
  return id === undefined
    ? []
    : [{ id, position: number(entry['position']) ?? 0, document: entry['document'] }];
}

function readFacet(entry: unknown): Facet[] {
  if (!isObject(entry)) return [];
  const id = text(entry['id']);
  if (id === undefined) return [];
  const values = Array.isArray(entry['values']) ? entry['values'].flatMap(readValue) : undefined;
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

function readValue(entry: unknown): FacetValue[] {
  if (!isObject(entry)) return [];
  const { value, filter } = entry;
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
    return [];
  if (typeof filter !== 'string' || !filter.includes('=')) return [];
  const [children] = readFacet(entry['children']);
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
    ...(entry as object),
    pageCount,
    rows: number(entry['rows']) ?? 10,
    currentPage: number(entry['currentPage']) ?? 1,
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
  if (!isObject(entry) || typeof entry['location'] !== 'string') return undefined;
  return { httpCode: number(entry['httpCode']) ?? 302, location: entry['location'] };
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

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Texts, and numbers where a service sends ids as such. */
function text(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : undefined;
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
