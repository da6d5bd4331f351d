import { isObject, objectOf } from '../../../lib/values/json-object';
import { withBrackets, type ProgramCall } from './program-functions';
import { asText, isUnknown, unknownMark, type Value } from './program-strings';

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
  /** Options that are not read. */
  unread?: readonly string[];
  /** Whether the call begins a request. Other parts belong to the last one. */
  isStart?: boolean;
}

export type Client = (call: ProgramCall) => Part | undefined;
/** Clients by the end of the names of their functions. */
export type Clients = readonly (readonly [on: RegExp, Client])[];

export const methodOf = (name: string) =>
  /^(get|post|put|delete|patch|head)/i.exec(name.split('.').at(-1) ?? '')?.[1]?.toUpperCase();
export const isAddress = (value: Value) =>
  typeof value === 'string' &&
  value !== unknownMark('response') &&
  /^(?:https?:\/\/|\/|\uE000|[\w.-]+\.\w+\/|(?:api|search|data|admin|searchapp|category)\/)/.test(
    value,
  );
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
  query: 'params query searchParams',
  body: 'body',
  json: 'json',
  form: 'form_params form data content CURLOPT_POSTFIELDS',
  type: 'contentType contenttype',
  auth: 'auth CURLOPT_USERPWD',
} as const;

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

/** A function whose arguments are parts of a request. @param names of the parts by position, `_` for any other argument */
export const takes =
  (names: string): Client =>
  ({ args, source }) => {
    const parts = names.split(' ').flatMap((key, at) => {
      const value = args[at] ?? undefined;
      const isOther = key === '_' || value === undefined || (key === 'query' && !isObject(value));
      return isOther ? [] : Object.entries(partOf(key, value, source));
    });
    return Object.fromEntries(parts.filter(([, value]) => value !== undefined)) as Part;
  };

/** A function that begins a request and may be named after the method. @param names as in `takes`; `address` must look like one */
export const begins =
  (names: string): Client =>
  (call) => {
    const at = names.split(' ').indexOf('address');
    if (at >= 0 && !isAddress(call.args[at])) return undefined;
    return start({ method: methodOf(call.name), ...takes(names)(call) });
  };

export const fetchCall: Client = ({ args: [url, init], source }) =>
  url === unknownMark('response')
    ? undefined
    : start({ method: 'GET', ...readOptions(init, source), url });

export const axiosCall: Client = ({ name, args: [url, second, third], source }) => {
  const isConfig = isObject(url);
  const named = methodOf(name) ?? 'GET';
  const hasData = !isConfig && /^P/.test(named) && name !== 'axios';
  const { query, ...config } = readOptions(isConfig ? url : hasData ? third : second, source);
  return start(
    withJson({
      ...config,
      query: source.includes('paramsSerializer') ? query : withBrackets(query),
      method: config.method ?? named,
      url: isConfig ? config.url : url,
      ...(hasData && { body: second }),
    }),
  );
};

/** Many libraries send an object as JSON, and a string unchanged. */
export function withJson({ body, form, ...part }: Part): Part {
  const sent = body ?? form;
  if (isObject(sent) || Array.isArray(sent)) return { ...part, json: sent };
  return { ...part, ...(sent !== undefined && { body: sent }) };
}

export const nodeCall: Client = ({ name, args: [first, second], source }) => {
  if (!isObject(first) && !isAddress(first)) return undefined;
  const options = objectOf(isObject(first) ? first : second);
  const { protocol = name.startsWith('http.') ? 'http:' : 'https:', port, path = '/' } = options;
  const host = asText(options['hostname'] ?? options['host']);
  const origin = `${asText(protocol)}//${host}${port === undefined ? '' : `:${asText(port)}`}`;
  return start({
    method: 'GET',
    ...readOptions(options, source),
    url: isObject(first) ? origin + asText(path) : first,
  });
};

export const pythonCall: Client = ({ name, args, named, source }) => {
  const isRequest = name.endsWith('.request');
  const [first, second, third, fourth] = args;
  const method = isRequest ? first : methodOf(name);
  const url = named['url'] ?? (isRequest ? second : first);
  if (!isAddress(url)) return undefined;
  const { headers, ...part } = readOptions(
    { headers: isRequest ? fourth : undefined, ...named },
    source,
  );
  return start({
    method,
    query: method === 'GET' && !isRequest ? second : undefined,
    form: isRequest ? third : /post|put/i.test(name) ? second : undefined,
    ...part,
    headers,
    url,
  });
};

export const urllibCall: Client = ({ args: [url, data], named, source }) => {
  if (!isAddress(url)) return undefined;
  const form = named['data'] ?? data ?? undefined;
  const method = form === undefined ? 'GET' : 'POST';
  return start({ method, ...readOptions(named, source), url, form });
};

/** Joins two parts of a request, with their headers and parameters. */
export function mergeParts(one: Part, other: Part): Part {
  const headers = { ...objectOf(one.headers), ...objectOf(other.headers) };
  const hasQueries = isObject(one.query) && isObject(other.query);
  return {
    ...one,
    ...other,
    ...((one.headers ?? other.headers) ? { headers } : {}),
    ...(hasQueries && { query: { ...objectOf(one.query), ...objectOf(other.query) } }),
  };
}

/** A body of Spring: a string is sent unchanged, another value as JSON. The constructor of an entity has set its own. */
const springBody = (body: Value): Part => {
  const isOther = isUnknown(body) && /Http(?:Entity|Headers)\b|\.class\b/.test(asText(body));
  return body === null || isOther ? {} : withJson({ body });
};

/** A call of Spring's `RestTemplate`, whose method is an argument or in the name of the function. */
export const springCall: Client = ({ name, args: [url, second, third], source }) => {
  if (!isAddress(url)) return undefined;
  const method = /HttpMethod\.(\w+)/.exec(source)?.[1] ?? methodOf(name) ?? 'GET';
  const entity = name.endsWith('.exchange') ? third : method === 'GET' ? undefined : second;
  return start({ method, url, ...springBody(entity) });
};
export const springEntity: Client = ({ args: [body] }) => springBody(body);
