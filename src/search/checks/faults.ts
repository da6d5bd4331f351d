/** Values in the text of a fault; corrections and marks use `name`. */
type Values = Readonly<Record<string, string>>;

/** Messages by fault code. The correction, the severity, and the page depend only on the code. */
const texts = {
  'unknown-path': ({ name, nearest }) =>
    `no known call has the path ${name}${nearest ? `: the nearest one is ${nearest}` : ''}`,
  'suggest-path': ({ name }) =>
    `no known call has the path ${name}: suggestions have the path /api/v1/search/suggest/`,
  method: ({ name, allowed }) => `${name}: only ${allowed}`,
  'token-in-address': ({ name }) => `the token "${name}" is in the address, which logs store`,
  'get-with-body': () => 'a GET request has no body',
  'other-parameter': ({ call, name }) => `the ${call} has no parameter "${name}"`,
  'unknown-parameter': ({ name }) => `unknown parameter "${name}"`,
  'parameter-once': ({ name }) => `the call takes the parameter "${name}" once`,
  'parameter-in-body': ({ name }) => `parameter "${name}" belongs in the body of a POST request`,
  'token-missing': () => 'the header X-QSC-Token is missing',
  'basic-auth': ({ name }) => `${name}=true needs the header Authorization: Basic`,
  'content-type': () => 'a body needs the header Content-Type: application/json',
  'not-json': ({ error }) => `the body is not JSON: ${error}`,
  'unknown-flag': ({ name }) => `unknown control flag "${name}"`,
  'unknown-operator': ({ name }) => `an operator is unknown in ${name}`,
  'illegal-value': ({ text = '' }) => text,
  'not-boolean': ({ name, value }) => `parameter "${name}" is true or false, found "${value}"`,
  'html-entity': () => 'the address has &amp; of HTML: write &',
  'second-question-mark': () => 'a second ? begins no parameter: write &',
  bearer: () => 'the token belongs in the header X-QSC-Token, not in Authorization',
  raised: ({ name, value, least }) => `${name}=${value} is raised to ${least}`,
  nameless: ({ name }) => `"${name}" has no name: write %26 for the & of a value`,
  plus: ({ name }) => `"${name}" is read with spaces: write %2B for a plus sign`,
  'not-encoded': ({ name }) => `the character "${name}" is not encoded`,
  percent: () => 'a % begins no code of two digits',
  'encoded-twice': ({ name }) => `"${name}" is encoded twice`,
  separator: ({ name }) =>
    `"${name}" searches for a value with |: repeat the parameter for each value`,
  type: ({ expected, value }) => `${expected} is expected, found ${value}`,
  'not-allowed': ({ value, allowed }) => `${value} is not one of ${allowed}`,
  'wrong-type': ({ value }) => `${value} has a wrong type`,
  'too-few': ({ count }) => `at least ${count} entry is expected`,
  'key-missing': ({ name }) => `the key "${name}" is missing`,
  'unknown-key': ({ name }) => `unknown key "${name}"`,
  rule: ({ text = '' }) => text,
} as const satisfies Record<string, (values: Values) => string>;

export type FaultCode = keyof typeof texts;

export interface Fault {
  code: FaultCode;
  /** Path in the value, such as `result.products.total`; empty for the value itself. */
  at: string;
  values: Values;
}

/** Returns the faults of a value. */
export type Check = (value: unknown, at: string) => Fault[];

export const fault = (code: FaultCode, at = '', values: Values = {}): Fault => ({
  code,
  at,
  values,
});

/** A fault against a rule that types cannot express and that has no correction. */
export const ruleFault = (at: string, text: string) => fault('rule', at, { text });

/** A value whose type is another one than the schema names. */
export const typeFault = (at: string, expected: string, value: unknown, type = '') =>
  fault('type', at, { expected, value: show(value), type });

/** A value as a message quotes it. */
export function show(value: unknown): string {
  const json = JSON.stringify(value) ?? String(value);
  return json.length > 60 ? `${json.slice(0, 60)}…` : json;
}

/** Text of a fault for people. */
export function textOf({ code, at, values }: Fault): string {
  const text = texts[code](values);
  return at === '' ? text : `${at}: ${text}`;
}

/** Path of a key below another path. */
export function inside(at: string, key: string): string {
  return at === '' ? key : `${at}.${key}`;
}
