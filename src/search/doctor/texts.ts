import { isObject, objectOf } from '../../lib/values/json-object';
import { parseJson } from '../../lib/values/parse-json';
import { detectShape } from '../checks/detect-shape';
import { operationCall } from '../protocol/operations';
import { spanOf } from './errors';
import type { TextFault } from './findings';
import { isResponsePart, isSearchBody } from '../checks/names';
import { otherLanguages } from './programs/program';
import {
  host,
  jsonStart,
  otherSearch,
  part,
  positionOf,
  unreadFaults,
  withBody,
  withScheme,
  type Pasted,
} from './parts';

const searchUrl = host + operationCall('search-get').path;

/** Addresses, each on a line of its own. */
export function readAddresses(text: string): Pasted[] {
  // An address may continue at a parameter, and stand before its text in a message of Slack.
  const lines = text
    .replace(/(?<!\s)[^\S\n]*\n\s*(?=[?&])/g, '')
    .replace(/<(https?:[^\s<>|]+)\|[^<>\n]*>/g, '$1')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const urls = lines.map((line) => addressLine.exec(line)?.[1]?.trim());
  const [, pairs] = queryString.exec(text) ?? [];
  if (pairs !== undefined)
    return [part('query string', text, { url: `${searchUrl}?${pairs}` }, [])];
  if (urls.length === 0 || urls.some((url) => url === undefined)) return readOther(text);
  return urls.map((written = '', at) => {
    const line = lines[at] ?? '';
    const isPath = /^\/|^(?:api|search)\//.test(written);
    const { url, faults } = withScheme(
      line,
      isPath ? `${host}/${written.replace(/^\//, '')}` : written,
    );
    return part('address', line, { url }, faults);
  });
}

