import { decodeText } from '../../lib/text/encode-text';
import { ampersands } from './address-slips';
import { controlFlags, type SearchRequest } from '../protocol/types';
import { decodePairs, decodeRequest, encodePairs } from '../protocol/query-string';
import { RequestError } from '../protocol/request-error';
import { isHumanDate } from '../protocol/human-date';
import type { Filter } from '../protocol/filter';
import { isFilterName, unknownName, unknownOperator } from './names';
import { parameterSchemas } from '../protocol/schema/parameter-schemas';
import { fault, type Fault, type FaultCode } from './faults';
import type { Operation } from '../protocol/schema/operation';

/**
 * Faults of the query string of a search: unknown parameters, operators, and control flags; illegal values; characters that
 * are not encoded.
 */
export function searchQueryFaults(query: string): Fault[] {
  const pairs = decodePairs(query);
  const faults = encodingFaults(query);
  const legal = new Map<string, typeof pairs>();
  for (const name of new Set(pairs.map(([one]) => one))) {
    const sent = pairs.filter(([one]) => one === name);
    if (/^ff?\./.test(name) && !isFilterName(name))
      faults.push(fault('unknown-operator', '', unknownOperator(name)));
    // The path of a category select is one value.
    const isSplit = sent.some(([, value]) => /[^_-]\|[^_-]/.test(value));
    if (isSplit && /^f\.[^.]+(?:\.(?:or|and|not))?$/.test(name))
      faults.unshift(fault('separator', '', { name }));
    if (sent.length > 1 && name.endsWith('[]') && isFilterName(name))
      faults.push(fault('list-twice', '', { name }));
    try {
      decodeRequest(encodePairs(sent));
      legal.set(name, sent);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      const value = sent.map(([, one]) => one).join();
      faults.push(fault('illegal-value', '', { name, value, text: error.message }));
    }
  }
  const request = decodeRequest(encodePairs([...legal.values()].flat()));
  const flagNames = Object.fromEntries(controlFlags.map((flag) => [flag, true]));
  for (const [name] of request.others ?? [])
    faults.push(fault('unknown-parameter', '', unknownName(name, parameterSchemas)));
  for (const name of request.ctrl?.filter((one) => !Object.hasOwn(flagNames, one)) ?? []) {
    const flags = name.split(/[;|\s]+/).map((one) => unknownName(one, flagNames));
    const right = flags.map((flag) => flag.right).join();
    const nearest = flags.length > 1 ? ': separate flags with commas' : (flags[0]?.nearest ?? '');
    faults.push(fault('unknown-flag', '', { name, right, nearest }));
  }
  faults.push(...effectFaults(request));
  for (const [name, value] of pairs) {
    const least = name === 'page' ? '1' : '0';
    if (/^(?:page|rows)$/.test(name) && Number(value) < Number(least))
      faults.push(fault('raised', '', { name, value, least }));
    if (/^(?:explain|debug)$/.test(name) && !/^(?:true|false)$/.test(value))
      faults.push(fault('not-boolean', '', { name, value }));
  }
  return faults;
}

/** Faults of a valid search that has another effect than its words. */
export function effectFaults(request: SearchRequest): Fault[] {
  const { filters = [], sort = '', tracking = [], page, nextPageToken, locale } = request;
  const faults = [...filters.flatMap(filterFaults), ...localeFaults('locale', locale)];
  if (/^(?:false|off|no|none|0)$/i.test(String(tracking)))
    faults.push(fault('tracking-tag', '', { name: 'tracking', value: String(tracking) }));
  if (page && nextPageToken) faults.push(fault('two-pagings', '', { name: 'page' }));
  if (/^[-+ ]|[\s,:](?:asc|desc)$/i.test(sort))
    faults.push(fault('sort-direction', '', { name: 'sort', value: sort }));
  return faults;
}

/** The fault of a text that is no language tag, such as one with an underscore. */
export const localeFaults = (name: string, value = 'de') =>
  /^(?:[a-z]{2,3}(?:-[a-z\d]{2,8})*|[${<].*)$/i.test(value)
    ? []
    : [fault('locale', '', { name, value, right: value.replaceAll('_', '-') })];

function filterFaults(filter: Filter): Fault[] {
  const { id: name, kind } = filter;
  if (kind === 'bool') return filter.filters.flatMap(filterFaults);
  if (kind === 'humandate' && !isHumanDate(filter.words))
    return [fault('human-date', '', { name, value: filter.words })];
  if (kind === 'tree' && filter.path.some((level) => level.includes('>')))
    return [fault('tree-levels', '', { name: `f.${name}.tree` })];
  const isEmpty =
    ((kind === 'range' || kind === 'slider') && Number(filter.min) > Number(filter.max)) ||
    (kind === 'daterange' && Date.parse(filter.from) > Date.parse(filter.to));
  return isEmpty ? [fault('empty-range', '', { name })] : [];
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
        ? fault('other-parameter', '', { call: 'suggest call', ...unknownName(name, query) })
        : fault('parameter-in-body', '', { name }),
    ),
  ];
}

/** Faults of characters that must be encoded. The brackets of lists need no encoding. */
function encodingFaults(query: string): Fault[] {
  const plain = query.replace(/\[\d*\]=/g, '=').replace(/\$?\{\{[^{}]*\}\}|\{\w*\}/g, 'value');
  const parts = query.split('&');
  const [entity] = query.match(ampersands) ?? [];
  const isNameless = (part: string, at: number) => at > 0 && part !== '' && !part.includes('=');
  const wrongParts: Partial<Record<FaultCode, string | undefined>> = {
    'html-entity': entity,
    nameless: entity === undefined ? parts.find(isNameless) : undefined,
    plus: parts.find((part) => /\+\+|:\d\d\+\d\d|=[A-Z]\+$/.test(part)),
    'not-encoded': /[^\w.~!$&'()*+,;=:@/?%-]/u.exec(plain)?.[0],
    percent: /%(?![0-9A-Fa-f]{2})/.exec(query)?.[0],
    'other-encoding': parts.find(
      (part) => /%[89A-F][\dA-F]/i.test(part) && decodeText(part) === part,
    ),
    'encoded-twice': /%25[0-9A-F]{2}/i.exec(query)?.[0],
  };
  return Object.entries(wrongParts).flatMap(([code, name]) =>
    name === undefined ? [] : [fault(code as FaultCode, '', { name })],
  );
}
