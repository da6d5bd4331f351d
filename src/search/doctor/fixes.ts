import { isObject, objectOf, type JsonObject } from '../../lib/values/json-object';
import { parseJson } from '../../lib/values/parse-json';
import { neededToken } from '../protocol/operations';
import { decodePairs, encodePairs, withQuery } from '../protocol/query-string';
import { tokenVariable } from '../protocol/samples/sample-call';
import { operationOf, queryOf, correctPath, type SampleRequest } from '../checks/endpoints';
import { ampersands } from '../checks/address-slips';
import { nestDocument } from '../checks/feeding-body';
import { splitHeader } from './mask';
import { encodeEntries } from './programs/program-functions';
import { withParameter } from './search-body';
import { correctRange } from './range';

type Values = Readonly<Record<string, string>>;
/** Corrects a request by the values of a fault. */
export type Fix = (request: SampleRequest, values: Values) => SampleRequest;

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
        const [[key, value] = ['', '']] = decodePairs(part);
        return key === name ? encodePairs(edit(name, value)) || [] : part;
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
    return withJson(request, root.body);
  };

const entryOf = (owner: unknown, key: string): unknown =>
  typeof owner === 'object' && owner !== null ? Reflect.get(owner, key) : undefined;

/** Replaces the start of the path, and removes parts that belong to it. */
const editPath =
  (start: string, removed: RegExp): Fix =>
  (request) => ({
    ...request,
    url: request.url.replace(/^(https?:\/\/[^/?]*)([^?]*)/, (_, origin: string, path: string) => {
      const kept = path.split('/').filter((part) => part !== '' && !removed.test(part));
      return origin + correctPath([start, ...kept].join('/'));
    }),
  });

const withHeader = (request: SampleRequest, name: string, value: string): SampleRequest => ({
  ...request,
  headers: { ...request.headers, [name]: value },
});
const jsonHeader = (request: SampleRequest) =>
  withHeader(request, 'content-type', 'application/json');
const withJson = (request: SampleRequest, body: unknown): SampleRequest => ({
  ...request,
  body: JSON.stringify(body, null, 2),
});
const valuesIn = (query: string, name: string) =>
  decodePairs(query).flatMap(([key, value]) => (key === name ? [value] : []));

/** Adds the token that was found elsewhere, or the variable that the samples have for the call. */
function withToken(request: SampleRequest, pasted?: string): SampleRequest {
  const call = operationOf(request);
  const token = call && neededToken(call);
  const variable = `$${tokenVariable(token ? { token } : {})}`;
  return withHeader(request, 'x-qsc-token', request.headers?.['x-qsc-token'] || pasted || variable);
}

const withoutParameter = editPairs(() => []);

const intoBody: Fix = (request, values) => {
  const { name = '' } = values;
  const json = parseJson(request.body ?? '{}')?.value;
  const body = isObject(json) && withParameter(json, name, valuesIn(queryOf(request.url), name));
  return body ? withJson(withoutParameter(request, values), body) : request;
};

/** A GET request with the values of the body in its address. */
function asGet({ body = '', ...request }: SampleRequest): SampleRequest {
  const query = encodeEntries(parseJson(body)?.value ?? body);
  return { ...request, method: 'GET', url: withQuery(request.url, query) };
}

const renameKey = editValue((owner, { name = '', right = name }) => {
  if (!isObject(owner)) return owner;
  const isTaken = Object.hasOwn(owner, right);
  return Object.fromEntries(
    Object.entries(owner).map(([key, value]) => [key === name && !isTaken ? right : key, value]),
  );
});

/** Converts a form to the body of a search. A form with one JSON text is that text. */
const formToJson: Fix = (request) => {
  if (operationOf(request)?.body !== 'SearchBody') return request;
  const { body: form = '' } = request;
  const pairs = decodePairs(form);
  const [[, first] = ['', ''], second] = pairs;
  if (!second && isObject(parseJson(first)?.value)) return jsonHeader({ ...request, body: first });
  const body = [...new Set(pairs.map(([name]) => name))].reduce<JsonObject>((json, name) => {
    const sent = valuesIn(form, name);
    return withParameter(json, name, sent) ?? { ...json, [name]: sent[0] };
  }, {});
  return jsonHeader(withJson(request, body));
};

