type Values = Readonly<Record<string, string>>;

/** Messages by fault code, with names of values in braces. Corrections and marks use `name`. */
const texts = {
  'unknown-path': 'unknown path {name}',
  'suggest-path': 'unknown path {name}: suggestions have the path /api/v1/search/suggest/',
  undocumented: 'the documentation does not describe the call {name}',
  method: '{name}: this path takes {allowed}',
  'token-in-address': 'the token "{name}" is in the address, which ends up in logs',
  'token-in-body': 'the token "{name}" is in the body, where the service does not read it',
  'get-with-body': 'a GET request must not have a body: {instead}',
  'other-parameter': 'the {call} has no parameter "{name}"{nearest}',
  'unknown-parameter': 'unknown parameter "{name}"{nearest}',
  'parameter-once': 'the parameter "{name}" must appear exactly once',
  'parameter-in-body': 'parameter "{name}" belongs in the body of a POST request',
  'token-missing': 'the header X-QSC-Token is missing',
  'basic-auth': '{name}=true needs the header Authorization: Basic',
  'header-colon': 'the header "{name}" has no colon',
  form: 'the body is form data, but the API expects JSON',
  'content-type': 'a body needs the header Content-Type: application/json',
  'not-json': 'the body is not JSON: {error}',
  'unknown-flag': 'unknown control flag "{name}"{nearest}',
  'unknown-operator': 'unknown operator in {name}{nearest}',
  'illegal-value': '{text}',
  'not-boolean': 'parameter "{name}" must be true or false, found "{value}"',
  'html-entity': 'the address has the HTML entity &amp;: write &',
  'other-mark': '"{name}" begins no parameter: ? precedes the first one, & the others',
  bearer: 'the token belongs in the header X-QSC-Token, not in Authorization',
  raised: '{name}={value} is raised to {least}',
  nameless: '"{name}" has no name: write %26 for the & of a value',
  plus: '"{name}" is read with spaces: write %2B for a plus sign',
  'not-encoded': 'the character "{name}" is not encoded',
  'other-encoding': '"{name}" is not encoded in UTF-8',
  percent: 'a % is not followed by two hex digits: write %25 for a percent sign',
  'encoded-twice': '"{name}" is encoded twice',
  separator: '"{name}" searches for a value with |: repeat the parameter for each value',
  'list-twice': '"{name}" takes one list with commas: repeat the parameter without []',
  'tracking-tag': 'the tag "{value}" leaves tracking on: the tag notracking turns it off',
  locale: '"{value}" is no language tag such as de-DE',
  'human-date': 'no period has the words "{value}": write words such as last week',
  'empty-range': 'the range of "{name}" is empty: its lower bound is above the upper one',
  'tree-levels': 'the levels of "{name}" need a space on each side of >',
  'sort-direction': 'the sort "{value}" is an id, and has no direction of its own',
  'two-pagings': '"page" is for pages, nextPageToken for batches: send one of them',
  type: '{expected} is expected, found {value}',
  'not-allowed': '{value} is not one of {allowed}',
  'wrong-type': '{value} has the wrong type',
  'too-few': 'at least {count} entry is required',
  'key-missing': 'the key "{name}" is missing',
  'flat-document': 'the id of a document belongs in "header", its values in "payload"',
  'unknown-key': 'unknown key "{name}"{nearest}',
  'filter-type': '"{name}" {advice}',
  rule: '{text}',
  'body-missing': 'the call needs a JSON body',
  'token-unneeded': 'search and suggest need no token: leave out the header {name}',
  'sent-twice': '"{name}" is sent twice, so the facet chooses between OR and AND: add .or or .and',
  comma: '"{name}" is read as one value with a comma: repeat the parameter for several values',
} as const satisfies Record<string, string>;

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
  fault('type', at, { expected, value: quote(value), type });

/** A value as a message quotes it. */
export function quote(value: unknown): string {
  const json = JSON.stringify(value) ?? String(value);
  return json.length > 60 ? `${json.slice(0, 60)}…` : json;
}

/** A text with its values. A name without a value is left out. */
export const fillText = (text: string, values: Values) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

export function textOf({ code, at, values }: Fault): string {
  const text = fillText(texts[code], values);
  return at === '' ? text : `${at}: ${text}`;
}

/** Path of a key below another path. */
export const pathTo = (at: string, key: string): string => (at === '' ? key : `${at}.${key}`);
