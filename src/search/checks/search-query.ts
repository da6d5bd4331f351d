import { controlFlags } from '../protocol/types';
import { decodePairs, decodeRequest } from '../protocol/query-string';
import { RequestError } from '../protocol/request-error';
import { fault, type Fault, type FaultCode } from './faults';
import type { Operation } from '../protocol/schema/operation';

export const filterOperators =
  'or and not range slider daterange dateRangeInPeriod humandate tree'.split(' ');

/** The name of a filter, whose id has no brackets: libraries add them to the names of lists. */
export const filterName =
  /^(?:f\.[^.[]+\.(?:range|slider|daterange|dateRangeInPeriod|humandate|tree)|ff?\.[^.[]+(?:\.(?:or|and|not)(?:\[\])?)?)$/;

/**
 * Faults of the query string of a search: unknown parameters, operators, and control flags; illegal values; characters that
 * are not encoded.
 */
export function searchQueryFaults(query: string): Fault[] {
  const pairs = decodePairs(query);
  const faults = [...separatorFaults(pairs), ...encodingFaults(query)];
  try {
    const request = decodeRequest(query);
    const flagNames: readonly string[] = controlFlags;
    for (const [name] of request.others ?? [])
      faults.push(fault('unknown-parameter', '', { name }));
    for (const name of request.ctrl ?? [])
      if (!flagNames.includes(name)) faults.push(fault('unknown-flag', '', { name }));
    for (const name of new Set(pairs.map(([name]) => name)))
      if (/^ff?\./.test(name) && !filterName.test(name))
        faults.push(fault('unknown-operator', '', { name }));
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    const { parameter, message } = error;
    faults.push(fault('illegal-value', '', { name: parameter, text: message }));
  }
  for (const [name, minimum] of [
    ['page', 1],
    ['rows', 0],
  ] as const)
    for (const [pairName, value] of pairs)
      if (pairName === name && Number(value) < minimum)
        faults.push(fault('raised', '', { name, value, least: String(minimum) }));
  for (const [name, value] of pairs)
    if (['explain', 'debug'].includes(name) && !['true', 'false'].includes(value))
      faults.push(fault('not-boolean', '', { name, value }));
  return faults;
}

/** Faults of the query string of any search or suggest call. Only a GET search takes all parameters. */
export function callQueryFaults({ id, query }: Operation, sent: string): Fault[] {
  const has = (name: string) =>
    Object.hasOwn(query, name) || (name.startsWith('f.') && Object.hasOwn(query, 'f.{id}'));
  const others = id === 'search-get' ? [] : decodePairs(sent).filter(([name]) => !has(name));
  return [
    ...searchQueryFaults(sent).filter(
      ({ code }) => id !== 'suggest' || code !== 'unknown-parameter',
    ),
    ...others.map(([name]) =>
      id === 'suggest'
        ? fault('other-parameter', '', { call: 'suggest call', name })
        : fault('parameter-in-body', '', { name }),
    ),
  ];
}

/** Faults of characters that must be encoded. The brackets of lists need no encoding. */
function encodingFaults(query: string): Fault[] {
  const plain = query.replace(/\[\d*\]=/g, '=').replace(/\{\w+\}/g, 'value');
  const raw = /[^\w.~!$&'()*+,;=:@/?%-]/u.exec(plain)?.[0];
  const parts = query.split('&');
  const nameless = parts.find((part, index) => index > 0 && part !== '' && !part.includes('='));
  const plus = parts.find((part) => /\+\+|:\d\d\+\d\d|=[A-Z]\+$/.test(part));
  const twice = /%25[0-9A-F]{2}/i.exec(query)?.[0];
  const badPercent = /%(?![0-9A-Fa-f]{2})/.exec(query)?.[0];
  const entity = /&amp;(?=[\w.]+=)/.exec(query)?.[0];
  const mark = /\?(?=(?:q|page|rows|sort|locale|f\.[\w.]+)=)/.exec(query)?.[0];
  const candidates: readonly [FaultCode, string | undefined][] = [
    ['html-entity', entity],
    ['second-question-mark', mark],
    ['nameless', entity === undefined ? nameless : undefined],
    ['plus', plus],
    ['not-encoded', raw],
    ['percent', badPercent],
    ['encoded-twice', twice],
  ];
  return candidates.flatMap(([code, name]) =>
    name === undefined ? [] : [fault(code, '', { name })],
  );
}

/** Faults of several values in one filter; the path of a category select is one value. */
function separatorFaults(pairs: readonly (readonly [string, string])[]): Fault[] {
  return pairs
    .filter(
      ([name, value]) => /^f\.[^.]+(?:\.(?:or|and|not))?$/.test(name) && /[^_-]\|[^_-]/.test(value),
    )
    .map(([name]) => fault('separator', '', { name }));
}
