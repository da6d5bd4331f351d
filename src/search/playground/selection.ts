import { isObject } from '../../lib/values/json-object';
import type { JsonValue } from '../../lib/content-tree';

/** One step of a path: whether it takes an entry, by its key, or by its position in a list. */
type Step = (name: string, entry: JsonValue, isInList: boolean) => boolean;
type Path = readonly Step[];

/** Parts of a response, or the reason why there are none. */
export type Selection =
  | { value: JsonValue; problem?: never }
  | { value?: never; problem: { message: string; expected: string } };

const pathForms =
  'keys with dots between them, (a|b) for several keys, * for all, [0] [0..2] [*] [id=brand] for entries of a list, commas between paths';

const step =
  /^(?:\.?(?:([\w$-]+|\*)|\(([\w$.|-]+)\))|\[(?:\*|(\d+)(?:\.\.(\d+))?|(\w+)=([^\]]+))\])/;

/**
 * Reduces a response to the values of paths, without changing their structure: `result.products.facets[0]` keeps the
 * objects around that facet, without their other keys, and a list with one entry.
 * @param show paths with commas between them
 */
export function selectParts(value: JsonValue, show: string): Selection {
  const selected: Path[] = [];
  for (const text of show.split(',').map((part) => part.trim())) {
    const paths = readPaths(text);
    if (!paths) return problem(`"${text}" is not a path into a response`, pathForms);
    const [gap] = paths.flatMap((path) => gapOf(value, path) ?? []);
    if (gap)
      return problem(
        `the response has nothing at ${gap.position || 'its top'}: "${text}" shows nothing`,
        keysAt(gap.value),
      );
    selected.push(...paths);
  }
  return { value: cut(value, selected) as JsonValue };
}

const problem = (message: string, expected: string) => ({ problem: { message, expected } });

/** The paths of a text: one for each key of `(a|b)`. Undefined for another text. */
function readPaths(text: string): Path[] | undefined {
  let paths: Path[] = [[]];
  let rest = text;
  do {
    const match = step.exec(rest);
    if (!match) return undefined;
    const [all, name, names, from, to = from, key = '', is] = match;
    const keys = (name ?? names)?.split('|');
    const isMeant: Step = (position, entry, isInList) =>
      isInList &&
      (from === undefined || (+from <= +position && +position <= Number(to))) &&
      (is === undefined || (isObject(entry) && String(entry[key]) === is));
    const steps = keys?.map(
      (one): Step =>
        (entry, _, isInList) =>
          !isInList && (one === '*' || one === entry),
    ) ?? [isMeant];
    paths = paths.flatMap((path) => steps.map((next) => [...path, next]));
    rest = rest.slice(all.length);
  } while (rest !== '');
  return paths;
}

const entriesOf = (value: JsonValue) =>
  Array.isArray(value) || isObject(value) ? (Object.entries(value) as [string, JsonValue][]) : [];

/** The first position at which a path finds nothing, and its value; undefined if it selects something. */
function gapOf(
  value: JsonValue,
  [first, ...rest]: Path,
  position = '',
): { position: string; value: JsonValue } | undefined {
  if (!first) return undefined;
  const isList = Array.isArray(value);
  const entries = entriesOf(value).filter(([name, entry]) => first(name, entry, isList));
  if (entries.length === 0) return { position, value };
  const gaps = entries.map(([name, entry]) =>
    gapOf(entry, rest, isList ? `${position}[${name}]` : `${position}.${name}`.replace(/^\./, '')),
  );
  return gaps.includes(undefined) ? undefined : gaps[0];
}

function keysAt(value: JsonValue): string {
  if (Array.isArray(value)) return `a list with ${value.length} entries`;
  return isObject(value) ? Object.keys(value).join(', ') : `the value ${JSON.stringify(value)}`;
}

function cut(value: JsonValue, paths: readonly Path[]): JsonValue | undefined {
  if (paths.some((path) => path.length === 0)) return value;
  const isList = Array.isArray(value);
  const parts = entriesOf(value).flatMap(([name, entry]): [string, JsonValue][] => {
    const inner = paths.flatMap(([first, ...rest]) => (first?.(name, entry, isList) ? [rest] : []));
    const part = cut(entry, inner);
    return part === undefined ? [] : [[name, part]];
  });
  if (parts.length === 0) return undefined;
  return isList ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}
