import { editDistance } from '../../../lib/text/edit-distance';
import { isObject, type JsonObject } from '../../../lib/values/json-object';
import { decodePairs } from '../../protocol/query-string';
import { schemas } from '../../protocol/schema/all-schemas';
import {
  controlFlags,
  filterOperators,
  parameterSchemas,
} from '../../protocol/schema/parameter-schemas';
import type { SampleRequest } from '../endpoints';

/** Corrects a request. @param name what the message of the fault names */
export type Fix = (request: SampleRequest, name: string) => SampleRequest;
type EditPair = (value: string, name: string, part: string) => readonly string[];

/** Names of parameters, keys, and operators in other search services. */
const aliases: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    q: 'query search searchterm term text keyword',
    rows: 'limit size count pagesize perpage per_page hitsperpage top',
    page: 'p pagenumber currentpage',
    sort: 'sortby orderby order',
    locale: 'lang language',
    'result.displayFields': 'fields fl',
    'result.displayFacets': 'facets',
    searchFilters: 'filter',
    '': 'eq is',
    or: 'in any',
    not: 'ne nin',
    range: 'between',
  }).flatMap(([name, others]) => others.split(' ').map((other) => [other, name])),
);
const bodyKeys = Object.keys((schemas.SearchBody as unknown as { properties: object }).properties);

/** The known name that is meant: in other case, with a slip, or as another service has it. */
export function meant(name: string, known: object | readonly string[]): string | undefined {
  const names = Array.isArray(known) ? (known as string[]) : Object.keys(known);
  const small = name.toLowerCase();
  const alias = aliases[small];
  if (alias !== undefined && names.includes(alias)) return alias;
  const slips = (right: string) => (right.length > 4 ? 2 : right.length > 2 ? 1 : 0);
  return names.find((right) => editDistance(small, right.toLowerCase(), 2) <= slips(right));
}

const encoded = (name: string, value: string) =>
  `${encodeURIComponent(name).replaceAll('%5B%5D', '[]')}=${encodeURIComponent(value)}`;

/** Edits the parameters of a name; each becomes the returned parts. */
function withPairs(request: SampleRequest, name: string | RegExp, edit: EditPair): SampleRequest {
  const [address = '', ...query] = request.url.split('?');
  const parts = query.join('?').split('&');
  const edited = parts.flatMap((part) => {
    const [[own = '', value = ''] = []] = decodePairs(part);
    const isMeant = typeof name === 'string' ? own === name : name.test(own);
    return isMeant ? edit(value, own, part) : [part];
  });
  const kept = edited.filter((part) => part !== '').join('&');
  return { ...request, url: kept === '' ? address : `${address}?${kept}` };
}

const editQuery =
  (edit: (query: string) => string): Fix =>
  (request) => ({
    ...request,
    url: request.url.replace(/\?[\s\S]*$/, (query) => `?${edit(query.slice(1))}`),
  });

const editJson =
  (edit: (body: JsonObject, name: string) => JsonObject): Fix =>
  (request, name) => {
    const body: unknown = JSON.parse(request.body ?? 'null');
    return isObject(body)
      ? { ...request, body: JSON.stringify(edit(body, name), null, 2) }
      : request;
  };

const editPath =
  (edit: (path: string) => string): Fix =>
  (request) => ({
    ...request,
    url: request.url.replace(
      /^(https?:\/\/[^/?]*)([^?]*)/,
      (_, origin: string, path: string) => origin + edit(path),
    ),
  });

const header =
  (name: string, value: string): Fix =>
  (request) => ({ ...request, headers: { ...request.headers, [name]: value } });
const jsonHeader = header('content-type', 'application/json');
const tokenHeader = header('x-qsc-token', '$QSC_TOKEN');

