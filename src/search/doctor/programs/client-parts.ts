import { isObject, objectOf } from '../../../lib/values/json-object';
import type { ProgramCall } from './program-functions';
import { asText, isUnknown, sourceOf, unknownMark, type Value } from './program-strings';

/** Part of a request that a call of a client library sets. */
export interface Part {
  url?: Value;
  method?: Value;
  headers?: Value;
  query?: Value;
  body?: Value;
  /** A body that the library sends as JSON, with its media type. */
  json?: Value;
  /** A body that the library sends unchanged; an object becomes a form. */
  form?: Value;
  /** A body of which the language decides how an object is sent. */
  data?: Value;
  /** Options that are not read. */
  unread?: readonly string[];
  /** Whether the call begins a request. Other parts belong to the last one. */
  isStart?: boolean;
  /** The library of the client that the call returns. */
  library?: string | undefined;
}

export type Client = (call: ProgramCall) => Part | undefined;
/** Clients by the end of the names of their functions. */
export type Clients = readonly (readonly [on: RegExp, Client])[];

/** The method in a constant of the arguments, or in the name of the function. */
export const methodOf = ({ name, source }: Pick<ProgramCall, 'name' | 'source'>) =>
  (/\bHttpMethod\.(\w+)/.exec(source) ?? methodName.exec(name))?.[1]?.toUpperCase();
const methodName = /(?<![^.])(get|post|put|delete|patch|head)[^.]*$/i;
/** The result of a request. */
export const response = unknownMark('response');
const client = /^\uE000client (\w+)\uE001$/;
export const clientOf = (library: string) => unknownMark(`client ${library}`);
/** The library of a client, by which its methods are known whatever the name of its variable is. */
export const libraryOf = (value: Value) => client.exec(String(value))?.[1];
/** Whether a value is a function, which takes the response. */
export const isFunction = (value: Value) =>
  /^\uE000(?:(?:async )?function\b|.*=>)/.test(asText(value));
export const isAddress = (value: Value) =>
  typeof value === 'string' && value !== response && address.test(value);
const address =
  /^(?:https?:\/\/|\/|\uE000|[\w.-]+\.\w+\/|(?:api|search|data|admin|searchapp|category)\/)/;
export const headerOf = ({ args: [name, value] }: ProgramCall): Part => ({
  headers: isObject(name) ? name : { [asText(name)]: value },
});

/** Headers as an object, a list of pairs, or lines; a mark if they are known only at run time. */
export function headersOf(value: Value, source: string): Record<string, Value> {
  if (value === undefined || isObject(value)) return objectOf(value);
  if (typeof value !== 'string' && !Array.isArray(value)) return { [unknownMark(source)]: '' };
  if (typeof value === 'string' && /^\uE000[^\uE001]*\uE001$/.test(value)) return { [value]: '' };
  const lines: Value[] = Array.isArray(value) ? value : value.split(/\r?\n/).filter(Boolean);
  return Object.fromEntries(
    lines.map((line): [string, Value] => {
      if (Array.isArray(line)) return [asText(line[0]), line[1]];
      const [, name = '', text = ''] = /^([^:]*):?\s*([\s\S]*)$/.exec(asText(line)) ?? [];
      return [name, text];
    }),
  );
}

export const joinAddress = (base: string, path: string) =>
  path === '' || /^\w+:/.test(path)
    ? path || base
    : `${base.replace(/\/$/, '')}/${path.replace(/^\//, '')}`;

/** Names of the options of all clients by part of the request; the first one given counts. */
const optionNames = {
  url: 'url uri prefix prefixUrl base_uri base_url CURLOPT_URL',
  method: 'method type CURLOPT_CUSTOMREQUEST',
  headers: 'headers header CURLOPT_HTTPHEADER',
  query: 'params query searchParams qs',
  body: 'body',
  json: 'json',
  form: 'form_params form content CURLOPT_POSTFIELDS',
  data: 'data payload',
  type: 'contentType contenttype',
  auth: 'auth CURLOPT_USERPWD',
} as const;

/** Whether a key is an option that is read. */
export const isOption = (key: string) =>
  Object.values(optionNames).join(' ').split(' ').includes(key);
/** Options that set nothing of a request, or that the reader of one client reads, by their names. */
const harmlessOptions = new Set(
  `mode credentials withCredentials xhrFields referrer referrerPolicy integrity keepalive signal priority duplex cache next
  success error complete traditional processData async crossDomain context jsonp responseEncoding cancelToken observe
  reportProgress onDownloadProgress onUploadProgress withXSRFToken decompress proxy proxies baseURL verify cert stream
  http https http1 http2 http_errors http_version raise_for_status limits trust_env name catch_response debug sink delay
  decode_content version hostname host port path family rejectUnauthorized throwHttpErrors failOnStatusCode log
  resolveBodyOnly isStream tags responseCallback ignore_errors userAgent user-agent user_agent follow_location blocking
  httpversion cookies encoding cancellationToken loop server lazy immediate watch key default pick connector transport
  preload_content verify_peer max_duration on_stats synchronous expect transformResponse xsrfCookieName transform
  statusCode resolveWithFullResponse strictSSL gzip simple ignoreHTTPSErrors`.split(/\s+/),
);
/** Kinds of such options, by the ends of their names. */
const harmlessKind =
  /(?:[tT]imeout|Size|Length|[rR]edirects?|[rR]edirection|[rR]etr(?:y|ies)|[aA]gents?|Type|Status|Exceptions|[cC]ertificates?|[sS]erializer)$|^(?:ssl|protocol)/;
