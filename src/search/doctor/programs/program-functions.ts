import { encodeText } from '../../../lib/text/encode-text';
import { encodePairs } from '../../protocol/query-string';
import { isObject, objectOf } from '../../../lib/values/json-object';
import { parseJson } from '../../../lib/values/parse-json';
import { asText, isUnknown, unknownMark } from './program-strings';

export interface ProgramCall {
  /** Last names of the function, such as `requests.post`. */
  name: string;
  receiver: unknown;
  args: readonly unknown[];
  named: Readonly<Record<string, unknown>>;
  /** Text of the call. */
  source: string;
  /** Methods before it that are not read. */
  steps: readonly string[];
}

/** A body with its media type. */
export class TypedBody {
  constructor(
    readonly body: unknown,
    readonly type: string | undefined,
  ) {}
}

/** Pairs as a query string; a list of values repeats the name. Clients leave out null and undefined. */
export function encodeEntries(value: unknown): string {
  if (!isObject(value) && !Array.isArray(value)) return typeof value === 'string' ? value : '';
  const entries = Array.isArray(value) ? value.filter(Array.isArray) : Object.entries(value);
  const pairs = (entries as [string, unknown][]).flatMap(([name, entry]) =>
    [entry].flat().map((one): [string, unknown] => [name, one]),
  );
  const sent = pairs.filter(([, one]) => (one ?? undefined) !== undefined);
  return decodeMarks(encodePairs(sent.map(([name, one]) => [name, String(one)])));
}

/** Decodes the marks of unknown parts in an encoded text. */
const decodeMarks = (text: string) =>
  text.replace(/%EE%80%80.*?%EE%80%81/g, (mark) => decodeURIComponent(mark));

/** Adds brackets to the names of lists, as axios and jQuery do; PHP also numbers their values. */
export const withBrackets = (value: unknown, isNumbered = false) =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([name, entry]) => {
          if (!Array.isArray(entry)) return [[name, entry]];
          const numbered = entry.map((one, at) => [`${name}[${at}]`, one as unknown]);
          return isNumbered ? numbered : [[`${name}[]`, entry]];
        }),
      )
    : value;

export const encode = (value: unknown) => decodeMarks(encodeText(String(value)));
const json = ({ args: [value] }: ProgramCall) => JSON.stringify(value);
const first = ({ args: [value] }: ProgramCall) => value;
/** The map of a call whose arguments are keys and values by turns. */
export const mapOf = ({ args }: ProgramCall) =>
  Object.fromEntries(
    args.flatMap((key, at) => (at % 2 === 0 ? [[String(key), args[at + 1]]] : [])),
  );

/** Fills in a format string of Java, C#, Go, PHP, or Python. */
function fillFormat(
  template: unknown,
  values: readonly unknown[],
  named: Readonly<Record<string, unknown>> = {},
): string {
  let next = 0;
  return String(template).replace(/%%|%[sdv]|\{(\w*)\}/g, (sign, key: string | undefined) => {
    if (sign === '%%') return '%';
    const value = key ? (values[Number(key)] ?? named[key]) : values[next++];
    return value === undefined ? sign : String(value);
  });
}