export const fixes = {
  jsonHeader,
  tokenHeader,
  tokenFromAddress: (request, name) =>
    tokenHeader(
      withPairs(request, name, () => []),
      name,
    ),
  method: (request, method) => ({ ...request, method }),
  post: (request) => jsonHeader({ ...request, method: 'POST' }, ''),
  suggestPath: editPath((path) =>
    [
      '/api/v1/search/suggest',
      ...path.split('/').filter((part) => !/^(?:api|v1|search|suggest)?$/.test(part)),
    ].join('/'),
  ),
  completePath: editPath((path) => {
    const rest = path.replace(/^\/*(?:api\/+)?(?:v\d+\/+)?/i, '').replace(/\/$/, '');
    return `/api/v1/${rest.replace(/\/{2,}/g, '/')}`;
  }),
  ampersand: (request, part) => ({
    ...request,
    url: request.url.replace(`&${part}`, `%26${part}`),
  }),
  plus: (request, part) => {
    const right = part.replace(/\+(?=\+|$)|(?<=\+)\+|(?<=:\d\d)\+(?=\d\d)/g, '%2B');
    return { ...request, url: request.url.replace(part, right) };
  },
  encode: editQuery((query) =>
    query.replace(/[^\w.~!$&'()*+,;=:@/?%[\]-]/gu, (raw) => encodeURIComponent(raw)),
  ),
  percent: editQuery((query) => query.replace(/%(?![0-9A-F]{2})/gi, '%25')),
  decodeOnce: editQuery((query) => query.replace(/%25(?=[0-9A-F]{2})/gi, '%')),
  split: (request, name) =>
    withPairs(request, name, (value) => {
      const stem = /^f\.[^.]+$/.test(name) ? `${name}.or` : name;
      return value.split('|').map((one) => encoded(stem, one.trim()));
    }),
  list: (request, name) =>
    withPairs(request, name, (value) => [
      encoded(/^f\.[^.]+$/.test(name) ? `${name}.or[]` : `${name}[]`, value),
    ]),
  anyOf: (request, name) => withPairs(request, name, (value) => [encoded(`${name}.or`, value)]),
  operator: (request) =>
    withPairs(request, /^ff?\.[^.]+\../, (value, name, part) => {
      const [, stem = '', operator = ''] = /^(ff?\.[^.]+)\.(.+)$/.exec(name) ?? [];
      const right = meant(operator, filterOperators);
      return [right === undefined ? part : encoded(right ? `${stem}.${right}` : stem, value)];
    }),
  once: (request, name) => {
    let count = 0;
    return withPairs(request, name, (_, __, part) => ((count += 1) > 1 ? [] : [part]));
  },
  bounds: (request, name) =>
    withPairs(request, name, (value, _, part) => {
      const two = /^\D?(\d+(?:\.\d+)?)(?:\s*(?:-|\.\.|;|:|to)\s*(\d+(?:\.\d+)?))?\D?$/i.exec(value);
      return [two && !/date/i.test(name) ? encoded(name, `${two[1]},${two[2] ?? 'max'}`) : part];
    }),
  parameter: (request, name) =>
    withPairs(request, name, (value, _, part) => {
      const right = meant(name, parameterSchemas);
      return [right === undefined ? part : encoded(right, value)];
    }),
  flag: (request, name) =>
    withPairs(request, 'ctrl', (value) => [
      encoded(
        'ctrl',
        value.replace(name, (flag) => meant(flag, controlFlags) ?? flag),
      ),
    ]),
  toBody: (request, name) => {
    if (!bodyKeys.includes(name)) return request;
    let content: unknown;
    const rest = withPairs(request, name, (value) => {
      content = /^(?:page|rows)$/.test(name) ? Number(value) : value;
      return [];
    });
    const entry = { [name]: name === 'sort' ? { sort: content } : content };
    return editJson((body) => ({ ...entry, ...body }))({ ...rest, body: rest.body ?? '{}' }, name);
  },
  key: editJson((body, name) =>
    Object.fromEntries(
      Object.entries(body).map(([key, value]) => [
        key === name ? (meant(key, bodyKeys) ?? key) : key,
        value,
      ]),
    ),
  ),
  sortObject: editJson((body) => ({ ...body, sort: { sort: body['sort'] } })),
  number: editJson((body, name) => ({ ...body, [name]: Number(body[name]) })),
  upperCase: (request, word) => ({
    ...request,
    body: request.body?.replaceAll(`"${word}"`, `"${word.toUpperCase()}"`),
  }),
} satisfies Record<string, Fix>;
