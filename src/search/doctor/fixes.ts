import { editDistance } from '../../lib/text/edit-distance';
import { isObject, type JsonObject } from '../../lib/values/json-object';
import { parseJson } from '../../lib/values/parse-json';
import { decodePairs, encodePairs } from '../protocol/query-string';
import { schemas } from '../protocol/schema/all-schemas';
import { parameterSchemas } from '../protocol/schema/parameter-schemas';
import { operationOf, queryOf, correctPath, type SampleRequest } from '../checks/endpoints';
import { splitHeader } from './mask';

type Values = Readonly<Record<string, string>>;
/** Corrects a request by the values of a fault. */
export type Fix = (request: SampleRequest, values: Values) => SampleRequest;

/** Names that other search services use for a parameter or key. */
const aliases: Readonly<Record<string, string>> = {
  q: 'query search searchterm term text keyword',
  rows: 'limit size count pagesize perpage hitsperpage',
  sort: 'sortby orderby order',
  locale: 'lang language',
  'result.displayFields': 'fields',
  'result.displayFacets': 'facets',
  searchFilters: 'filter filters',
  minValue: 'min from gte',
  maxValue: 'max to lte',
  filterOperator: 'operator',
};
const propertiesOf = (name: 'SearchBody' | 'Filter') =>
  (schemas[name] as unknown as { properties: object }).properties;
const bodyKeys = propertiesOf('SearchBody');

/** The known name for a name in another letter case, with a misspelling, or of another service. */
function correctName(name: string, known: object): string {
  const small = name.toLowerCase();
  const isMeant = (right: string) =>
    aliases[right]?.split(' ').includes(small) === true ||
    editDistance(small, right.toLowerCase(), 2) <= Math.min(2, (right.length - 1) >> 1);
  return Object.keys(known).find(isMeant) ?? name;
}

/** Whether a key is one of a search body, perhaps misspelled. */
export const isBodyKey = (name: string) => Object.hasOwn(bodyKeys, correctName(name, bodyKeys));

const editQuery =
  (edit: (query: string, name: string) => string): Fix =>
  (request, { name = '' }) => {
    const [address = '', ...query] = request.url.split('?');
    const edited = edit(query.join('?'), name);
    return { ...request, url: edited === '' ? address : `${address}?${edited}` };
  };

/** Edits the parameters with the name of the fault. */
const editPairs = (edit: (name: string, value: string) => [name: string, value: string][]) =>
  editQuery((query, name) =>
    query
      .split('&')
      .flatMap((part) => {
        const [[own, value] = ['', '']] = decodePairs(part);
        return own === name ? encodePairs(edit(name, value)) || [] : part;
      })
      .join('&'),
  );

/** Edits the value of the body at the path of a fault. */
const editValue =
  (edit: (value: unknown, values: Values, key: string) => unknown): Fix =>
  (request, values) => {
    const root: { body: unknown } = { body: JSON.parse(request.body ?? 'null') };
    const keys = ['body', ...(values['at'] ?? '').split(/[.[\]]+/).filter(Boolean)];
    const key = keys.pop() ?? '';
    let owner: unknown = root;
    for (const step of keys) owner = entryOf(owner, step);
    if (typeof owner !== 'object' || owner === null) return request;
    Reflect.set(owner, key, edit(entryOf(owner, key), values, key));
    return { ...request, body: JSON.stringify(root.body, null, 2) };
  };

const entryOf = (owner: unknown, key: string): unknown =>
  typeof owner === 'object' && owner !== null ? Reflect.get(owner, key) : undefined;

const editPath =
  (start: string, left: RegExp): Fix =>
  (request) => ({
    ...request,
    url: request.url.replace(/^(https?:\/\/[^/?]*)([^?]*)/, (_, origin: string, path: string) => {
      const kept = path.split('/').filter((part) => part !== '' && !left.test(part));
      return origin + correctPath([start, ...kept].join('/'));
    }),
  });

const addHeader =
  (name: string, value: string): Fix =>
  (request) => ({ ...request, headers: { ...request.headers, [name]: value } });
const tokenHeader = addHeader('x-qsc-token', '$QSC_TOKEN');
const jsonHeader = addHeader('content-type', 'application/json');
const withoutParameter = editPairs(() => []);

/** A search body with a parameter of the address, which has filters as objects; undefined if the body has no such key. */
function withParameter(json: JsonObject, name: string, values: string[]): JsonObject | undefined {
  const [, id, operator] = /^f\.([^.]+)(?:\.(or|and|not))?$/.exec(name) ?? [];
  const [value = ''] = values;
  if (id !== undefined) {
    const { searchFilters = [] } = json;
    const known = Array.isArray(searchFilters) ? (searchFilters as unknown[]) : [];
    const filter = { id, ...(operator && { filterOperator: operator.toUpperCase() }), values };
    return { ...json, searchFilters: [...known, filter] };
  }
  if (Object.hasOwn(json, name)) return undefined;
  if (name === 'sort') return { ...json, sort: { sort: value } };
  if (/^(?:page|rows)$/.test(name)) return { ...json, [name]: Number(value) };
  return /^(?:q|locale|nextPageToken)$/.test(name) ? { ...json, [name]: value } : undefined;
}

const intoBody: Fix = (request, values) => {
  const { name = '' } = values;
  const json = parseJson(request.body ?? '{}')?.value;
  const sent = decodePairs(queryOf(request.url)).filter(([own]) => own === name);
  const body =
    isObject(json) &&
    withParameter(
      json,
      name,
      sent.map(([, value]) => value),
    );
  return body
    ? { ...withoutParameter(request, values), body: JSON.stringify(body, null, 2) }
    : request;
};

