import { isObject } from '../../lib/values/json-object';
import { parseJson } from '../../lib/values/parse-json';
import type { ReadRequest } from './commands/command';
import { mask } from './mask';

/** The requests of a HAR file or entry, and of a Postman collection or item. If any goes to an API, only those. */
export function exportedRequests(text: string): ReadRequest[] {
  const all = requestsIn(parseJson(text)?.value, []);
  const calls = all.filter(({ request }) => /\/(?:api|search)\//.test(request.url));
  return calls.length > 0 ? calls : all;
}

type Variables = readonly (readonly [name: string, value: string])[];

function requestsIn(value: unknown, variables: Variables): ReadRequest[] {
  if (Array.isArray(value)) return value.flatMap((entry) => requestsIn(entry, variables));
  if (!isObject(value)) return [];
  const { log, entries, item, request, method, url, headers, header, variable } = value;
  const own = named(variable).map(({ key, value: text }) => [String(key), String(text)] as const);
  const known = [...own, ...variables];
  if (isObject(log)) return requestsIn(log, known);
  if (Array.isArray(entries)) return requestsIn(entries, known);
  if (Array.isArray(item)) return requestsIn(item, known);
  if (isObject(request)) return requestsIn(request, known);
  const isRequest =
    method !== undefined && url !== undefined && (headers !== undefined || header !== undefined);
  return isRequest ? [requestOf(value, known)] : [];
}

const named = (list: unknown) => (Array.isArray(list) ? list.filter(isObject) : []);

function requestOf(request: Readonly<Record<string, unknown>>, variables: Variables): ReadRequest {
  const { method = 'GET', url, headers, header, postData, body, auth } = request;
  const filled = (text: unknown) =>
    variables
      .reduce((all, [name, value]) => all.replaceAll(`{{${name}}}`, value), String(text))
      .replace(/\{\{(\w+)\}\}/g, '{$1}');
  const sent: Record<string, string> = {};
  for (const { name, key, value, disabled } of [...named(headers), ...named(header)])
    if (disabled !== true && !String(name ?? key).startsWith(':'))
      sent[String(name ?? key).toLowerCase()] = filled(value);
  if (isObject(auth)) {
    const key = named(auth['apikey']).find((entry) => entry['key'] === 'key')?.['value'];
    const scheme = auth['type'] === 'bearer' ? 'Bearer ' : key === undefined ? 'Basic ' : '';
    sent[String(key ?? 'authorization').toLowerCase()] ??= `${scheme}${mask}`;
  }
  const raw = isObject(url) ? url['raw'] : url;
  const inPath = new Map(
    named(isObject(url) ? url['variable'] : []).map(({ key, value }) => [key, value]),
  );
  const address = String(raw).replace(/(?<=\/):(\w+)/g, (_, name: string) =>
    String(inPath.get(name) || `{${name}}`),
  );
  const { mode = 'raw' } = isObject(body) ? body : {};
  const text = isObject(postData) ? postData['text'] : isObject(body) ? body['raw'] : undefined;
  if (isObject(postData) && typeof postData['mimeType'] === 'string' && text)
    sent['content-type'] ??= postData['mimeType'];
  const options =
    isObject(body) && isObject(body['options']) && isObject(body['options']['raw'])
      ? body['options']['raw']
      : {};
  if (text && options['language'] === 'json') sent['content-type'] ??= 'application/json';
  return {
    request: {
      method: String(method),
      url: filled(address),
      headers: sent,
      ...(typeof text === 'string' && text !== '' && { body: filled(text) }),
    },
    unread: isObject(body) && mode !== 'raw' ? [`the body of mode ${String(mode)}`] : [],
  };
}
