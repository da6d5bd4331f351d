import { isObject } from '../../lib/values/json-object';
import { parseJson } from '../../lib/values/parse-json';
import type { SampleRequest } from '../checks/endpoints';
import type { TextFault } from './findings';
import { readLooseJson, shiftFaults } from './loose-json';

/** A part of a pasted text: its kind, its request, and the faults of its notation. */
export interface Pasted {
  kind: string;
  /** Text of the part. Positions are relative to it. */
  text: string;
  request?: SampleRequest | undefined;
  /** Status of an error, and its message. */
  status?: number;
  errorMessage?: unknown;
  faults: TextFault[];
}

export const host = 'https://{host}';
const isLocal = /^(?:localhost|127)\b/;
const isEmulator = /^https:(?=\/\/(?:localhost|127\.0\.0\.1):9330\b)/;

/** Adds a scheme to an address without one. Clients default to `http`, which only a local server speaks. */
export function withScheme(text: string, url: string): { url: string; faults: TextFault[] } {
  if (isEmulator.test(url)) {
    const faults: TextFault[] = [{ code: 'local-scheme', at: positionOf(text, 'https://') }];
    return { url: url.replace(isEmulator, 'http:'), faults };
  }
  if (/^(?:\w+:\/\/|[{$/%])/.test(url)) return { url, faults: [] };
  if (isLocal.test(url)) return { url: `http://${url}`, faults: [] };
  return { url: `https://${url}`, faults: [{ code: 'scheme', at: positionOf(text, url) }] };
}

export function part(kind: string, text: string, request: SampleRequest, faults: TextFault[]) {
  const other = otherSearch(text, request.body);
  if (other) return { kind, text, faults: [...faults, other] };
  // An ellipsis stands for the rest of an address that was shortened, also within a character.
  const [, url, cut] =
    /^(.*?[^.])((?:%[\dA-F]{0,2}){0,4}(?:\u2026|\.{3}))$/is.exec(request.url) ?? [];
  const complete = url === undefined ? request : { ...request, url };
  if (cut !== undefined) faults.push(...unreadFaults(text, [cut]));
  return { kind, text, faults, request: withBody(text, complete, faults) };
}

/** The fault of a body for another search engine. Such a body is not checked further. */
export function otherSearch(text: string, body: string | undefined): TextFault | undefined {
  const value = parseJson(body ?? '')?.value;
  const names = ['query', 'filter', 'aggs', 'aggregations'];
  const name = isObject(value) && names.find((key) => isObject(value[key]));
  if (!name) return undefined;
  return { code: 'other-search', values: { name }, at: positionOf(text, `"${name}"`) };
}

export const positionOf = (text: string, name: string): TextFault['at'] => {
  const at = text.indexOf(name);
  return at < 0 ? [0, 0] : [at, at + name.length];
};
/** Position of the first name that occurs as a parameter, as a key, or alone; otherwise, of the address. */
export function nearestPosition(text: string, names: readonly string[], url = ''): TextFault['at'] {
  const forms = names
    .filter(Boolean)
    .flatMap((name) => [`${name}=`, `"${name}"`, `'${name}'`, name, encodeURIComponent(name)]);
  for (const form of [...forms, url, url.replace(/^https?:\/\/[^/]+/, '')]) {
    const at = form === '' ? -1 : text.indexOf(form);
    if (at >= 0) return [at, at + form.replace(/=$/, '').length];
  }
  return [0, 0];
}

export const unreadFaults = (text: string, names: readonly string[]): TextFault[] =>
  names.map((name) => ({ code: 'unread', values: { name }, at: positionOf(text, name) }));

/** Repairs a body that is almost JSON, and adds its faults. */
export function withBody(text: string, request: SampleRequest, faults: TextFault[]): SampleRequest {
  const { body } = request;
  if (body?.startsWith('\ufeff')) {
    const at = text.indexOf(body);
    faults.push({ code: 'byte-order-mark', at: [Math.max(0, at), at + 1] });
    return withBody(text, { ...request, body: body.slice(1) }, faults);
  }
  // A form and XML are no JSON with faults.
  if (body === undefined || parseJson(body) || !jsonStart.test(body)) return request;
  const lines = body.trim().split(/\n+/);
  if (lines.length > 1 && lines.every((line) => isObject(parseJson(line)?.value))) {
    faults.push({ code: 'lines', at: [0, 0] });
    return request;
  }
  // A number may be in a variable.
  const variables = body.match(bareVariable);
  if (variables) {
    faults.push(...unreadFaults(text, variables));
    const named = body.replace(bareVariable, (name) => `"{${/\w+/.exec(name)?.[0]}}"`);
    return withBody(text, { ...request, body: named }, faults);
  }
  const read = readLooseJson(body);
  const base = text.indexOf(body);
  const inText = (fault: TextFault): TextFault => ({ ...fault, at: [0, 0] });
  faults.push(...(base < 0 ? read.faults.map(inText) : shiftFaults(read.faults, base)));
  return typeof read.value === 'object' && read.value !== null
    ? { ...request, body: JSON.stringify(read.value, null, 2) }
    : request;
}

/** A variable in a place of JSON where no text can be. */
const bareVariable = /(?<=[:[,]\s*)(?:\$\{\w+\}|\$\w+|%\w+%|\{\{?\s*\w+\s*\}?\})(?=\s*[,\]}])/g;

/** A bracket, which comments may precede. */
export const jsonStart = /^\s*(?:\ufeff|(?:(?:\/\/.*\n|\/\*(?:[^*]|\*(?!\/))*\*\/)\s*)*[[{])/;
