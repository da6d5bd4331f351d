import { isObject } from '../../lib/values/json-object';
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
} from '../protocol/types';

/** Reads a value of a response; undefined for a value of another type. */
type Read<Value> = (value: unknown) => Value | undefined;

/** The reader of each field of an object; other fields are ignored. */
type Readers<Shape> = { [Name in keyof Shape]?: Read<Exclude<Shape[Name], undefined>> };

/** Largest number of suggestions: more are a fault of the service and would slow the page. */
const MAX_SUGGESTIONS = 100;
/** Largest depth of a category tree. */
const MAX_LEVELS = 20;
/** Longest text on a page: browsers take seconds for the layout of a word of 2 MB. */
const MAX_TEXT = 2000;

/**
 * Reads the values that pages show from a response. Values of a wrong type are ignored.
 * @param key of the result set
 * @throws SearchError if the response is no search response or does not have the result set
 */
export function readSearchResponse(body: unknown, key: string): SearchResponse {
  const results = isObject(body) ? body['result'] : undefined;
  if (!isObject(results)) throw new SearchError('format', 'The response has no "result".');
  const names = Object.keys(results).filter((name) => isObject(results[name]));
  if (!names.includes(key))
    throw new SearchError(
      'format',
      `The response has no result set "${key}", it has ${names.join(', ') || 'none'}.`,
    );
  const result = Object.fromEntries([[key, readResult(results[key])]]) as SearchResponse['result'];
  return { statusCode: 200, time: 0, ...readEnvelope(body), result };
}

/** Reads a list of suggestions; empty for another value. Duplicates and entries without a text are ignored. */
export function readSuggestions(body: unknown): Suggestion[] {
  const entries = listOf(readSuggestion)(body) ?? [];
  const byText = new Map(entries.map((entry) => [entry.suggest, entry]));
  return [...byText.values()].slice(0, MAX_SUGGESTIONS);
}

/** Cuts a text that is too long to show; returns other values unchanged. */
function shorten(value: unknown): unknown {
  if (typeof value !== 'string' || value.length <= MAX_TEXT) return value;
  return `${value.slice(0, MAX_TEXT)}…`;
}

const number: Read<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;
const string: Read<string> = (value) =>
  typeof value === 'string' ? String(shorten(value)) : undefined;
/** Reads a text, or a number, since a service may send ids as numbers. */
const text: Read<string> = (value) => (typeof value === 'number' ? String(value) : string(value));

/** Reads a list and drops invalid entries. */
const listOf =
  <Value>(read: Read<Value>): Read<Value[]> =>
  (value) =>
    Array.isArray(value) ? value.flatMap((entry: unknown) => read(entry) ?? []) : undefined;

/** Assigns one reader to several fields. */
const each = <Name extends string, Value>(read: Read<Value>, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, read])) as Record<Name, Read<Value>>;

/** Reads an object and drops invalid fields. @param complete adds fields; undefined for an object that lacks one */
const object =
  <Shape extends object, Whole>(
    readers: Readers<Shape>,
    complete: (fields: Partial<Shape>) => Whole | undefined,
  ): Read<Whole> =>
  (value) => {
    if (!isObject(value)) return undefined;
    const fields: Partial<Shape> = {};
    for (const name of Object.keys(readers) as (keyof Shape & string)[]) {
      const read = readers[name]?.(value[name]);
      if (read !== undefined) fields[name] = read;
    }
    return complete(fields);
  };

const readSuggestion = object<Suggestion, Suggestion>(
  each(string, 'suggest', 'suggestHighlighted'),
  ({ suggest, ...fields }) => (suggest ? { suggest, ...fields } : undefined),
);

const readFields: Read<ResultDocument['document']> = (value) => {
  if (!isObject(value)) return undefined;
  const fields = Object.entries(value).map(([name, field]) => {
    if (name === 'url') return [name, field];
    return [name, Array.isArray(field) ? field.map(shorten) : shorten(field)];
  });
  return Object.fromEntries(fields) as ResultDocument['document'];
};

const readDocument = object<ResultDocument, ResultDocument>(
  { id: text, position: number, document: readFields },
  ({ document, id = text(document?.['id']), position = 0 }) =>
    document && id !== undefined ? { id, position, document } : undefined,
);

const facetAt =
  (level: number): Read<Facet> =>
  (entry) =>
    object<Facet, Facet>(
      {
        ...each(text, 'id', 'name', 'filterName', 'type', 'unit'),
        ...each(number, 'count', 'minValue', 'maxValue', 'minRange', 'maxRange'),
        values: listOf(valueAt(level)),
      },
      ({ id, ...facet }) => {
        if (id === undefined) return undefined;
        return { id, name: id, filterName: `f.${id}`, count: facet.values?.length ?? 0, ...facet };
      },
    )(entry);

const valueAt = (level: number) =>
  object<FacetValue, FacetValue>(
    {
      value: (value) => (typeof value === 'boolean' ? value : (number(value) ?? string(value))),
      filter: (value) => (typeof value === 'string' && value.includes('=') ? value : undefined),
      count: number,
      ...(level < MAX_LEVELS && { children: facetAt(level + 1) }),
    },
    ({ value, filter, ...fields }) =>
      value === undefined || filter === undefined
        ? undefined
        : { value, filter, count: 0, ...fields },
  );

const readPaging = object<Paging, Paging>(
  each(number, 'currentPage', 'pageCount', 'rows'),
  ({ pageCount, ...paging }) =>
    pageCount === undefined ? undefined : { rows: 10, ...paging, pageCount },
);

const readSort = object<SortEntry, SortEntry>(
  { ...each(text, 'id', 'name'), selected: (value) => value === true || undefined },
  ({ id, ...sort }) => (id === undefined ? undefined : { id, name: id, ...sort }),
);

const readRedirect = object<Redirect, Redirect>(
  {
    location: (value) =>
      typeof value === 'string' && value.length <= MAX_TEXT ? value : undefined,
  },
  ({ location }) => (location === undefined ? undefined : { httpCode: 302, location }),
);

const readCorrection = object<Record<keyof DidYouMeanResult, string>, DidYouMeanResult>(
  each(text, 'type', 'original', 'corrected', 'didYouMean'),
  ({ type, original = '', corrected, didYouMean }) => {
    const correction = { name: 'spellCorrection' as const, original };
    if (type === 'corrected' && corrected !== undefined) return { ...correction, type, corrected };
    return type === 'didYouMean' && didYouMean !== undefined
      ? { ...correction, type, didYouMean }
      : undefined;
  },
);

const readResult = object<SearchResult, SearchResult>(
  {
    total: number,
    documents: listOf(readDocument),
    facets: listOf(facetAt(0)),
    paging: readPaging,
    sort: object({ sort: listOf(readSort) }, ({ sort = [] }) => ({ sort })),
    redirect: readRedirect,
  },
  ({ documents = [], ...result }) => ({
    total: documents.length,
    ...result,
    documents: documents.map((document, index) => ({
      ...document,
      position: document.position || index + 1,
    })),
  }),
);

const readEnvelope = object<SearchResponse, Partial<SearchResponse>>(
  { requestId: text, didYouMeanResult: readCorrection },
  (response) => response,
);
