import { isObject, objectOf, type JsonObject } from '../../lib/values/json-object';
import { parseJson } from '../../lib/values/parse-json';
import { hasCommand } from './commands/commands';
import type { ReadRequest } from './commands/command';
import { mask } from './mask';
import { readOptions, withBody, type Part } from './programs/client-parts';
import { encodeEntries } from './programs/program-functions';
import { buildRequest } from './programs/request-builder';

/** A call in a file of another tool: the text of a command, or a request. */
type HostedCall = string | ReadRequest;

/** The calls in the values of JSON: exports of HAR and Postman, and commands. If any goes to an API, only those. */
export function hostedCalls(text: string): HostedCall[] {
  const value = parseJson(text)?.value ?? linesOf(text);
  const all = callsIn(value, []);
  const isApi = (call: HostedCall) =>
    /\/(?:api|search)\//.test(typeof call === 'string' ? call : call.request.url);
  const sent = all.some(isApi) ? all.filter(isApi) : all;
  // A browser asks for permission with OPTIONS before the request itself.
  const calls = sent.filter(
    (call) => typeof call === 'string' || call.request.method !== 'OPTIONS',
  );
  return calls.length > 0 ? calls : sent;
}

/** The objects of a log in JSON, one on each line. */
function linesOf(text: string): unknown {
  if (!text.trimStart().startsWith('{')) return undefined;
  const lines = text
    .trim()
    .split('\n')
    .map((line) => parseJson(line)?.value);
  return lines.every(isObject) ? lines : undefined;
}

type Variables = readonly (readonly [name: string, value: string])[];

/** Replaces variables in braces by their values, or by placeholders. */
export const fillVariables = (text: unknown, variables: Variables) =>
  variables
    .reduce((all, [name, value]) => all.replaceAll(`{{${name}}}`, value), String(text))
    .replace(/(?<!\$)\{\{\s*([\w.]+)\s*\}\}/g, '{$1}');