/** Splits a header without a colon into its name and its value. */
const splitName: Fix = ({ headers = {}, ...request }, { name = '' }) => ({
  ...request,
  headers: Object.fromEntries(
    Object.entries(headers).map((entry) => (entry[0] === name && splitHeader(name)) || entry),
  ),
});

const anyOf = editPairs((name, values) =>
  values.split('|').map((value) => [name.replace(/^f\.[^.]+$/, '$&.or'), value.trim()]),
);
const renameParameter: Fix = (request, values) =>
  editPairs((name, value) => [[values['right'] ?? name, value]])(request, values);

/** Replaces the value of a header, of a key of the body, or of a parameter. */
const replaceValue: Fix = (request, { name = '', right = '' }) => {
  if (request.headers?.[name] !== undefined) return withHeader(request, name, right);
  const json = objectOf(parseJson(request.body ?? '')?.value);
  return Object.hasOwn(json, name)
    ? withJson(request, { ...json, [name]: name === 'page' ? Number(right) : right })
    : editPairs(() => [[name, right]])(request, { name });
};

/** Corrections by the code of the fault. */
export const fixes: Readonly<Partial<Record<string, Fix>>> = {
  'content-type': jsonHeader,
  'token-missing': (request) => withToken(request),
  'token-in-address': (request, { name = '' }) => {
    const [token] = valuesIn(queryOf(request.url), name);
    const left = withoutParameter(request, { name });
    return operationOf(request)?.token === 'none' ? left : withToken(left, token);
  },
  'get-with-body': (request) => {
    const post = { ...request, method: 'POST' };
    return operationOf(post) ? jsonHeader(post) : asGet(request);
  },
  method: (request, { allowed = '' }) => {
    if (allowed === 'GET') return asGet(request);
    return allowed.includes(',') ? request : { ...request, method: allowed };
  },
  'parameter-in-body': intoBody,
  form: formToJson,
  'header-colon': splitName,
  'suggest-path': editPath('/api/v1/search/suggest', /^(?:api|v\d+|search|suggest)$/),
  'unknown-path': editPath('/api/v1', /^(?:api|v\d+)$/i),
  'html-entity': editQuery((query) => query.replace(ampersands, '&')),
  bearer: ({ headers: { authorization = '', ...headers } = {}, ...request }) =>
    withToken({ ...request, headers }, authorization.replace(/^bearer\s+/i, '')),
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
  raised: (request, { name }) =>
    name === 'page' ? replaceValue(request, { name, right: '1' }) : request,
  'illegal-value': editPairs((name, value) => [[name, correctRange(name, value)]]),
  separator: anyOf,
  'list-twice': editPairs((name, list) => list.split(',').map((one) => [name.slice(0, -2), one])),
  'unknown-flag': (request, { name = '', right = '' }) =>
    editPairs((ctrl, flags) => [[ctrl, flags.replace(name, right)]])(request, { name: 'ctrl' }),
  locale: replaceValue,
  'tracking-tag': editPairs((name) => [[name, 'notracking']]),
  'sent-twice': anyOf,
  'unknown-operator': renameParameter,
  'tree-levels': editPairs((name, path) => [[name, path.replace(/\s*>\s*/g, ' > ')]]),
  'unknown-parameter': renameParameter,
  'other-parameter': renameParameter,
  'unknown-key': renameKey,
  'flat-document': editValue((documents) => (documents as unknown[]).map(nestDocument)),
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
    const values = JSON.parse(`[${allowed}]`) as unknown[];
    const isSame = (one: unknown) => String(one).toLowerCase() === String(value).toLowerCase();
    return values.find(isSame) ?? value;
  }),
};
