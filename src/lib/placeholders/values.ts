/** Values of a reader that fill placeholders; none of them is secret. */
export const valueNames = ['host', 'tenant', 'code', 'feeding'] as const;
export type ValueName = (typeof valueNames)[number];
export type Values = Readonly<Partial<Record<ValueName, string>>>;

/** Name of a placeholder: a value, or `key` for the code as a key of an object, `.products`. */
export type PlaceholderName = ValueName | 'key';

const LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
const HOST = new RegExp(
  `^(?:https://|http://(?=localhost))?((?:localhost|${LABEL}(?:\\.${LABEL})+)(?::\\d{1,5})?)/?$`,
  'i',
);
const CODE = /^[a-z\d][\w.-]{0,63}$/i;
const MAX_HOST_LENGTH = 253;

/** The text before a host, with the scheme of the host: `http` for localhost, which has no certificate. */
export function withScheme(before: string, host: string): string {
  return before.replace(/https?:\/\/$/, /^localhost\b/.test(host) ? 'http://' : 'https://');
}

/** Normalizes a value that a reader typed or stored; undefined if it is invalid. */
export function readValue(name: ValueName, text: string): string | undefined {
  const trimmed = text.trim();
  if (name !== 'host') return CODE.test(trimmed) ? trimmed : undefined;
  const host = HOST.exec(trimmed)?.[1]?.toLowerCase();
  return host !== undefined && host.length <= MAX_HOST_LENGTH ? host : undefined;
}

/** Parses stored values and drops invalid ones. */
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

/** Text for a placeholder; undefined without a value for it. The code of the feeding defaults to the code of the search app. */
export function placeholderText(
  name: PlaceholderName,
  { code, feeding = code, ...values }: Values,
) {
  if (name === 'feeding') return feeding;
  if (name !== 'key') return name === 'code' ? code : values[name];
  if (code === undefined) return undefined;
  return /^[a-z_]\w*$/i.test(code) ? `.${code}` : `["${code}"]`;
}
