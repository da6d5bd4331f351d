import { isObject } from '../../lib/values/json-object';
import type { JsonValue } from '../../lib/content-tree';

/** One step of a path: keys of an object, positions of a list, or its entries with a value at a key. */
type Step =
  { keys: readonly string[] | 'all' } | { from: number; to: number } | { key: string; is: string };
type Path = readonly Step[];

/** Parts of a response, or the reason why there are none. */
export type Selection =
  | { value: JsonValue; problem?: never }
  | { value?: never; problem: { message: string; expected: string } };

export const pathForms =
  'keys with dots between them, (a|b) for several keys, * for all, [0] [0..2] [*] [id=brand] for entries of a list, commas between paths';

const step = /^(?:\.?([\w$-]+|\*|\([\w$.|-]+\))|\[(\*|\d+(?:\.\.\d+)?)\]|\[(\w+)=([^\]]+)\])/;

/**
 * Reduces a response to the values of paths, without changing their structure: `result.products.facets[0]` keeps the
 * objects around that facet, without their other keys, and a list with one entry.
 * @param show paths with commas between them
 */
export function selectParts(value: JsonValue, show: string): Selection {
  const paths: Path[] = [];
  for (const text of show.split(',').map((part) => part.trim())) {
    const path = readPath(text);
    if (!path)
      return {
        problem: { message: `"${text}" is not a path into a response`, expected: pathForms },
      };
    const missing = firstMissing(value, path, []);
    if (missing)
      return {
        problem: {
          message: `the response has nothing at ${missing.position || 'its top'}: "${text}" shows nothing`,
          expected: missing.known,
        },
      };
    paths.push(path);
  }
  return { value: cut(value, paths) as JsonValue };
}

function readPath(text: string): Path | undefined {
  const steps: Step[] = [];
  for (let rest = text; rest !== '';) {
    const match = step.exec(rest);
    if (!match) return undefined;
    const [all, name, position, key, is] = match;
    if (name !== undefined)
      steps.push({ keys: name === '*' ? 'all' : name.replace(/^\(|\)$/g, '').split('|') });
    else if (key !== undefined && is !== undefined) steps.push({ key, is });
    else if (position === '*') steps.push({ from: 0, to: Infinity });
    else {
      const [from = 0, to = from] = String(position).split('..').map(Number);
      steps.push({ from, to });
    }
    rest = rest.slice(all.length);
  }
  return steps.length > 0 ? steps : undefined;
}

/** Entries of a value that a step selects. */
function entriesAt(value: JsonValue, at: Step): [name: string, value: JsonValue][] {
  if ('keys' in at)
    return isObject(value)
      ? Object.entries(value).filter(([key]) => at.keys === 'all' || at.keys.includes(key))
      : [];
  if (!Array.isArray(value)) return [];
  const isMeant = (entry: JsonValue, index: number) =>
    'key' in at
      ? isObject(entry) && String(entry[at.key]) === at.is
      : index >= at.from && index <= at.to;
  return [...value.entries()].flatMap(([index, entry]): [string, JsonValue][] =>
    isMeant(entry, index) ? [[`[${index}]`, entry]] : [],
  );
}

/** The position at which a path finds nothing; undefined if it finds a value. Each key of `(a|b)` must exist. */
function firstMissing(
  value: JsonValue,
  [first, ...rest]: Path,
  visited: readonly string[],
): { position: string; known: string } | undefined {
  if (!first) return undefined;
  const entries = entriesAt(value, first);
  const wanted = 'keys' in first && first.keys !== 'all' ? first.keys.length : 1;
  if (entries.length < wanted)
    return { position: visited.join('.').replaceAll('.[', '['), known: knownAt(value) };
  const missing = entries.map(([name, entry]) => firstMissing(entry, rest, [...visited, name]));
  return missing.every((one) => one !== undefined) ? missing[0] : undefined;
}

function knownAt(value: JsonValue): string {
  if (Array.isArray(value)) return `a list with ${value.length} entries`;
  return isObject(value) ? Object.keys(value).join(', ') : `the value ${JSON.stringify(value)}`;
}

function cut(value: JsonValue, paths: readonly Path[]): JsonValue | undefined {
  if (paths.some((path) => path.length === 0)) return value;
  const partOf = (name: string, entry: JsonValue) => {
    const leading = paths.filter(
      ([first]) => first && entriesAt(value, first).some(([known]) => known === name),
    );
    return leading.length > 0
      ? cut(
          entry,
          leading.map(([, ...rest]) => rest),
        )
      : undefined;
  };
  if (Array.isArray(value))
    return value.flatMap((entry, index) => {
      const part = partOf(`[${index}]`, entry);
      return part === undefined ? [] : [part];
    });
  if (!isObject(value)) return undefined;
  const parts = Object.entries(value).flatMap(([key, entry]): [string, JsonValue][] => {
    const part = partOf(key, entry);
    return part === undefined ? [] : [[key, part]];
  });
  return parts.length > 0 ? Object.fromEntries(parts) : undefined;
}