/** Return values of functions that send nothing, by the name of the function. */
const functions: readonly [on: RegExp, returned: (call: ProgramCall) => unknown][] = [
  [
    /^(?:JSON\.stringify|jsonEncode|json\.dumps|(?:wp_)?json_encode|(?:JsonSerializer|JsonConvert)\.Serialize(?:Object)?|.*\.writeValueAsString|json\.Marshal|orjson\.dumps)$/,
    json,
  ],
  [
    /^(?:process\.env|os\.getenv|getenv|System\.getenv|Environment\.GetEnvironmentVariable|os\.Getenv|environ\.get|env)$/,
    ({ args: [name] }) => `$${String(name)}`,
  ],
  [
    /^(?:encodeURIComponent|encodeURI|rawurlencode|(?:\w+\.)?quote(?:_plus)?|url\.QueryEscape|[uU]ri\.Escape\w*String|(?:Web|Http)Utility\.UrlEncode|URLEncoder\.encode)$/,
    ({ args: [value] }) => encode(value),
  ],
  [
    /^urlencode$|\.urlencode$|^FormUrlEncodedContent$|^(?:qs|querystring)\.stringify$/,
    ({ args: [value] }) => (typeof value === 'string' ? encode(value) : encodeEntries(value)),
  ],
  [/^http_build_query$/, ({ args: [value] }) => encodeEntries(withBrackets(value, true))],
  [
    /^URLSearchParams$/,
    ({ args: [value = ''] }) => {
      const texts = Object.entries(objectOf(value)).map(([name, one]) => [name, String(one)]);
      return encodeEntries(isObject(value) ? texts : value);
    },
  ],
  [
    /^(?:String\.format|string\.Format|fmt\.Sprintf|sprintf|format)$/,
    ({ args: [template, ...values] }) => fillFormat(template, values),
  ],
  [
    /\.format$/,
    ({ receiver, args, named }) =>
      typeof receiver === 'string' ? fillFormat(receiver, args, named) : undefined,
  ],
  // The value of a form is the pairs that it has so far.
  [/^FormData$|^LinkedMultiValueMap$|\.noBody$/, () => ''],
  [/^url\.Values$|^\w+\.Query$|^(?:Linked)?(?:Hash)?Map$|^\\?stdClass$/, () => ({})],
  // Entries are pairs.
  [
    /^Dictionary$/,
    ({ args: [pairs = []] }) =>
      Object.fromEntries(Array.isArray(pairs) ? (pairs.filter(Array.isArray) as [string][]) : []),
  ],
  // A pipe passes the entries of a list, so that a list with one entry becomes the entry.
  [
    /ConvertToJson$/,
    ({ name, receiver, args: [given] }) => {
      const { uri, InputObject = uri, AsArray } = objectOf(given);
      const isPiped = name !== 'ConvertToJson';
      const isEntry = isPiped && Array.isArray(receiver) && receiver.length === 1 && !AsArray;
      const [entry] = isEntry ? (receiver as unknown[]) : [isPiped ? receiver : InputObject];
      return JSON.stringify(entry);
    },
  ],
  [/\.ConvertFromJson$/, ({ receiver }) => parseJson(asText(receiver))?.value],
  [/^cmdlet$/, ({ args: [words] }) => unknownMark([words].flat().join(''))],
  [
    /^(?:list|(?:List|Arrays|Set)\.(?:of|asList))$/,
    ({ args }) => (Array.isArray(args[0]) && args.length === 1 ? args[0] : args),
  ],
  [/^Map\.(?:of|entry)$/, mapOf],
  [/^dict$/, ({ named }) => ({ ...named })],
  [
    /^StringContent$/,
    ({ args: [body, , type] }) =>
      new TypedBody(body, typeof type === 'string' ? type : 'text/plain'),
  ],
  [/^Headers$/, ({ args: [headers = {}] }) => headers],
  [/^JsonContent\.Create$/, (call) => new TypedBody(json(call), 'application/json')],
  [
    /^(?:URL|URI|Uri|UriBuilder)$/,
    ({ args: [value, base] }) =>
      typeof base === 'string' && typeof value === 'string' && !/^https?:/.test(value)
        ? base.replace(/^(https?:\/\/[^/]*).*$/, '$1') + value
        : value,
  ],
  [
    /^(?:U(?:RI|ri)\.(?:create|parse)|url\.Parse|.*\.GetBytes|BodyPublishers\.of(?:String|ByteArray)|(?:strings|bytes)\.New(?:Reader|Buffer|BufferString)|Buffer\.from|f?mt?\.?Sprint|String|str|bytes)$/,
    first,
  ],
  [
    /\.(?:encode|toString|trim|getBytes|strip|String|Encode|toURL|newBuilder|build|ToString)$/,
    ({ receiver }) => (isObject(receiver) ? encodeEntries(receiver) : receiver),
  ],
  [/^(?:AuthenticationHeaderValue)$/, ({ args }) => args.map(String).join(' ')],
];

/** An address with another query, as a member of a URL object sets it; undefined for another member. */
export function addressWith(url: string, member: string, value: unknown): string | undefined {
  if (!/^(?:search|(?:raw)?query)$/i.test(member)) return undefined;
  const query = encodeEntries(value).replace(/^\?/, '');
  return url.replace(/\?.*$|$/s, () => query && `?${query}`);
}

/** An address, a query string, or a map with the parameter that a call adds to it; undefined for another call. */
export function withPair(value: unknown, { name, args }: ProgramCall): unknown {
  if (!/\.(?:set|Set|add|Add|append|put)$/.test(name) || args.length !== 2) return undefined;
  const key = asText(args[0]);
  if (isObject(value)) {
    const isMore = Object.hasOwn(value, key) && !/put|et$/.test(name);
    value[key] = isMore ? [value[key], args[1]].flat() : args[1];
    return value;
  }
  if (typeof value !== 'string' || isUnknown(value) || /header/i.test(name)) return undefined;
  const glue = /^https?:/.test(value) && !value.includes('?') ? '?' : value === '' ? '' : '&';
  return value + glue + encodeEntries({ [key]: args[1] });
}

/** The value of a call that sends nothing; undefined when it is known only at run time. */
export const callValue = (call: ProgramCall): unknown =>
  functions.find(([on]) => on.test(call.name))?.[1](call);
