import { isObject } from '../../../lib/values/json-object';
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
  /** Whether the call begins a request. Other parts belong to the last one. */
  isStart?: boolean;
}

export type Client = (call: ProgramCall) => Part | undefined;

export const methodOf = (name: string) =>
  /^(get|post|put|delete|patch|head)/i.exec(name.split('.').at(-1) ?? '')?.[1]?.toUpperCase();
export const asRecord = (value: Value): Record<string, Value> => (isObject(value) ? value : {});
export const isAddress = (value: Value) =>
  typeof value === 'string' &&
  value !== unknownMark('response') &&
  /^(?:https?:\/\/|\/|\uE000|[\w.-]+\.\w+\/|(?:api|search|data|admin|searchapp|category)\/)/.test(
    value,
  );
export const headerOf = ({ args: [name, value] }: ProgramCall): Part => ({
  headers: isObject(name) ? name : { [asText(name)]: value },
});
export const unlessObject = (value: Value, source: string) =>
  value === undefined || isObject(value)
    ? value
    : { [isUnknown(value) ? asText(value) : unknownMark(source)]: '' };

export const joinAddress = (base: string, path: string) =>
  path === '' || /^\w+:/.test(path)
    ? path || base
    : `${base.replace(/\/$/, '')}/${path.replace(/^\//, '')}`;

/** Names of the options of axios, got, Guzzle, and jQuery by part of the request; the first one given counts. */
const optionNames = {
  url: ['url', 'uri', 'prefix', 'prefixUrl', 'base_uri'],
  method: ['method', 'type'],
  query: ['params', 'query', 'searchParams'],
  body: ['body', 'data'],
  json: ['json'],
  form: ['form_params'],
} as const satisfies Partial<Record<keyof Part, readonly string[]>>;

/** Reads the options of a client, which are an object. */
export function readOptions(config: Value, source: string): Part {
  if (config !== undefined && !isObject(config)) return { headers: unlessObject(config, source) };
  const options = asRecord(config);
  const part: Part = {};
  for (const [key, names] of Object.entries(optionNames)) {
    const name = names.find((one) => options[one] !== undefined && options[one] !== null);
    if (name) part[key as keyof typeof optionNames] = options[name];
  }
  const { baseURL, headers, contentType, json } = options;
  // In `request`, `json: true` is about the response.
  if (json === true) delete part.json;
  if (typeof baseURL === 'string') part.url = joinAddress(baseURL, asText(options['url']));
  part.headers = {
    ...asRecord(unlessObject(headers, asText(headers))),
    ...(typeof contentType === 'string' && { 'content-type': contentType }),
  };
  return part;
}

const mediaType = (value: Value) =>
  /json/i.test(asText(value)) ? 'application/json' : asText(value);

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
    axiosBody({
      ...config,
      query: source.includes('paramsSerializer') ? query : withBrackets(query),
      method: config.method ?? named,
      url: isConfig ? config.url : url,
      ...(hasData && { body: second }),
    }),
  );
};

/** axios sends an object as JSON, and a string as a form. */
export const axiosBody = ({ body, ...part }: Part): Part =>
  isObject(body) || Array.isArray(body)
    ? { ...part, json: body }
    : { ...part, ...(body !== undefined && { body }) };

export const nodeCall: Client = ({ name, args: [first, second], source }) => {
  const options = asRecord(isObject(first) ? first : second);
  const {
    protocol = name.startsWith('http.') ? 'http:' : 'https:',
    hostname,
    host,
    port,
    path = '/',
    method = 'GET',
    headers,
  } = options;
  const origin = `${asText(protocol)}//${asText(hostname ?? host)}${port === undefined ? '' : `:${asText(port)}`}`;
  if (!isObject(first) && !isAddress(first)) return undefined;
  return start({
    url: isObject(first) ? origin + asText(path) : first,
    method,
    headers: unlessObject(headers, source),
  });
};

