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
  const positions = new Set<string>();
  for (const text of show.split(',').map((part) => part.trim())) {
    const path = readPath(text);
    if (!path) return problem(`"${text}" is not a path into a response`, pathForms);
    const selected = positionsOf(value, path);
    if (!Array.isArray(selected))
      return problem(
        `the response has nothing at ${selected.position || 'its top'}: "${text}" shows nothing`,
        selected.expected,
      );
    for (const position of selected) positions.add(position);
  }
  return { value: cut(value, positions) as JsonValue };
}

const problem = (message: string, expected: string) => ({ problem: { message, expected } });

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

/**
 * The positions that a path selects, or the first one at which it finds nothing. Each key of `(a|b)` must exist.
 * @param at names of the values around this one, each after a line break
 */
function positionsOf(
  value: JsonValue,
  [first, ...rest]: Path,
  at = '',
): string[] | { position: string; expected: string } {
  if (!first) return [at];
  const entries = entriesAt(value, first);
  const wanted = 'keys' in first && first.keys !== 'all' ? first.keys.length : 1;
  const position = at.slice(1).replaceAll('\n', '.').replaceAll('.[', '[');
  if (entries.length < wanted) return { position, expected: keysAt(value) };
  const inner = entries.map(([name, entry]) => positionsOf(entry, rest, `${at}\n${name}`));
  const selected = inner.filter((one) => Array.isArray(one)).flat();
  return selected.length > 0 ? selected : (inner[0] ?? []);
}

function keysAt(value: JsonValue): string {
  if (Array.isArray(value)) return `a list with ${value.length} entries`;
  return isObject(value) ? Object.keys(value).join(', ') : `the value ${JSON.stringify(value)}`;
}

function cut(value: JsonValue, positions: ReadonlySet<string>, at = ''): JsonValue | undefined {
  if (positions.has(at)) return value;
  const isList = Array.isArray(value);
  if (!isList && !isObject(value)) return undefined;
  const parts = Object.entries(value).flatMap(([key, entry]): [string, JsonValue][] => {
    const part = cut(entry, positions, `${at}\n${isList ? `[${key}]` : key}`);
    return part === undefined ? [] : [[key, part]];
  });
  if (parts.length === 0) return undefined;
  return isList ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}
