/** Values of a reader that fill placeholders; none of them is secret. */
export const valueNames = ['host', 'tenant', 'code', 'feeding'] as const;
export type ValueName = (typeof valueNames)[number];
export type Values = Readonly<Partial<Record<ValueName, string>>>;

/** What a marked place holds: a value, or the code as a key of an object, `.products`. */
export type PlaceName = ValueName | 'key';

const LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
const HOST = new RegExp(
  `^(?:https://|http://(?=localhost))?((?:localhost|${LABEL}(?:\\.${LABEL})+)(?::\\d{1,5})?)/?$`,
  'i',
);
const CODE = /^[a-z\d][\w.-]{0,63}$/i;
const MAX_HOST_LENGTH = 253;

/** The text before a host, with the scheme that the host speaks: servers on the reader's own computer have no certificate. */
export function withScheme(before: string, host: string): string {
  return before.replace(/https?:\/\/$/, /^localhost\b/.test(host) ? 'http://' : 'https://');
}

/** A value as samples show it; undefined for a text that is none. @param text as a reader typed or stored it */
export function readValue(name: ValueName, text: string): string | undefined {
  const trimmed = text.trim();
  if (name !== 'host') return CODE.test(trimmed) ? trimmed : undefined;
  const host = HOST.exec(trimmed)?.[1]?.toLowerCase();
  return host !== undefined && host.length <= MAX_HOST_LENGTH ? host : undefined;
}

/** Stored values. What is no value is left out. */
export function parseValues(json: string | null): Values {
  try {
    const stored = JSON.parse(json ?? '{}') as Record<string, unknown> | null;
    const values: Partial<Record<ValueName, string>> = {};
    for (const name of valueNames) {
      const text = stored?.[name];
      const value = typeof text === 'string' ? readValue(name, text) : undefined;
      if (value !== undefined) values[name] = value;
    }
    return values;
  } catch {
    return {};
  }
}

/** Text of a place; undefined where the reader has no value for it. A feeding has the code of the search app unless another is known. */
export function placeText(name: PlaceName, { code, feeding = code, ...values }: Values) {
  if (name === 'feeding') return feeding;
  if (name !== 'key') return name === 'code' ? code : values[name];
  if (code === undefined) return undefined;
  return /^[a-z_]\w*$/i.test(code) ? `.${code}` : `["${code}"]`;
}