const addressLine =
  /^\s*["'<]?(https?:\/\/[^\n"'<>]+|(?:[\w-]+\.[\w.-]+|localhost:\d+)?\/?(?:api|search)\/[^\n"'<>]+)["'>]?\s*$/;

/** Forms that no reader reads. */
const otherForms: readonly [name: string, on: RegExp][] = [
  ...otherLanguages,
  ['Bruno', /^(?:meta|body:\w+) \{/m],
  ['Terraform', /^(?:data|resource) "/m],
  ['OpenAPI', /^(?:openapi|paths):/m],
  ['an HTML form', /<form\b/i],
];

/** An unrecognized text. Only its addresses of the API are checked, without the punctuation behind them. */
function readOther(text: string): Pasted[] {
  const on = /(https?:\/\/[^\s'"`<>()]+)?\/api\/v1\/(?:[^\s'"`<>(){}]|\{\w*\})+(?<![^.][.,;:!?])/g;
  const origins = new Map([...text.matchAll(on)].map(([url, origin]) => [url, origin]));
  const [method] =
    /(?<![\w/-])(?:get|post|put|delete)(?=["'`(!<_]|\s+(?:https?:|\/))/i.exec(text) ?? [];
  const [name] = otherForms.find(([, form]) => form.test(text)) ?? [];
  const reason = name === undefined ? '' : `, since ${name} is not read`;
  const left = `all${origins.size > 0 ? ' but the address' : ''}${reason}: paste a curl command or HTTP text`;
  const parts = [...origins].map(([url, origin]) => {
    const address = origin === undefined ? host + url : url;
    const request = { ...(method && { method: method.toUpperCase() }), url: address };
    return part('text with an address', text, request, unreadFaults(text, [left]));
  });
  const open = /["'`](?<=[=(:,]\s*.)(?=https?:[^\s"'`]*\s*$)/.exec(text);
  if (open) parts[0]?.faults.push({ code: 'open-quote', at: spanOf(open) });
  if (parts.length > 0) return parts;
  return name === undefined
    ? [{ kind: 'text', text, faults: [] }]
    : [{ kind: name, text, faults: unreadFaults(text, [left]) }];
}

/** A query string without an address, which is read as a search. */
const queryString =
  /^\s*\??((?:[\w.[\]-]+=[^\n&]*&)*(?:q|f\.[\w.[\]-]+|rows|page|sort)=(?! )[^\n&]*(?:&.*)?)\s*$/;

const requestLine = /^\s*([A-Za-z]+)[ \t]+(\S.*?)([ \t]+HTTP\/[\d.]+)?[ \t]*(?:\n([\s\S]*))?$/;
/** A log has a status behind the address. */
export const requestStart =
  /^\s*(?:GET|POST|PUT|DELETE|PATCH|HEAD|get|post|put)[ \t]+(?!\S+[ \t]+[1-5]\d\d\b)(?:https?:|[/{$]|[\w.-]+\/)/;

/** Converts the output of `curl -v` to HTTP. */
export const withoutArrows = (text: string) =>
  /^[<>] (?:[A-Z]+ \/|HTTP\/)/m.test(text)
    ? text.replace(/^(?:\*|[{}] \[).*\n?/gm, '').replace(/^[<>] ?/gm, '')
    : text;

export function readHttp(text: string): Pasted {
  const [, method = 'GET', address = '', version, rest = ''] = requestLine.exec(text.trim()) ?? [];
  const [head = '', ...sent] = rest.split(/\n[ \t]*\n/);
  const bodyAt = head.search(/^\s*[[{]/m);
  const [lines, body] =
    bodyAt < 0 ? [head, sent.join('\n\n')] : [head.slice(0, bodyAt), rest.slice(bodyAt)];
  const faults: TextFault[] = [];
  if (bodyAt > 0) faults.push({ code: 'body-line', at: positionOf(text, body) });
  const headers: Record<string, string> = {};
  let continued = '';
  for (const line of lines
    .split('\n')
    .filter((one) => one.trim() !== '' && !/^\s*(?:#|\/\/)/.test(one))) {
    const [, name, value = ''] = /^\s*([\w-]+)\s*:\s*(.*)$/.exec(line) ?? [];
    if (name !== undefined) headers[name.toLowerCase()] = value.trim();
    else if (/^\s*[?&]/.test(line)) continued += line.trim();
    else headers[line.trim()] = '';
  }
  const file = /^<@?[ \t]*(\S+)$/.exec(body.trim());
  if (file) faults.push(...unreadFaults(text, [file[0]]));
  const origin = headers['host'] === undefined ? host : `https://${headers['host']}`;
  const url = (address.startsWith('/') ? origin + address : address) + continued;
  if (method !== method.toUpperCase())
    faults.push({ code: 'method-case', at: positionOf(text, method) });
  const request = {
    method: method.toUpperCase(),
    url: withScheme(text, url).url,
    // A request without the version may omit its headers too.
    ...((version !== undefined || Object.keys(headers).length > 0) && { headers }),
    ...(body.trim() !== '' && !file && { body: body.trim() }),
  };
  return part('HTTP request', text, request, faults);
}

/** Calls by the shape of their body. A JSON of no known shape is the body of a search. */
const callOfShape: Readonly<Record<string, 'bulk' | 'schema-put' | 'search-post'>> = {
  'feeding documents': 'bulk',
  list: 'bulk',
  'field schema': 'schema-put',
  sort: 'search-post',
  '': 'search-post',
};

/** A line of a log that begins with its time or level in brackets, or a section of settings. */
const logLine = /^\s*\[(?:[A-Z]\w+ \w+ \d+ |\d{4}-\d\d-|[A-Za-z]+\]\s)/;

export const beginsAsJson = (text: string) => jsonStart.test(text) && !logLine.test(text);

export function readJson(text: string): Pasted {
  const faults: TextFault[] = [];
  const request = withBody(text, { url: host, body: text }, faults);
  const isLines = faults.some(({ code }) => code === 'lines');
  const [line = ''] = text.trim().split('\n', 1);
  const value = parseJson(isLines ? line : (request.body ?? ''))?.value;
  const shape = shapeOf(value);
  const object = objectOf(value);
  const { header, payload, id } = object;
  const isForeign = !isSearchBody(object);
  const isFlat = shape === '' && id !== undefined && isForeign;
  const isDocument = isFlat || (isObject(header) && isObject(payload));
  const name = isFieldList(value) ? 'field schema' : isDocument ? 'feeding documents' : shape;
  const { statusCode, code, error, message = error, errorMessage = message } = object;
  const status = Number(
    object['status'] ?? statusCode ?? code ?? (name === 'error response' && 400),
  );
  if (name === 'error response' || (status >= 400 && status < 600))
    return { kind: 'error response', text, status, errorMessage, faults };
  const call = callOfShape[name];
  if (call === undefined) return { kind: 'response', text, faults: [] };
  const other = otherSearch(text, request.body);
  if (other) return { kind: 'JSON body', text, faults: [other] };
  if (name === '' && isForeign)
    return { kind: 'JSON', text, faults: [{ code: 'other-json', at: [0, 0] }] };
  const { method, path } = operationCall(isLines ? 'bulk' : call);
  return {
    kind: 'JSON body',
    text,
    faults,
    request: { ...request, method, url: host + path.replace('{feedingType}', 'qsc') },
  };
}

/** Whether a JSON is the response of a call. */
export const isResponse = (value: unknown) =>
  (Array.isArray(value) && value.length === 0) ||
  (value !== undefined && !(shapeOf(value) in callOfShape));

function shapeOf(value: unknown): string {
  const other = isResponsePart(objectOf(value)) ? 'search response' : '';
  return detectShape(value)?.name ?? (Array.isArray(value) ? 'list' : other);
}

/** Whether a JSON is a list of fields, even if its entries are wrong. */
const isFieldList = (value: unknown) =>
  isObject(value) && Array.isArray(value['fields']) && Object.keys(value).length === 1;
