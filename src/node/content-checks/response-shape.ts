import type {
  DidYouMeanResult,
  ErrorResponse,
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
} from '../../search/protocol/types';
import {
  facetRules,
  facetValueRules,
  documentRules,
  echoRules,
  pagingRules,
  resultRules,
} from './response-rules';
import {
  anything,
  both,
  count,
  either,
  flag,
  listOf,
  mapOf,
  number,
  objectOf,
  oneOf,
  text,
  type Check,
} from './shape';

/** One check for each field of a protocol type: a field that the type gains or loses is an error of the compiler. */
type Fields<Type> = { readonly [Key in keyof Required<Type>]: Check };

/** Fields that the service may send and that this site does not read: our types leave them out. */
const unread = { properties: mapOf(anything) };
const yes = oneOf(true);

const document = both(
  objectOf(
    {
      id: text,
      position: count,
      document: mapOf(anything),
      fieldCount: count,
    } satisfies Fields<ResultDocument>,
    ['id', 'position', 'document'],
  ),
  documentRules,
);

const lazyFacet: Check = (value, at) => facet(value, at);

const facetValue = both(
  objectOf(
    {
      ...({
        value: either(text, number, flag),
        count,
        filter: text,
        selected: yes,
        children: lazyFacet,
      } satisfies Fields<FacetValue>),
      ...unread,
      position: count,
      customData: mapOf(anything),
    },
    ['value', 'count', 'filter'],
  ),
  facetValueRules,
);

export const facet: Check = both(
  objectOf(
    {
      ...({
        id: text,
        name: text,
        type: text,
        filterName: text,
        count,
        resultCount: count,
        selected: yes,
        values: listOf(facetValue),
        minValue: number,
        maxValue: number,
        minRange: number,
        maxRange: number,
        unit: text,
      } satisfies Fields<Facet>),
      ...unread,
      children: listOf(lazyFacet),
    },
    ['id', 'name', 'filterName', 'count'],
  ),
  facetRules,
);

const page = objectOf({
  ...({ number: count, currentPage: flag, token: text } satisfies Fields<Page>),
  parameter: text,
});

export const paging = both(
  objectOf(
    {
      currentPage: count,
      pageCount: count,
      rows: count,
      firstPage: page,
      lastPage: page,
      nextPage: page,
      previousPage: page,
    } satisfies Fields<Paging>,
    ['pageCount', 'rows'],
  ),
  pagingRules,
);

export const sort = objectOf(
  {
    sort: listOf(
      objectOf({ id: text, name: text, selected: yes } satisfies Fields<SortEntry>, ['id', 'name']),
    ),
  },
  ['sort'],
);

export const redirect = objectOf({ httpCode: count, location: text } satisfies Fields<Redirect>, [
  'httpCode',
  'location',
]);

export const correction = objectOf(
  {
    name: oneOf('spellCorrection'),
    type: oneOf('corrected', 'didYouMean'),
    original: text,
    corrected: text,
    didYouMean: text,
  } satisfies Fields<DidYouMeanResult>,
  ['name', 'type', 'original'],
);

export const documents = listOf(document);
export { document };

export const result = both(
  objectOf(
    {
      ...({
        name: text,
        statusCode: oneOf(200),
        statusMessage: oneOf('OK'),
        documents,
        total: count,
        time: count,
        maxScore: number,
        facets: listOf(facet),
        facetCount: count,
        paging,
        sort,
        redirect,
      } satisfies Fields<SearchResult>),
      context: mapOf(anything),
      debug: text,
    },
    ['documents', 'total'],
  ),
  resultRules,
);

const echo = both(
  objectOf({
    url: text,
    path: text,
    query: text,
    method: oneOf('GET', 'POST'),
    parameters: mapOf(listOf(text)),
  } satisfies Fields<RequestEcho>),
  echoRules,
);

export const response = objectOf(
  {
    statusCode: oneOf(200),
    result: mapOf(result),
    time: count,
    currentTime: (value, at) =>
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d{4}$/.test(String(value))
        ? []
        : [`${at}: a time such as 2022-06-26T15:58:53+0000 is expected, found ${String(value)}`],
    requestId: text,
    request: echo,
    didYouMeanResult: correction,
    widgets: mapOf(listOf(anything)),
  } satisfies Fields<SearchResponse>,
  ['statusCode', 'result', 'time'],
);

/** The response of the suggest call. Blocks of type `search` may send fields of their own beside these. */
export const suggestions = listOf(
  objectOf({ suggest: text, suggestHighlighted: text, place: text } satisfies Fields<Suggestion>, [
    'suggest',
  ]),
);

export const error = objectOf(
  { statusCode: count, errorMessage: text } satisfies Fields<ErrorResponse>,
  ['statusCode', 'errorMessage'],
);
