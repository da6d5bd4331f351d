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
  return (query) => {
    const name = nameIn(query);
    const known = exact.get(keyOf(name)) ?? [];
    // A word in another form, as at the start of a sentence, is rather the word than the name.
    const written = known.filter((named) => named.name === name || !isWord(named.name));
    if (written.length > 0) return written;
    // Names with the fewest placeholders say most of what is written.
    const matching = patterns
      .filter(([pattern]) => pattern.test(name))
      .map(([, named]) => named)
      .sort((a, b) => a.name.split('{').length - b.name.split('{').length);
    // A path such as `paging.pageCount` ends with the name.
    const isPath = matching.length === 0 && /^[\w.[\]]+\.\w+$/.test(name);
    return isPath ? (exact.get(keyOf(lastPart(name))) ?? []) : matching;
  };
}

/** Whether a name could be a word of a text. */
const isWord = (name: string) => /^[a-z]+$/.test(name);

const lastPart = (name: string) => (name.includes(' ') ? name : (name.split('.').at(-1) ?? ''));

/** Letters and digits, and placeholders as one sign each. */
function keyOf(name: string): string {
  return fold(name)
    .replace(/\{[^}]*\}/g, '*')
    .replace(/[^\p{L}\p{N}*]/gu, '');
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
