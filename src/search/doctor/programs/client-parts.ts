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

export const verb = (name: string) =>
  /^(get|post|put|delete|patch|head)/i.exec(name.split('.').at(-1) ?? '')?.[1]?.toUpperCase();
export const record = (value: Value): Record<string, Value> => (isObject(value) ? value : {});
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

/** Joins an address and a path. */
export const joined = (base: string, path: string) =>
  path === '' || /^\w+:/.test(path)
    ? path || base
    : `${base.replace(/\/$/, '')}/${path.replace(/^\//, '')}`;

/** Reads the options of axios, got, Guzzle, and jQuery. */
export function configured(config: Value, source: string): Part {
  const {
    url,
    uri,
    baseURL,
    prefixUrl,
    prefix = prefixUrl,
    base_uri,
    method,
    type,
    headers,
    params,
    query,
    searchParams,
    data,
    json,
    body,
    contentType,
    form_params,
  } = record(config);
  if (config !== undefined && !isObject(config)) return { headers: unlessObject(config, source) };
  const typed = typeof contentType === 'string' ? { 'content-type': contentType } : {};
  const own = url ?? uri ?? prefix ?? base_uri;
  return {
    url: typeof baseURL === 'string' ? joined(baseURL, asText(url)) : own,
    method: method ?? type,
    headers:
      headers === undefined
        ? typed
        : { ...record(unlessObject(headers, asText(headers))), ...typed },
    query: params ?? query ?? searchParams,
    ...(data !== undefined && { body: data }),
    ...(json !== undefined && json !== true && { json }),
    ...(body !== undefined && { body }),
    ...(form_params !== undefined && { form: form_params }),
  };
}

const mediaType = (value: Value) =>
  /json/i.test(asText(value)) ? 'application/json' : asText(value);

export const start = (part: Part): Part => ({ ...part, isStart: true });

const partOf = (key: string, value: Value, source: string): Part => {
  if (key === 'options') return configured(value, source);
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
    return start({ method: verb(call.name), ...takes(names)(call) });
  };

export const fetchCall: Client = ({ args: [url, init], source }) =>
  url === unknownMark('response')
    ? undefined
    : start({ method: 'GET', ...configured(init, source), url });

export const axiosCall: Client = ({ name, args: [url, second, third], source }) => {
  const isConfig = isObject(url);
  const named = verb(name) ?? 'GET';
  const hasData = !isConfig && /^P/.test(named) && name !== 'axios';
  const { query, ...config } = configured(isConfig ? url : hasData ? third : second, source);
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
  const options = record(isObject(first) ? first : second);
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
    method: isRequest ? first : verb(name),
    headers: {
      ...record(unlessObject(headers ?? (isRequest ? fourth : undefined), source)),
      ...(auth !== undefined && { authorization: 'Basic' }),
    },
    query: params ?? (!isRequest && verb(name) === 'GET' ? second : undefined),
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

/** Reads the options of PHP's curl. */
export function curlOptions(options: Value): Part {
  let part: Part = {};
  for (const [name, value] of Object.entries(record(options))) {
    const lines = Array.isArray(value) ? value.map(asText) : [];
    if (name === 'CURLOPT_URL') part = { ...part, url: value };
    else if (name === 'CURLOPT_CUSTOMREQUEST') part = { ...part, method: value };
    else if (name === 'CURLOPT_POST' && value) part = { method: 'POST', ...part };
    else if (name === 'CURLOPT_POSTFIELDS') part = { method: 'POST', ...part, form: value };
    else if (name === 'CURLOPT_USERPWD')
      part = { ...part, headers: { ...record(part.headers), authorization: 'Basic' } };
    else if (name === 'CURLOPT_HTTPHEADER')
      part = { ...part, headers: { ...record(part.headers), ...fromLines(lines) } };
  }
  return part;
}

export const fromLines = (lines: readonly string[]) =>
  Object.fromEntries(
    lines.map((line) => /^([^:]*):?\s*([\s\S]*)$/.exec(line)?.slice(1) ?? [line, '']),
  );

export const phpContext: Client = ({ args: [options] }) => {
  const { method = 'GET', header, content } = record(record(options)['http']);
  const lines = Array.isArray(header)
    ? header.map(asText)
    : asText(header).split(/\r?\n/).filter(Boolean);
  return { method, headers: fromLines(lines), ...(content !== undefined && { form: content }) };
};

/** A body of Spring: a string is sent unchanged, another value as JSON. The constructor of an entity has set its own. */
const springBody = (body: Value): Part => {
  if (body === undefined || body === null) return {};
  if (isUnknown(body) && /Http(?:Entity|Headers)\b|\.class\b/.test(asText(body))) return {};
  return typeof body === 'string' ? { body } : { json: body };
};

/** A call of Spring's `RestTemplate`, whose method is an argument or in the name of the function. */
export const springCall: Client = ({ name, args: [url, second, third], source }) => {
  if (!isAddress(url)) return undefined;
  const method = /HttpMethod\.(\w+)/.exec(source)?.[1] ?? verb(name) ?? 'GET';
  const entity = name.endsWith('.exchange') ? third : method === 'GET' ? undefined : second;
  return start({ method, url, ...springBody(entity) });
};
export const springEntity: Client = ({ args: [body] }) => springBody(body);
