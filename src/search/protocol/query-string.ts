import { decodeText, encodeText } from '../../lib/text/encode-text';
import { decodeFilter, onlyValue, refuse, type Pair } from './filter-string';
import type { TermFilter } from './filter';
import type { NamesOf } from './schema/parameter-schemas';
import type { RequestEcho, SearchRequest } from './types';

/** A new or removed parameter of the schemas is a compiler error here. */
export const texts: Record<NamesOf<string>, true> = {
  q: true,
  nextPageToken: true,
  sort: true,
  locale: true,
  requestId: true,
  sessionId: true,
  userId: true,
  requestOrigin: true,
};
const numbers: Record<NamesOf<number>, true> = { page: true, rows: true };
const flags: Record<NamesOf<boolean>, true> = { explain: true, debug: true };
const lists = {
  tracking: 'tracking',
  ctrl: 'ctrl',
  'result.displayFields': 'displayFields',
  'result.displayFacets': 'displayFacets',
} as const satisfies Record<NamesOf<string[]>, keyof SearchRequest>;

/** All parameters with a fixed name. */
export const parameterNames = [texts, numbers, flags, lists].flatMap((names) => Object.keys(names));

/** Whether a parameter may occur more than once in a query string: lists, term filters, parameters of the profile. */
export const isRepeatable = (name: string): boolean =>
  Object.hasOwn(lists, name) || /^(?:p\.|ff?\.[^.]+(?:\.(?:or|and|not)(?:\[\])?)?$)/.test(name);

/**
 * Joins names and values to a query string, without `?`. Each is percent-encoded once; a space is `%20`. Commas stay: they
 * need no encoding, and lists are easier to read.
 */
export const encodePairs = (pairs: readonly Readonly<Pair>[]): string =>
  pairs
    .map(([name, value]) => `${encodeName(name)}=${encodeText(value).replaceAll('%2C', ',')}`)
    .join('&');

/** Encodes a name but keeps the brackets of list forms: `f.brand.or[]=`. */
const encodeName = (name: string): string => encodeText(name).replaceAll('%5B%5D', '[]');

/** Decodes names and values of a query string; `+` is a space. Parts that cannot be decoded stay encoded. */
export function decodePairs(query: string): Pair[] {
  return query
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const separator = part.indexOf('=');
      return separator < 0
        ? [decode(part), '']
        : ([decode(part.slice(0, separator)), decode(part.slice(separator + 1))] as Pair);
    });
}

const decode = (text: string) => decodeText(text.replaceAll('+', ' '));

function valuesByName(query: string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [name, value] of decodePairs(query)) {
    const values = groups.get(name);
    if (values) values.push(value);
    else groups.set(name, [value]);
  }
  return groups;
}

/** The echo of a GET search in its response. */
export const echoOf = (query: string): RequestEcho => ({
  method: 'GET',
  query,
  parameters: Object.fromEntries(valuesByName(query)),
});

/**
 * Parses the query string of a GET search. Filters with an unknown operator are ignored.
 * @throws RequestError for values that the protocol calls illegal: a repeated single-value parameter, an invalid page or
 *   row number, an invalid range
 */
export function decodeRequest(query: string): SearchRequest {
  const request: SearchRequest = {};
  const others: Pair[] = [];
  for (const [name, values] of valuesByName(query)) {
    if (isOneOf(name, texts)) request[name] = onlyValue(name, values);
    else if (isOneOf(name, numbers)) request[name] = parseInteger(name, onlyValue(name, values));
    else if (isOneOf(name, flags)) request[name] = onlyValue(name, values) === 'true';
    else if (Object.hasOwn(lists, name))
      request[lists[name as keyof typeof lists]] = listOf(values);
    else if (name.startsWith('f.')) {
      const filter = decodeFilter(name.slice(2), values, name);
      if (filter) request.filters = [...(request.filters ?? []), filter];
    } else if (name.startsWith('ff.')) {
      const filter = decodeFilter(name.slice(3), values, name);
      if (filter?.kind === 'term')
        request.facetFilters = [...(request.facetFilters ?? []), filter satisfies TermFilter];
    } else if (!name.startsWith('p.')) others.push(...values.map((value): Pair => [name, value]));
  }
  if (others.length > 0) request.others = others;
  if (request.page !== undefined) request.page = Math.max(1, request.page);
  if (request.rows !== undefined) request.rows = Math.max(0, request.rows);
  return request;
}

export const namesOf = <Name extends string>(names: Record<Name, true>): Name[] =>
  Object.keys(names) as Name[];

const isOneOf = <Name extends string>(name: string, names: Record<Name, true>): name is Name =>
  Object.hasOwn(names, name);

function parseInteger(name: string, value: string): number {
  if (!/^[+-]?\d{1,9}$/.test(value.trim()))
    refuse(name, `must be a whole number, "${value}" was sent.`);
  return Number(value);
}

const listOf = (values: readonly string[]): string[] =>
  values.flatMap((value) => value.split(',')).filter((entry) => entry !== '');

/** An address with more parameters. @param query without its question mark, may be empty */
export const withQuery = (address: string, query: string): string =>
  query === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${query}`;