export const pythonCall: Client = ({ name, args, named, source }) => {
  const isRequest = name.endsWith('.request');
  const [first, second, third, fourth] = args;
  const url = named['url'] ?? (isRequest ? second : first);
  if (!isAddress(url)) return undefined;
  const { params, data, json, headers, content, auth } = named;
  return start({
    url,
    method: isRequest ? first : methodOf(name),
    headers: {
      ...asRecord(unlessObject(headers ?? (isRequest ? fourth : undefined), source)),
      ...(auth !== undefined && { authorization: 'Basic' }),
    },
    query: params ?? (!isRequest && methodOf(name) === 'GET' ? second : undefined),
    ...(json !== undefined && { json }),
    form: data ?? content ?? (isRequest ? third : /post|put/i.test(name) ? second : undefined),
  });
};

export const urllibCall: Client = ({ args: [url, data], named }) => {
  if (!isAddress(url)) return undefined;
  const body = named['data'] ?? data;
  return start({
    url,
    method: named['method'] ?? (body === undefined || body === null ? 'GET' : 'POST'),
    headers: named['headers'] ?? {},
    ...(body !== null && { form: body }),
  });
};

/** Joins two parts of a request, with their headers and parameters. */
export function mergeParts(one: Part, other: Part): Part {
  const headers = { ...asRecord(one.headers), ...asRecord(other.headers) };
  const hasQueries = isObject(one.query) && isObject(other.query);
  return {
    ...one,
    ...other,
    ...((one.headers ?? other.headers) ? { headers } : {}),
    ...(hasQueries && { query: { ...asRecord(one.query), ...asRecord(other.query) } }),
  };
}

/** Options of PHP's curl by name. */
const phpOptions: Readonly<Record<string, (value: Value) => Part>> = {
  CURLOPT_URL: (url) => ({ url }),
  CURLOPT_CUSTOMREQUEST: (method) => ({ method }),
  CURLOPT_POST: (isPost) => (isPost ? { method: 'POST' } : {}),
  CURLOPT_POSTFIELDS: (form) => ({ form }),
  CURLOPT_USERPWD: () => ({ headers: { authorization: 'Basic' } }),
  CURLOPT_HTTPHEADER: (lines) => ({
    headers: fromLines(Array.isArray(lines) ? lines.map(asText) : []),
  }),
};

export const phpCurl = (options: Value): Part =>
  Object.entries(asRecord(options))
    .map(([name, value]) => phpOptions[name]?.(value) ?? {})
    .reduce(mergeParts, {});

export const fromLines = (lines: readonly string[]) =>
  Object.fromEntries(
    lines.map((line) => /^([^:]*):?\s*([\s\S]*)$/.exec(line)?.slice(1) ?? [line, '']),
  );

export const phpContext: Client = ({ args: [options] }) => {
  const { method = 'GET', header, content } = asRecord(asRecord(options)['http']);
  const lines = Array.isArray(header)
    ? header.map(asText)
    : asText(header).split(/\r?\n/).filter(Boolean);
  return { method, headers: fromLines(lines), ...(content !== undefined && { form: content }) };
};

/** A body of Spring: a string is sent unchanged, another value as JSON. The constructor of an entity has set its own. */
const springBody = (body: Value): Part => {
  const isOther = isUnknown(body) && /Http(?:Entity|Headers)\b|\.class\b/.test(asText(body));
  return body === null || isOther ? {} : axiosBody({ body });
};

/** A call of Spring's `RestTemplate`, whose method is an argument or in the name of the function. */
export const springCall: Client = ({ name, args: [url, second, third], source }) => {
  if (!isAddress(url)) return undefined;
  const method = /HttpMethod\.(\w+)/.exec(source)?.[1] ?? methodOf(name) ?? 'GET';
  const entity = name.endsWith('.exchange') ? third : method === 'GET' ? undefined : second;
  return start({ method, url, ...springBody(entity) });
};
export const springEntity: Client = ({ args: [body] }) => springBody(body);
