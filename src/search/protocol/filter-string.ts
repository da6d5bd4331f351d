import type { Filter, TermOperator } from './filter';
import { RequestError } from './request-error';

/** A decoded parameter of a query string. */
export type Pair = [name: string, value: string];

export const termOperators = ['OR', 'AND', 'NOT'] as const satisfies TermOperator[];

/**
 * Reads a filter parameter.
 * @param key the part after `f.`: id, then, after the first dot, the operator
 * @param parameter full name, for messages
 * @returns undefined for an unknown operator, which must be ignored
 * @throws RequestError for an invalid range or a repeated path
 */
export function decodeFilter(
  key: string,
  values: readonly string[],
  parameter: string,
): Filter | undefined {
  const dot = key.indexOf('.');
  const id = dot < 0 ? key : key.slice(0, dot);
  const suffix = dot < 0 ? '' : key.slice(dot + 1);
  if (id === '') refuse(parameter, 'does not name a filter.');
  if (suffix === '') return { id, kind: 'term', values: [...values] };
  const isList = suffix.endsWith('[]');
  const word = isList ? suffix.slice(0, -2) : suffix;
  const operator = termOperators.find((name) => name.toLowerCase() === word);
  if (operator && isList) {
    const listed = values.flatMap((value) => value.split(','));
    return { id, kind: 'term', operator, values: listed };
  }
  if (operator) return { id, kind: 'term', operator, values: [...values] };
  switch (suffix) {
    case 'range':
    case 'slider':
      return numberRange(id, suffix, onlyValue(parameter, values), parameter);
    case 'daterange':
    case 'dateRangeInPeriod': {
      const { from, to, ...excluded } = sides(onlyValue(parameter, values), parameter);
      return {
        ...{ id, kind: suffix, ...excluded },
        ...{ from: date(from, parameter), to: date(to, parameter) },
      };
    }
    case 'humandate':
      return { id, kind: 'humandate', words: onlyValue(parameter, values) };
    case 'tree':
      return { id, kind: 'tree', path: onlyValue(parameter, values).split(' > ') };
    default:
      return undefined;
  }
}

/** Throws an error about a parameter, or about a filter of a body with its label. */
export function refuse(name: string, reason: string): never {
  const subject = name.startsWith('Filter ') ? name : `Parameter "${name}"`;
  throw new RequestError(name, `${subject} ${reason}`);
}

/** The only value of a parameter. @throws RequestError for several */
export function onlyValue(parameter: string, values: readonly string[]): string {
  if (values.length !== 1) refuse(parameter, `takes one value, ${values.length} were sent.`);
  return values[0] ?? '';
}

/** `5,10`, `[5,10]`, `{5,10}`: both sides, brackets inclusive, braces exclusive. */
function sides(text: string, parameter: string) {
  const example = /\.date/.test(parameter) ? '2025-03-31,*' : '5,10';
  const [, start, from, to, end] = /^([[{]?)([^,]+),([^,]+?)([\]}]?)$/.exec(text.trim()) ?? [];
  const form = `two bounds with a comma between them, such as "${example}"`;
  if (from === undefined || to === undefined)
    return refuse(parameter, `must be ${form}; "${text}" was sent.`);
  return {
    from: from.trim(),
    to: to.trim(),
    ...(start === '{' && { minExcluded: true as const }),
    ...(end === '}' && { maxExcluded: true as const }),
  };
}

function numberRange(
  id: string,
  kind: 'range' | 'slider',
  text: string,
  parameter: string,
): Filter {
  const { from, to, ...excluded } = sides(text, parameter);
  const bound = (side: string, open: string) => {
    if (side === open) return undefined;
    const value = Number(side);
    if (side !== '' && Number.isFinite(value)) return value;
    return refuse(
      parameter,
      `needs numbers, or "min" and "max" for an open side; "${side}" was sent.`,
    );
  };
  const min = bound(from, 'min');
  const max = bound(to, 'max');
  return {
    id,
    kind,
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...excluded,
  };
}

const isoDate = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

function date(side: string, parameter: string): string {
  if (side === '*' || side === 'NOW') return side;
  if (isoDate.test(side) && !Number.isNaN(Date.parse(side))) return side;
  return refuse(
    parameter,
    `needs dates such as "2025-03-31" or "2025-03-31T10:00:00Z", "NOW" or "*"; "${side}" was sent.`,
  );
}
