import { controlFlags } from '../protocol/types';
import { decodePairs, decodeRequest } from '../protocol/query-string';
import type { Operation } from '../protocol/schema/operation';

/**
 * Faults of the query string of a search: parameters, operators and control flags that the protocol does not
 * know, values that it calls illegal, characters that are not encoded.
 */
export function searchQueryFaults(query: string): string[] {
  const pairs = decodePairs(query);
  const faults = [...separatorFaults(pairs), ...encodingFaults(query)];
  try {
    const request = decodeRequest(query);
    const known: readonly string[] = controlFlags;
    for (const [name] of request.others ?? []) faults.push(`unknown parameter "${name}"`);
    for (const name of request.ctrl ?? [])
      if (!known.includes(name)) faults.push(`unknown control flag "${name}"`);
    for (const [stem, filters] of [
      ['f.', request.filters],
      ['ff.', request.facetFilters],
    ] as const) {
      const names = new Set(pairs.map(([name]) => name).filter((name) => name.startsWith(stem)));
      if (names.size !== (filters?.length ?? 0))
        faults.push(`an operator is unknown in ${[...names].join(', ')}`);
    }
  } catch (error) {
    faults.push((error as Error).message);
  }
  for (const [name, value] of pairs)
    if (['explain', 'debug'].includes(name) && !['true', 'false'].includes(value))
      faults.push(`parameter "${name}" is true or false, found "${value}"`);
  return faults;
}

/** The same for the address of a call of search or suggest, which may not have all parameters of a GET search. */
export function callQueryFaults({ id, query }: Operation, sent: string): string[] {
  const has = (name: string) =>
    Object.hasOwn(query, name) || (name.startsWith('f.') && Object.hasOwn(query, 'f.{id}'));
  const others = id === 'search-get' ? [] : decodePairs(sent).filter(([name]) => !has(name));
  return [
    ...searchQueryFaults(sent),
    ...others.map(([name]) =>
      id === 'suggest'
        ? `the suggest call has no parameter "${name}"`
        : `parameter "${name}" belongs in the body of a POST request`,
    ),
  ];
}

/** What a value can't hold as it is written. The brackets of the list forms are written as they are. */
function encodingFaults(query: string): string[] {
  const plain = query.replace(/\.(or|and|not)\[\]=/g, '.$1=');
  const raw = /[^\w.~!$&'()*+,;=:@/?%-]/u.exec(plain)?.[0];
  const parts = query.split('&');
  const nameless = parts.find((part, index) => index > 0 && part !== '' && !part.includes('='));
  const plus = parts.find((part) => /\+\+|:\d\d\+\d\d|=[A-Z]\+$/.test(part));
  const twice = /%25[0-9A-F]{2}/i.exec(query)?.[0];
  return [
    ...(nameless === undefined
      ? []
      : [`"${nameless}" has no name: write %26 for the & of a value`]),
    ...(plus === undefined ? [] : [`"${plus}" is read with spaces: write %2B for a plus sign`]),
    ...(raw === undefined ? [] : [`the character "${raw}" is not encoded`]),
    ...(/%(?![0-9A-Fa-f]{2})/.test(query) ? ['a % begins no code of two digits'] : []),
    ...(twice === undefined ? [] : [`"${twice}" is encoded twice`]),
  ];
}

/** A filter takes its values one by one; the paths of a category select are one value. */
function separatorFaults(pairs: readonly (readonly [string, string])[]): string[] {
  return pairs
    .filter(
      ([name, value]) => /^f\.[^.]+(?:\.(?:or|and|not))?$/.test(name) && /[^_-]\|[^_-]/.test(value),
    )
    .map(([name]) => `"${name}" searches for a value with |: repeat the parameter for each value`);
}