/** Converts a form to the body of a search. A form with one JSON text is that text. */
const formToJson: Fix = (request) => {
  if (operationOf(request)?.body !== 'SearchBody') return request;
  const pairs = decodePairs(request.body ?? '');
  const [[, first] = ['', ''], second] = pairs;
  if (!second && isObject(parseJson(first)?.value))
    return jsonHeader({ ...request, body: first }, {});
  const body = [...new Set(pairs.map(([name]) => name))].reduce<JsonObject>((json, name) => {
    const sent = pairs.filter(([own]) => own === name).map(([, value]) => value);
    return withParameter(json, name, sent) ?? { ...json, [name]: sent[0] };
  }, {});
  return jsonHeader({ ...request, body: JSON.stringify(body, null, 2) }, {});
};

/** Separates the name and the value of a header without a colon. */
const splitName: Fix = ({ headers = {}, ...request }, { name = '' }) => ({
  ...request,
  headers: Object.fromEntries(
    Object.entries(headers).map((entry) => (entry[0] === name && splitHeader(name)) || entry),
  ),
});

const anyOf = editPairs((name, values) =>
  values.split('|').map((value) => [name.replace(/^f\.[^.]+$/, '$&.or'), value.trim()]),
);
const parameter: Fix = (request, values) => {
  const known = operationOf(request)?.query ?? parameterSchemas;
  return editPairs((name, value) => [[correctName(name, known), value]])(request, values);
};

/** The first page, which the service returns for lower numbers. */
const firstPage: Fix = (request, values) => {
  const json = parseJson(request.body ?? '')?.value;
  if (values['name'] !== 'page') return request;
  return isObject(json)
    ? { ...request, body: JSON.stringify({ ...json, page: 1 }, null, 2) }
    : editPairs((name) => [[name, '1']])(request, values);
};

/** Corrections by the code of the fault. */
export const fixes: Readonly<Partial<Record<string, Fix>>> = {
  'content-type': jsonHeader,
  'token-missing': tokenHeader,
  'token-in-address': (request, values) => {
    const [, token = '$QSC_TOKEN'] =
      decodePairs(queryOf(request.url)).find(([name]) => name === values['name']) ?? [];
    const { headers, ...others } = withoutParameter(request, values);
    return { ...others, headers: { 'x-qsc-token': token, ...headers } };
  },
  'get-with-body': (request) => jsonHeader({ ...request, method: 'POST' }, {}),
  method: (request, { allowed = '' }) =>
    allowed.includes(',') ? request : { ...request, method: allowed },
  'parameter-in-body': intoBody,
  form: formToJson,
  'header-colon': splitName,
  'suggest-path': editPath('/api/v1/search/suggest', /^(?:api|v\d+|search|suggest)$/),
  'unknown-path': editPath('/api/v1', /^(?:api|v\d+)$/),
  'html-entity': editQuery((query) => query.replaceAll('&amp;', '&')),
  'second-question-mark': editQuery((query) => query.replaceAll('?', '&')),
  bearer: ({ headers: { authorization = '', ...headers } = {}, ...request }) => ({
    ...request,
    headers: { ...headers, 'x-qsc-token': authorization.replace(/^bearer\s+/i, '') },
  }),
  nameless: editQuery((query, part) => query.replace(`&${part}`, `%26${part}`)),
  plus: editQuery((query, part) =>
    query.replace(part, part.replace(/\+(?=\+|$)|(?<=\+)\+|(?<=:\d\d)\+(?=\d\d)/g, '%2B')),
  ),
  'not-encoded': editQuery((query) =>
    query.replace(/\{\w+\}|\[\](?==)|[^\w.~!$&'()*+,;=:@/?%-]/gu, (raw) =>
      /^(?:\{\w|\[\])/.test(raw) ? raw : encodeURIComponent(raw),
    ),
  ),
  percent: editQuery((query) => query.replace(/%(?![0-9A-F]{2})/gi, '%25')),
  'encoded-twice': editQuery((query) => query.replace(/%25(?=[0-9A-F]{2})/gi, '%')),
  raised: firstPage,
  separator: anyOf,
  'sent-twice': anyOf,
  'unknown-operator': editPairs((name, value) => [[name.replace(/\[\d*\]$/, ''), value]]),
  'unknown-parameter': parameter,
  'other-parameter': parameter,
  'unknown-key': editValue((owner, { name = '', at = '' }) => {
    const isFilter = /^(?:searchFilters\[\d+\]|filters\.[^.]+)$/.test(at);
    if (!isObject(owner) || (at !== '' && !isFilter)) return owner;
    const right = correctName(name, isFilter ? propertiesOf('Filter') : bodyKeys);
    const isTaken = Object.hasOwn(owner, right);
    return Object.fromEntries(
      Object.entries(owner).map(([key, value]) => [key === name && !isTaken ? right : key, value]),
    );
  }),
  type: editValue((value, { type = '' }, key) => {
    const text = String(value);
    if (key === 'sort' && typeof value === 'string') return { sort: value };
    if (/^(?:integer|number)$/.test(type) && /^\d+(?:\.\d+)?$/.test(text)) return Number(text);
    if (type === 'boolean' && /^(?:true|false)$/.test(text)) return text === 'true';
    if (type === 'string' && /^(?:number|boolean)$/.test(typeof value)) return text;
    if (type !== 'array' || value === null) return value;
    const [list, ...others] = isObject(value) ? Object.values(value) : [];
    return Array.isArray(list) && others.length === 0 ? (list as unknown[]) : [value];
  }),
  'not-allowed': editValue((value, { allowed = '' }) => {
    const known = JSON.parse(`[${allowed}]`) as unknown[];
    const isMeant = (one: unknown) => String(one).toLowerCase() === String(value).toLowerCase();
    return known.find(isMeant) ?? value;
  }),
};
