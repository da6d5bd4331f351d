import { isObject, objectOf } from '../../lib/values/json-object';
import { parseJson } from '../../lib/values/parse-json';
import { encodePairs } from '../protocol/query-string';
import type { ReadRequest } from './commands/command';
import { mask } from './mask';

/** The requests of a HAR file or entry, of a Postman collection or item, and of an Insomnia export. If any goes to an API, only those. */
export function exportedRequests(text: string): ReadRequest[] {
  const all = requestsIn(parseJson(text)?.value, []);
  const calls = all.filter(({ request }) => /\/(?:api|search)\//.test(request.url));
  const sent = calls.length > 0 ? calls : all;
  // A browser asks for permission with OPTIONS before the request itself.
  const own = sent.filter(({ request }) => request.method !== 'OPTIONS');
  return own.length > 0 ? own : sent;
}

type Variables = readonly (readonly [name: string, value: string])[];

function requestsIn(value: unknown, variables: Variables): ReadRequest[] {
  if (Array.isArray(value)) return value.flatMap((entry) => requestsIn(entry, variables));
  if (!isObject(value)) return [];
  const { log, entries, item, resources, request, method, url, headers, header, variable } = value;
  const own = pairsIn(variable).map(([name, text]) => [name, String(text)] as const);
  const known = [...own, ...variables];
  if (isObject(log)) return requestsIn(log, known);
  if (Array.isArray(entries)) return requestsIn(entries, known);
  if (Array.isArray(item)) return requestsIn(item, known);
  if (Array.isArray(resources)) return requestsIn(resources, known);
  if (isObject(request)) return requestsIn(request, known);
  const isRequest =
    method !== undefined && url !== undefined && (headers !== undefined || header !== undefined);
  return isRequest ? [requestOf(value, known)] : [];
}

const named = (list: unknown) => (Array.isArray(list) ? list.filter(isObject) : []);

/** Names and values of a list, without those that are switched off. */
const pairsIn = (list: unknown) =>
  named(list).flatMap(({ name, key = name, value, disabled }): [string, unknown][] =>
    disabled === true || value === undefined || String(key).startsWith(':')
      ? []
      : [[String(key), value]],
  );

function requestOf(request: Readonly<Record<string, unknown>>, variables: Variables): ReadRequest {
  const { method = 'GET', url, headers, header } = request;
  const [auth, body, postData] = ['auth', 'body', 'postData'].map((key) => objectOf(request[key]));
  const filled = (text: unknown) =>
    variables
      .reduce((all, [name, value]) => all.replaceAll(`{{${name}}}`, value), String(text))
      .replace(/\{\{(\w+)\}\}/g, '{$1}');
  const sent: Record<string, string> = {};
  for (const [name, value] of [...pairsIn(headers), ...pairsIn(header)])
    sent[name.toLowerCase()] = filled(value);
  if (auth?.['type'] !== undefined && auth['type'] !== 'noauth') {
    const key = pairsIn(auth['apikey']).find(([name]) => name === 'key')?.[1];
    const scheme = auth['type'] === 'bearer' ? 'Bearer ' : key === undefined ? 'Basic ' : '';
    sent[String(key ?? 'authorization').toLowerCase()] ??= `${scheme}${mask}`;
  }
  const { raw = url, variable, query } = objectOf(url);
  const inPath = new Map(pairsIn(variable));
  const address = named(query)
    .filter(({ disabled }) => disabled === true)
    .reduce(
      (all, { key, value }) =>
        all
          .replace(`?${String(key)}=${String(value)}`, '?')
          .replace(`&${String(key)}=${String(value)}`, ''),
      String(raw),
    )
    .replace(/(?<=\/):(\w+)/g, (_, name: string) => String(inPath.get(name) || `{${name}}`));
  const { mode = 'raw' } = body ?? {};
  const fields = postData?.['params'] ?? body?.['urlencoded'] ?? body?.['formdata'];
  const form = encodePairs(pairsIn(fields).map(([name, value]) => [name, filled(value)]));
  const text = postData?.['text'] || body?.['raw'] || body?.['text'] || form;
  const { language } = objectOf(objectOf(body?.['options'])['raw']);
  const type =
    language === 'json' ? 'application/json' : (postData?.['mimeType'] ?? body?.['mimeType']);
  if (text && typeof type === 'string') sent['content-type'] ??= type;
  // A file of a form has no value.
  const hasFile = mode === 'formdata' && named(fields).some(({ type }) => type === 'file');
  const isRead = /^(?:raw|urlencoded|formdata)$/.test(String(mode)) && !hasFile;
  return {
    request: {
      method: String(method),
      url: filled(address),
      headers: sent,
      ...(typeof text === 'string' && text !== '' && { body: filled(text) }),
    },
    unread: isRead ? [] : [`the body of mode ${String(mode)}`],
  };
}
