import { fold } from '../language/text';
import type { NamedPassage } from '../index/index-data';

/** Finds the passages that define what a query names as a whole, the first one of the index first. */
export type Definitions = (query: string) => readonly NamedPassage[];

/**
 * Definitions by name, in any case, with parts joined by other signs or by none: `didYouMeanResult` is also
 * `did you mean result`. A placeholder of a name stands for any id: `f.brand.or` is `f.{id}.or`.
 */
export function createDefinitions(names: readonly NamedPassage[]): Definitions {
  const exact = new Map<string, NamedPassage[]>();
  const patterns: [RegExp, NamedPassage][] = [];
  for (const named of names) {
    const key = keyOf(named.name);
    if (named.name.includes('{')) patterns.push([patternOf(named.name), named]);
    exact.set(key, [...(exact.get(key) ?? []), named]);
  }
  // The last part of a name stands for it, where it is no name itself: `displayFields` for `result.displayFields`.
  for (const named of names) {
    const key = keyOf(lastPart(named.name));
    if (key !== '' && !exact.has(key)) exact.set(key, [named]);
  }
  const definitionsOf = (name: string) => {
    const known = exact.get(keyOf(name));
    if (known) return known;
    // Names with the fewest placeholders say most of what is written.
    const matching = patterns
      .filter(([pattern]) => pattern.test(name))
      .map(([, named]) => named)
      .sort((a, b) => a.name.split('{').length - b.name.split('{').length);
    return matching.length > 0 ? matching : fieldsAt(name.split(/\.|\[\w*\]\.?/).filter(Boolean));
  };
  /** A path such as `result.products.paging.pageCount` ends with a field, and has before it what the field is in. */
  const fieldsAt = ([...around]: string[]) => {
    const last = keyOf(around.pop() ?? '');
    const outside = around.map(keyOf);
    const found = (exact.get(last) ?? []).map((named) => {
      const inside = named.id.split('-').slice(0, -1).map(keyOf);
      return { named, shared: outside.filter((part) => inside.includes(part)).length };
    });
    found.sort((one, other) => other.shared - one.shared);
    return found.flatMap(({ named, shared }) => (shared > 0 ? named : []));
  };
  return (query) => {
    // The only parameter of an address is what it is about.
    const [, only = ''] = /\?([^?&=\s]+)=[^&\s]*$/.exec(query) ?? [];
    const parameters = definitionsOf(only);
    return parameters.length > 0 ? parameters : definitionsOf(nameIn(query));
  };
}

const lastPart = (name: string) => (name.includes(' ') ? name : (name.split('.').at(-1) ?? ''));

/** Letters, digits, the brackets of a list, and placeholders as one sign each. */
function keyOf(name: string): string {
  return fold(name)
    .replace(/\{[^}]*\}/g, '*')
    .replace(/[^\p{L}\p{N}*[\]]/gu, '');
}

function patternOf(name: string): RegExp {
  const parts = name.split(/\{[^}]*\}/).map((part) => part.replace(/[^\w\s]/g, '\\$&'));
  const source = parts.join('[^./\\s]+').replace(/^(?:GET|POST|PUT) /, '(?:$&)?');
  return new RegExp(`^${source}$`, 'i');
}

/** The name in a query: without quotes, the value beside it, and the host of an address. */
function nameIn(query: string): string {
  return query
    .trim()
    .replace(/https?:\/\/[^/\s]*/i, '')
    .replace(/^[?&"'`]+/, '')
    .replace(/["'`]?\s*[=:?].*$/s, '')
    .replace(/["'`]+$/, '');
}
