import type {
  Facet,
  FacetValue,
  Paging,
  RequestEcho,
  ResultDocument,
  SearchResult,
} from '../protocol/types';
import { objectOf } from '../../lib/values/json-object';
import { decodePairs } from '../protocol/query-string';
import { searchQueryFaults } from './search-query';
import type { SchemaName } from '../protocol/schema/all-schemas';
import { fault, pathTo, ruleFault, typeFault, type Check, type Fault } from './faults';

/** Rules of the protocol that types cannot express, for values with a valid shape. */

const unless = (holds: boolean, at: string, text: string): Fault[] =>
  holds ? [] : [ruleFault(at, text)];
/** A fault if a number is stated and is another one. */
const differ = (stated: number | undefined, expected: number, at: string, text: string) =>
  unless(stated === undefined || stated === expected, at, `${stated} is stated, ${text}`);

const documentRules: Check = (value, at) => {
  const { position, document, fieldCount } = value as ResultDocument;
  const keys = Object.keys(document).length;
  return [
    ...unless(position >= 1, at, 'the first position is 1'),
    ...differ(fieldCount, keys, pathTo(at, 'fieldCount'), `the document has ${keys} fields`),
  ];
};

const moveTo = (at: string, faults: readonly Fault[]) => faults.map((fault) => ({ ...fault, at }));

const facetValueRules: Check = (value, at) =>
  moveTo(pathTo(at, 'filter'), searchQueryFaults((value as FacetValue).filter));

const facetRules: Check = (value, at) => {
  const { id, filterName, values, count, resultCount, minRange, maxRange, minValue, maxValue } =
    value as Facet;
  const sum = values?.reduce((total, entry) => total + entry.count, 0) ?? 0;
  const isOfFacet = filterName === `f.${id}` || filterName.startsWith(`f.${id}.`);
  const isBelow = (one = -Infinity, other = Infinity) => one <= other;
  return [
    ...unless(isOfFacet, pathTo(at, 'filterName'), `"${filterName}" is not the filter of "${id}"`),
    ...(values
      ? [
          ...differ(count, values.length, pathTo(at, 'count'), `there are ${values.length} values`),
          ...differ(resultCount, sum, pathTo(at, 'resultCount'), `the values add up to ${sum}`),
          ...values.flatMap(({ filter }, index) =>
            unless(
              decodePairs(filter).some(([name]) => name.startsWith(`f.${id}`)),
              `${at}.values[${index}].filter`,
              `"${filter}" does not filter by "${id}"`,
            ),
          ),
        ]
      : []),
    ...unless(isBelow(minRange, maxRange), at, 'minRange is greater than maxRange'),
    ...unless(isBelow(minRange, minValue), at, 'minValue is outside the range'),
    ...unless(isBelow(maxValue, maxRange), at, 'maxValue is outside the range'),
  ];
};

const pagingRules: Check = (value, at) => {
  const { currentPage, pageCount, firstPage, lastPage, nextPage, previousPage } = value as Paging;
  if (currentPage === undefined) return [];
  const expected = {
    firstPage: [firstPage, 1],
    lastPage: [lastPage, pageCount],
    nextPage: [nextPage, Math.min(pageCount, currentPage + 1)],
    previousPage: [previousPage, Math.max(1, currentPage - 1)],
  } as const;
  return Object.entries(expected).flatMap(([key, [page, number]]) => [
    ...differ(page?.number, number, pathTo(at, key), `by the rule it is ${number}`),
    ...unless(
      page?.currentPage === undefined || page.currentPage === (page.number === currentPage),
      pathTo(at, key),
      `currentPage is ${page?.currentPage}, the current page is ${currentPage}`,
    ),
  ]);
};

/** Checks that hits, pages, and positions of a result set agree. */
const resultRules: Check = (value, at) => {
  const { documents, total, paging, facets = [], facetCount } = value as SearchResult;
  const { length } = documents;
  const { rows = Infinity, pageCount, currentPage } = paging ?? {};
  const first = currentPage === undefined ? undefined : (currentPage - 1) * rows + 1;
  return [
    ...unless(length <= total, at, `${length} documents of a total of ${total}`),
    ...differ(facetCount, facets.length, pathTo(at, 'facetCount'), `found ${facets.length}`),
    ...unless(
      pageCount === undefined || pageCount === Math.ceil(total / rows),
      pathTo(at, 'paging.pageCount'),
      `${pageCount} pages of ${rows} rows for ${total} hits`,
    ),
    ...unless(length <= rows, at, `${length} documents for ${rows} rows`),
    ...documents.flatMap(({ position }, index) =>
      unless(
        first === undefined || position === first + index,
        `${at}.documents[${index}].position`,
        `${position}, by the page it is ${(first ?? 1) + index}`,
      ),
    ),
  ];
};

/** Checks that the query in the echo of a GET request has the parameters. Their values may be in another form, without brackets. */
const echoRules: Check = (value, at) => {
  const { method, query, parameters } = value as RequestEcho;
  if (method !== 'GET' || query === undefined) return [];
  const sent = Object.keys(Object.fromEntries(decodePairs(query)))
    .sort()
    .join(', ');
  const isEqual = !parameters || Object.keys(parameters).sort().join(', ') === sent;
  return [
    ...moveTo(pathTo(at, 'query'), searchQueryFaults(query)),
    ...unless(isEqual, pathTo(at, 'parameters'), `they differ from the query, ${sent}`),
  ];
};

/** What to send instead of types of filters that have no effect in a body. */
const typeAdvice: Readonly<Record<string, string>> = {
  humandate: 'has no effect in a body: send "relativerange" with the filterDataType "date"',
  relativerange: 'has no effect without the filterDataType "date"',
  tree: 'has no effect in a body: send a term filter for each level',
};

/** Checks that a term filter has values, and a range bounds of its type. */
const filterRules: Check = (value, at) => {
  const { filterType, filterDataType, values, minValue, maxValue } = objectOf(value);
  const bounds = Object.entries({ minValue, maxValue }).filter(([, side]) => side !== undefined);
  const advice = typeAdvice[String(filterType)];
  const isPeriod = filterDataType === 'date' && filterType === 'relativerange';
  if (advice !== undefined && !isPeriod)
    return [fault('filter-type', at, { name: String(filterType), advice })];
  const isRange = /^(?:range|slider|dateRangeInPeriod)$/.test(String(filterType));
  if (isRange && bounds.length === 0) return [ruleFault(at, 'a range needs minValue or maxValue')];
  const texts = bounds.filter(([, side]) => typeof side !== 'number');
  const isNumber =
    filterDataType === 'number' ||
    texts.length < bounds.length ||
    (filterDataType !== 'date' && texts.every(([, side]) => /^-?[\d.]+$/.test(String(side))));
  if (isNumber && texts.length > 0)
    return texts.map(([key, side]) => typeFault(pathTo(at, key), 'a number', side, 'number'));
  return !isRange && bounds.length === 0 && values === undefined
    ? [ruleFault(at, 'a term filter needs at least one value')]
    : [];
};

/** Rules that a schema cannot express, by its name, for values with its shape. */
export const rules: Partial<Record<SchemaName, Check>> = {
  ResultDocument: documentRules,
  FacetValue: facetValueRules,
  Facet: facetRules,
  Paging: pagingRules,
  SearchResult: resultRules,
  RequestEcho: echoRules,
  Filter: filterRules,
  FilterWithoutId: filterRules,
};
