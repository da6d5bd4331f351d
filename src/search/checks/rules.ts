import type {
  Facet,
  FacetValue,
  Paging,
  RequestEcho,
  ResultDocument,
  SearchResult,
} from '../protocol/types';
import { decodePairs, decodeRequest, requestPairs } from '../protocol/query-string';
import { RequestError } from '../protocol/request-error';
import { searchQueryFaults } from './search-query';
import { inside, ruleFault, type Check, type Fault } from './faults';

/** Rules of the protocol that types cannot express, for values with a valid shape. */

export const documentRules: Check = (value, at) => {
  const { position, document, fieldCount } = value as ResultDocument;
  const keys = Object.keys(document).length;
  return [
    ...(position < 1 ? [ruleFault(at, 'the first position is 1')] : []),
    ...(fieldCount !== undefined && fieldCount !== keys
      ? [
          ruleFault(
            inside(at, 'fieldCount'),
            `${fieldCount} is given, the document has ${keys} fields`,
          ),
        ]
      : []),
  ];
};

const within = (at: string, faults: readonly Fault[]) => faults.map((fault) => ({ ...fault, at }));

export const facetValueRules: Check = (value, at) =>
  within(inside(at, 'filter'), searchQueryFaults((value as FacetValue).filter));

export const facetRules: Check = (value, at) => {
  const { id, filterName, values, count, resultCount, minRange, maxRange, minValue, maxValue } =
    value as Facet;
  const faults: Fault[] = [];
  if (filterName !== `f.${id}` && !filterName.startsWith(`f.${id}.`))
    faults.push(
      ruleFault(inside(at, 'filterName'), `"${filterName}" is not the filter of "${id}"`),
    );
  if (values) {
    if (values.length !== count)
      faults.push(
        ruleFault(inside(at, 'count'), `${count} is stated, there are ${values.length} values`),
      );
    const sum = values.reduce((total, entry) => total + entry.count, 0);
    if (resultCount !== undefined && resultCount !== sum)
      faults.push(
        ruleFault(
          inside(at, 'resultCount'),
          `${resultCount} is stated, the values add up to ${sum}`,
        ),
      );
    for (const [index, { filter }] of values.entries())
      if (!decodePairs(filter).some(([name]) => name.startsWith(`f.${id}`)))
        faults.push(
          ruleFault(`${at}.values[${index}].filter`, `"${filter}" does not filter by "${id}"`),
        );
  }
  if (minRange !== undefined && maxRange !== undefined && minRange > maxRange)
    faults.push(ruleFault(at, 'minRange is greater than maxRange'));
  if ((minValue ?? minRange ?? 0) < (minRange ?? -Infinity))
    faults.push(ruleFault(at, 'minValue is outside the range'));
  if ((maxValue ?? maxRange ?? 0) > (maxRange ?? Infinity))
    faults.push(ruleFault(at, 'maxValue is outside the range'));
  return faults;
};

export const pagingRules: Check = (value, at) => {
  const { currentPage, pageCount, firstPage, lastPage, nextPage, previousPage } = value as Paging;
  if (currentPage === undefined) return [];
  const expected = {
    firstPage: [firstPage, 1],
    lastPage: [lastPage, pageCount],
    nextPage: [nextPage, Math.min(pageCount, currentPage + 1)],
    previousPage: [previousPage, Math.max(1, currentPage - 1)],
  } as const;
  return Object.entries(expected).flatMap(([key, [page, number]]) => [
    ...(page?.number !== undefined && page.number !== number
      ? [ruleFault(inside(at, key), `number is ${page.number}, by the rule it is ${number}`)]
      : []),
    ...(page?.currentPage !== undefined && page.currentPage !== (page.number === currentPage)
      ? [
          ruleFault(
            inside(at, key),
            `currentPage is ${page.currentPage}, the current page is ${currentPage}`,
          ),
        ]
      : []),
  ]);
};

/** Checks that hits, pages, and positions of a result set agree. */
export const resultRules: Check = (value, at) => {
  const { documents, total, paging, facets, facetCount } = value as SearchResult;
  const faults: Fault[] = [];
  if (documents.length > total)
    faults.push(ruleFault(at, `${documents.length} documents of a total of ${total}`));
  if (facetCount !== undefined && facetCount !== facets?.length)
    faults.push(
      ruleFault(inside(at, 'facetCount'), `${facetCount} is stated, found ${facets?.length ?? 0}`),
    );
  if (!paging) return faults;
  const { rows, pageCount, currentPage } = paging;
  if (pageCount !== Math.ceil(total / rows))
    faults.push(
      ruleFault(
        inside(at, 'paging.pageCount'),
        `${pageCount} pages of ${rows} rows for ${total} hits`,
      ),
    );
  if (documents.length > rows)
    faults.push(ruleFault(at, `${documents.length} documents for ${rows} rows`));
  for (const [index, { position }] of documents.entries()) {
    const expected = ((currentPage ?? 1) - 1) * rows + index + 1;
    if (currentPage !== undefined && position !== expected)
      faults.push(
        ruleFault(
          `${at}.documents[${index}].position`,
          `${position}, by the page it is ${expected}`,
        ),
      );
  }
  return faults;
};

/** Checks that the query in the echo of a GET request decodes to the parameters. */
export const echoRules: Check = (value, at) => {
  const { method, query, parameters } = value as RequestEcho;
  if (method !== 'GET' || query === undefined) return [];
  const fromQuery = byName(decodePairs(query));
  const differs =
    parameters &&
    canonical(parameters) !== canonical(fromQuery) &&
    canonical(parameters) !== canonical(parsedParameters(query));
  return [
    ...within(inside(at, 'query'), searchQueryFaults(query)),
    ...(differs
      ? [
          ruleFault(
            inside(at, 'parameters'),
            `they differ from the query, ${JSON.stringify(fromQuery)}`,
          ),
        ]
      : []),
  ];
};

/** The parameters of a query after parsing: a range, for example, has no redundant brackets. */
function parsedParameters(query: string): Record<string, string[]> {
  try {
    return byName(requestPairs(decodeRequest(query)));
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return {};
  }
}

function byName(pairs: readonly (readonly [name: string, value: string])[]) {
  const values: Record<string, string[]> = {};
  for (const [name, value] of pairs) (values[name] ??= []).push(value);
  return values;
}

function canonical(parameters: Readonly<Record<string, string[]>>): string {
  return JSON.stringify(Object.entries(parameters).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Checks that a term filter has values, and a range bounds of its type. */
export const filterRules: Check = (value, at) => {
  const { filterType, filterDataType, values, minValue, maxValue } = value as Record<
    string,
    unknown
  >;
  const bounds = [minValue, maxValue].filter((side) => side !== undefined);
  const isRange =
    filterType === 'range' || filterType === 'slider' || filterType === 'dateRangeInPeriod';
  if (isRange && bounds.length === 0) return [ruleFault(at, 'a range has minValue or maxValue')];
  if (filterDataType === 'number' && bounds.some((side) => typeof side !== 'number'))
    return [ruleFault(at, 'the bounds of a range of numbers are numbers')];
  return !isRange && bounds.length === 0 && values === undefined
    ? [ruleFault(at, 'a term filter has at least one value')]
    : [];
};
