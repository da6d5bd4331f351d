import { isObject } from '../../lib/values/json-object';
import { SearchError } from './client';
import type {
  DidYouMeanResult,
  Facet,
  FacetValue,
  Page,
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
 * Reads the values of the protocol from a response. Unknown values and values of a wrong type are ignored.
 * @param key of the required result set
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
  const result = Object.entries(results).flatMap(([name, value]) => {
    const read = readResult(value);
    return read ? [[name, read] as const] : [];
  });
  return { statusCode: 200, time: 0, ...readResponse(body), result: Object.fromEntries(result) };
}

/** Reads a list of suggestions; empty for another value. Duplicates and entries without a text are ignored. */
export function readSuggestions(body: unknown): Suggestion[] {
  const result = new Map<string, Suggestion>();
  for (const entry of listOf(readSuggestion)(body) ?? []) {
    const { suggest = '' } = entry;
    if (suggest !== '' && !result.has(suggest)) result.set(suggest, { ...entry, suggest });
    if (result.size === MAX_SUGGESTIONS) break;
  }
  return [...result.values()];
}

/** Cuts a text that is too long to show; returns other values unchanged. */
function shorten(value: unknown): unknown {
  if (typeof value !== 'string' || value.length <= MAX_TEXT) return value;
  return `${value.slice(0, MAX_TEXT)}…`;
}

const string: Read<string> = (value) =>
  typeof value === 'string' ? String(shorten(value)) : undefined;
const number: Read<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;
const boolean: Read<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);
const flag: Read<true> = (value) => value === true || undefined;
/** Reads a text, or a number, since a service may send ids as numbers. */
const text: Read<string> = (value) => (typeof value === 'number' ? String(value) : string(value));
/** Reads an object without a check of its fields. */
const anything = <Value>(value: unknown) => (isObject(value) ? (value as Value) : undefined);

/** Reads a list and drops invalid entries. */
const listOf =
  <Value>(read: Read<Value>): Read<Value[]> =>
  (value) =>
    Array.isArray(value) ? value.flatMap((entry: unknown) => read(entry) ?? []) : undefined;

/** Assigns one reader to several fields. */
const each = <Name extends string, Value>(read: Read<Value>, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, read])) as Record<Name, Read<Value>>;

/** Reads an object and drops invalid fields. */
const objectOf =
  <Shape extends object>(readers: Readers<Shape>): Read<Partial<Shape>> =>
  (value) => {
    if (!isObject(value)) return undefined;
    const result: Partial<Shape> = {};
    for (const name of Object.keys(readers) as (keyof Shape & string)[]) {
      const read = readers[name]?.(value[name]);
      if (read !== undefined) result[name] = read;
    }
    return result;
  };

const readSuggestion = objectOf<Pick<Suggestion, 'suggest' | 'suggestHighlighted'>>(
  each(string, 'suggest', 'suggestHighlighted'),
);

const readFields: Read<ResultDocument['document']> = (value) => {
  if (!isObject(value)) return undefined;
  const fields = Object.entries(value).map(([name, field]) => {
    if (name === 'url') return [name, field];
    return [name, Array.isArray(field) ? field.map(shorten) : shorten(field)];
  });
  return Object.fromEntries(fields) as ResultDocument['document'];
};

const documentFields = objectOf<ResultDocument>({
  id: text,
  ...each(number, 'position', 'fieldCount'),
  document: readFields,
});

const readDocument: Read<ResultDocument> = (entry) => {
  const read = documentFields(entry);
  const { document } = read ?? {};
  const id = read?.id ?? text(document?.['id']);
  return document && id !== undefined ? { position: 0, ...read, id, document } : undefined;
};

const facetAt =
  (level: number): Read<Facet> =>
  (entry) => {
    const facet = objectOf<Facet>({
      ...each(text, 'id', 'name', 'filterName', 'type', 'unit'),
      ...each(number, 'count', 'resultCount', 'minValue', 'maxValue', 'minRange', 'maxRange'),
      selected: flag,
      values: listOf(valueAt(level)),
    })(entry);
    if (facet?.id === undefined) return undefined;
    const { id, values } = facet;
    return { name: id, filterName: `f.${id}`, count: values?.length ?? 0, ...facet, id };
  };

const valueAt =
  (level: number): Read<FacetValue> =>
  (entry) => {
    const read = objectOf<FacetValue>({
      value: (value) => string(value) ?? number(value) ?? boolean(value),
      filter: (value) => (typeof value === 'string' && value.includes('=') ? value : undefined),
      count: number,
      selected: flag,
      ...(level < MAX_LEVELS && { children: facetAt(level + 1) }),
    })(entry);
    const { value, filter } = read ?? {};
    if (value === undefined || filter === undefined) return undefined;
    return { count: 0, ...read, value, filter };
  };

const readPage = objectOf<Page>({ number, currentPage: boolean, token: string });

const pagingFields = objectOf<Paging>({
  ...each(number, 'currentPage', 'pageCount', 'rows'),
  ...each(readPage, 'firstPage', 'lastPage', 'nextPage', 'previousPage'),
});

const readPaging: Read<Paging> = (entry) => {
  const paging = pagingFields(entry);
  const { pageCount } = paging ?? {};
  return pageCount === undefined ? undefined : { rows: 10, ...paging, pageCount };
};

const sortFields = objectOf<SortEntry>({ ...each(text, 'id', 'name'), selected: flag });

const readSort: Read<SortEntry> = (entry) => {
  const sort = sortFields(entry);
  return sort?.id === undefined ? undefined : { name: sort.id, ...sort, id: sort.id };
};

const redirectFields = objectOf<Redirect>({
  httpCode: number,
  location: (value) => (typeof value === 'string' && value.length <= MAX_TEXT ? value : undefined),
});

const readRedirect: Read<Redirect> = (entry) => {
  const { httpCode = 302, location } = redirectFields(entry) ?? {};
  return location === undefined ? undefined : { httpCode, location };
};

const correctionFields = objectOf<DidYouMeanResult>(
  each(text, 'original', 'corrected', 'didYouMean'),
);

const readCorrection: Read<DidYouMeanResult> = (entry) => {
  const { original = '', corrected, didYouMean } = correctionFields(entry) ?? {};
  const type = isObject(entry) ? entry['type'] : undefined;
  if (type === 'corrected' && corrected !== undefined)
    return { name: 'spellCorrection', type, original, corrected };
  if (type === 'didYouMean' && didYouMean !== undefined)
    return { name: 'spellCorrection', type, original, didYouMean };
  return undefined;
};

const resultFields = objectOf<SearchResult>({
  ...each(text, 'name', 'statusMessage'),
  ...each(number, 'statusCode', 'total', 'time', 'maxScore', 'facetCount'),
  documents: listOf(readDocument),
  facets: listOf(facetAt(0)),
  paging: readPaging,
  sort: (value) => (isObject(value) ? { sort: listOf(readSort)(value['sort']) ?? [] } : undefined),
  redirect: readRedirect,
});

const readResult: Read<SearchResult> = (value) => {
  const result = resultFields(value);
  const documents = (result?.documents ?? []).map((document, index) => ({
    ...document,
    position: document.position || index + 1,
  }));
  return result && { total: documents.length, ...result, documents };
};

const readResponse = objectOf<SearchResponse>({
  ...each(number, 'statusCode', 'time'),
  ...each(text, 'currentTime', 'requestId'),
  request: anything,
  widgets: anything,
  didYouMeanResult: readCorrection,
});