/** @param key of the value */
function callsIn(value: unknown, variables: Variables, key = ''): HostedCall[] {
  // In Postman, a request may be an address alone.
  if (key === 'request' && /^(?:https?:|\{\{)\S+$/.test(String(value)))
    return [requestOf({ url: value, method: 'GET' }, variables)];
  // The names of HTTPie are words too.
  if (typeof value === 'string')
    return hasCommand(value) && /:\/\/|\/api\//.test(value)
      ? [fillVariables(value, variables)]
      : [];
  if (Array.isArray(value)) return value.flatMap((entry) => callsIn(entry, variables));
  if (!isObject(value)) return [];
  const declared = pairsIn(value['variable']).map(([name, text]) => [name, String(text)] as const);
  const scope = [...declared, ...variables];
  const { url = value['uri'], method } = value;
  const isRequest = method ?? value['headers'] ?? value['header'];
  const address = fillVariables(objectOf(url)['raw'] ?? url, scope);
  if (/^\S+$/.test(address) && url !== undefined && isRequest)
    return withResponse([requestOf({ ...value, url, method: method ?? 'GET' }, scope)], value);
  const calls = Object.entries(value).flatMap(([name, entry]) =>
    /^(?:response|originalRequest)$/.test(name) ? [] : callsIn(entry, scope, name),
  );
  return withResponse(calls, value['response'] ?? value['res'] ?? value);
}

/** Calls with the response that an export or a log has for them, if it is an error. */
function withResponse(calls: HostedCall[], answer: unknown): HostedCall[] {
  const { statusCode, status = statusCode, content } = objectOf(answer);
  if (!(Number(status) >= 400)) return calls;
  const { errorMessage } = objectOf(parseJson(String(objectOf(content)['text']))?.value);
  const response = { status: Number(status), errorMessage };
  return calls.map((call) => (typeof call === 'string' ? call : { ...call, response }));
}

const objectsIn = (list: unknown) => (Array.isArray(list) ? list.filter(isObject) : []);

/** Names and values of a list, without those that are switched off, or of an object. */
const pairsIn = (list: unknown) =>
  isObject(list)
    ? Object.entries(list)
    : objectsIn(list).flatMap(({ name, key = name, value, disabled }): [string, unknown][] =>
        disabled === true || value === undefined || String(key).startsWith(':')
          ? []
          : [[String(key), value]],
      );

function requestOf(request: JsonObject, variables: Variables): ReadRequest {
  const { auth, authentication = auth, url, header, headers = header, ...rest } = request;
  const { postData, body = postData, parameters, params = parameters, ...options } = rest;
  const fill = (text: unknown) => fillVariables(text, variables);
  const sent: Record<string, string> = {};
  for (const [name, value] of pairsIn(headers)) sent[name.toLowerCase()] = fill(value);
  const { type = 'noauth', apikey } = objectOf(authentication);
  if (type !== 'noauth') {
    const key = pairsIn(apikey).find(([name]) => name === 'key')?.[1];
    const scheme = type === 'bearer' ? 'Bearer ' : key === undefined ? 'Basic ' : '';
    sent[String(key ?? 'authorization').toLowerCase()] ??= `${scheme}${mask}`;
  }
  const { mimeType, unread = [], ...content } = bodyOf(body, fill);
  if (typeof mimeType === 'string') sent['content-type'] ??= mimeType;
  const { raw = url, variable, query } = objectOf(url);
  const inPath = new Map(pairsIn(variable));
  const address = objectsIn(query)
    .filter(({ disabled }) => disabled === true)
    .reduce((all: string, { key, value }) => {
      const pair = `${String(key)}=${String(value)}`;
      return all.replace(`?${pair}`, '?').replace(`&${pair}`, '');
    }, String(raw))
    .replace(/(?<=\/):(\w+)/g, (_, name: string) => String(inPath.get(name) || `{${name}}`));
  const given = { ...options, ...content, url: fill(address), headers: sent };
  const part = readOptions({ ...given, params: pairsIn(params) }, 'headers');
  // A log has times and levels, no host, or headers in lists.
  const isLogged =
    Object.keys(request).some((key) => /^(?:@?time|ts$|level$|status)/.test(key)) ||
    address.startsWith('/') ||
    Object.values(objectOf(headers)).some(Array.isArray);
  const others = [...unread, ...(part.unread ?? []).filter((key) => partName.test(key))];
  if (isLogged && body === undefined && /^p/i.test(String(options['method'])))
    others.push('the body');
  const read = buildRequest(withBody({ ...part, unread: others }, 'JavaScript'));
  // Headers that are not read may have the token.
  if (isLogged || others.some((key) => /head|auth/i.test(key))) delete read.request.headers;
  return read;
}

/** Keys that may set a part of a request; the copy of a query in HAR does not. */
const partName =
  /^(?!queryString$|max|.*(?:Size|_format)$).*(?:head|body|data|auth|param|quer|payload|multipart|files)/i;
const contentKey = /^(?:mode|raw|text|mimeType|params|urlencoded|formdata|options|file|disabled)$/;

/** A body that is a text, has the keys of an export, or is sent as JSON. */
function bodyOf(body: unknown, fill: (text: unknown) => string): Part & { mimeType?: unknown } {
  if (typeof body === 'string') return { body: fill(body) };
  const { mode = 'raw', params, urlencoded = params, options, ...content } = objectOf(body);
  if (Array.isArray(body) || !Object.keys(objectOf(body)).every((key) => contentKey.test(key)))
    return { json: JSON.parse(fill(JSON.stringify(body))) as unknown };
  const { formdata = urlencoded, raw, text = raw } = content;
  const form = encodeEntries(pairsIn(formdata).map(([name, value]) => [name, fill(value)]));
  const isJson = objectOf(objectOf(options)['raw'])['language'] === 'json';
  const sent = text || form;
  // A file of a form has no value.
  const hasFile = mode === 'formdata' && objectsIn(formdata).some(({ type }) => type === 'file');
  const isRead = /^(?:raw|urlencoded|formdata)$/.test(String(mode)) && !hasFile;
  const mimeType = isJson ? 'application/json' : content['mimeType'];
  return {
    ...(sent && { body: fill(sent), mimeType }),
    unread: isRead ? [] : [`the body of mode ${String(mode)}`],
  };
}