/** Settings of PHP's curl that are parts of a request. */
const curlPart = /COPYPOST|PUT|UPLOAD|BODY|XOAUTH|(?<!PROXY)(?:USER(?!AGENT)|PORT)|MIME/;

const isHarmless = (key: string) =>
  key.startsWith('CURLOPT_')
    ? !curlPart.test(key)
    : harmlessOptions.has(key) || harmlessKind.test(key);

/** Reads the options of a client, which are an object or named arguments. */
export function readOptions(config: Value, source: string): Part {
  if (config !== undefined && !isObject(config)) return { headers: headersOf(config, source) };
  const options = objectOf(config);
  const given = Object.fromEntries(
    Object.entries(optionNames).flatMap(([part, names]) => {
      const name = names.split(' ').find((one) => (options[one] ?? undefined) !== undefined);
      return name === undefined ? [] : [[part, options[name]]];
    }),
  ) as Partial<Record<keyof typeof optionNames, Value>>;
  const { headers, type, auth, ...part } = given;
  // In `request`, `json: true` is about the response.
  if (part.json === true) delete part.json;
  if (options['CURLOPT_POST']) part.method ??= 'POST';
  const { baseURL } = options;
  if (typeof baseURL === 'string') part.url = joinAddress(baseURL, asText(part.url));
  return {
    ...part,
    unread: Object.keys(options)
      .filter((key) => options[key] !== undefined && !isHarmless(key) && !isOption(key))
      .map(sourceOf),
    headers: {
      ...headersOf(headers, source),
      ...(typeof type === 'string' && { 'content-type': type }),
      ...(auth !== undefined && { authorization: 'Basic' }),
    },
  };
}

/** A media type as text, or as a constant. */
function mediaType(value: Value): string {
  const text = asText(value);
  if (/form_?urlencoded/i.test(text)) return 'application/x-www-form-urlencoded';
  return /json/i.test(text) ? 'application/json' : text;
}

export const start = (part: Part): Part => ({ ...part, isStart: true });

const partOf = (key: string, value: Value, source: string): Part => {
  if (key === 'options') return readOptions(value, source);
  if (key === 'type') return { headers: { 'content-type': mediaType(value) } };
  return { [key === 'address' ? 'url' : key]: value };
};

/**
 * A function whose arguments are parts of a request.
 * @param names of the parts by position, `_` for any other argument
 */
export const takes =
  (names: string) =>
  ({ args, source }: ProgramCall): Part => {
    const keys = names.split(' ');
    const more = args.slice(keys.length);
    const parts = keys.flatMap((key, at) => {
      const value = args[at] ?? undefined;
      const isQuery = isObject(value) || (isUnknown(value) && !isFunction(value));
      const isOther = key === '_' || value === undefined || (key === 'query' && !isQuery);
      return isOther ? [] : Object.entries(partOf(key, value, source));
    });
    const part = Object.fromEntries(parts.filter(([, value]) => value !== undefined)) as Part;
    const others = more.filter((one) => typeof one === 'object' || isUnknown(one));
    const unread = others.filter((one) => one !== null && !isFunction(one)).map(sourceOf);
    return unread.length === 0 ? part : mergeParts(part, { unread });
  };

/**
 * A function that begins a request and may be named after the method. An object in place of the first argument has options,
 * as the named arguments have.
 * @param names as in `takes`; `address` must look like one
 */
export const begins =
  (names: string, preset: Part = {}): Client =>
  (call) => {
    const { args, named, source } = call;
    const [first, second] = args;
    // The method of a request may be left out.
    const hasMethod = !names.startsWith('method address') || !isAddress(first) || isAddress(second);
    const given = isObject(first)
      ? readOptions(first, source)
      : takes(hasMethod ? names : names.replace('method ', ''))(call);
    const method = methodOf(call);
    const isConstant = /\bHttpMethod\./.test(source);
    const part = {
      ...preset,
      ...(method && { method }),
      ...mergeParts(given, readOptions(named, source)),
      ...(isConstant && { method }),
    };
    const isOther = names.includes('address') ? !isAddress(part.url) : part.url === response;
    return isOther ? undefined : start(part);
  };

/** In JavaScript and Java, clients send an object as JSON, in other languages as a form. */
export function withBody({ data, ...part }: Part, language: string): Part {
  if (data === undefined || data === null) return part;
  if (!language.startsWith('Java')) return { ...part, form: data };
  return { ...part, [isObject(data) || Array.isArray(data) ? 'json' : 'body']: data };
}

/** Joins two parts of a request, with their headers and parameters. */
export function mergeParts(one: Part, other: Part): Part {
  const headers = { ...objectOf(one.headers), ...objectOf(other.headers) };
  const hasQueries = isObject(one.query) && isObject(other.query);
  return {
    ...one,
    ...other,
    ...((one.headers ?? other.headers) ? { headers } : {}),
    unread: [...(one.unread ?? []), ...(other.unread ?? [])],
    ...(hasQueries && { query: { ...objectOf(one.query), ...objectOf(other.query) } }),
  };
}
