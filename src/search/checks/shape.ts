import { isObject } from '../../lib/values/json-object';

/** Returns the faults of a value; each begins with its place in the sample, such as `result.products.total`. */
export type Check = (value: unknown, at: string) => string[];

/** A fault at a place; the place of the whole sample is empty. */
export function fault(at: string, message: string): string {
  return at === '' ? message : `${at}: ${message}`;
}

/** Place of a key below another place. */
export function inside(at: string, key: string): string {
  return at === '' ? key : `${at}.${key}`;
}

export const anything: Check = () => [];
export const text: Check = (value, at) =>
  typeof value === 'string' ? [] : [fault(at, `a text is expected, found ${show(value)}`)];
export const number: Check = (value, at) =>
  typeof value === 'number' && Number.isFinite(value)
    ? []
    : [fault(at, `a number is expected, found ${show(value)}`)];
/** @param least absent: negative numbers are right too */
export function wholeNumber(least?: number): Check {
  const kind = `a whole number${least === undefined ? '' : ` of ${least} or more`}`;
  return (value, at) =>
    typeof value === 'number' && Number.isInteger(value) && value >= (least ?? -Infinity)
      ? []
      : [fault(at, `${kind} is expected, found ${show(value)}`)];
}
export const flag: Check = (value, at) =>
  typeof value === 'boolean' ? [] : [fault(at, `true or false is expected, found ${show(value)}`)];

/** A value that is one of a few. */
export function oneOf(...allowed: readonly unknown[]): Check {
  return (value, at) =>
    allowed.includes(value)
      ? []
      : [fault(at, `${show(value)} is not one of ${allowed.map(show).join(', ')}`)];
}

/** A value of one of several types. */
export function either(...checks: readonly Check[]): Check {
  return (value, at) =>
    checks.some((check) => check(value, at).length === 0)
      ? []
      : [fault(at, `${show(value)} has a wrong type`)];
}

export function listOf(check: Check, least = 0): Check {
  return (value, at) => {
    if (!Array.isArray(value)) return [fault(at, `a list is expected, found ${show(value)}`)];
    if (value.length < least) return [fault(at, `at least ${least} entry is expected`)];
    return value.flatMap((entry, index) => check(entry, `${at}[${index}]`));
  };
}

export function mapOf(check: Check): Check {
  return (value, at) =>
    isObject(value)
      ? Object.entries(value).flatMap(([key, entry]) => check(entry, inside(at, key)))
      : [fault(at, `an object is expected, found ${show(value)}`)];
}

/**
 * An object with these keys.
 * @param required keys that must be there
 * @param isOpen whether it may have other keys
 */
export function objectOf(
  fields: Readonly<Record<string, Check>>,
  required: readonly string[] = [],
  isOpen = false,
) {
  return ((value, at) => {
    if (!isObject(value)) return [fault(at, `an object is expected, found ${show(value)}`)];
    return [
      ...required
        .filter((key) => !Object.hasOwn(value, key))
        .map((key) => fault(at, `the key "${key}" is missing`)),
      ...Object.entries(value).flatMap(([key, entry]) =>
        Object.hasOwn(fields, key)
          ? (fields[key] as Check)(entry, inside(at, key))
          : isOpen
            ? []
            : [fault(at, `unknown key "${key}"`)],
      ),
    ];
  }) satisfies Check;
}

/** Several checks of one value; the later ones run when the value has the shape that they rely on. */
export function both(shape: Check, rules: Check): Check {
  return (value, at) => {
    const faults = shape(value, at);
    return faults.length > 0 ? faults : rules(value, at);
  };
}

export function show(value: unknown): string {
  const json = JSON.stringify(value) ?? String(value);
  return json.length > 60 ? `${json.slice(0, 60)}…` : json;
}
