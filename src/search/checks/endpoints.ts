import { editDistance } from '../../lib/text/edit-distance';
import { callsInGuides, undocumentedGroups, type Operation } from '../protocol/schema/operation';
import { matchPath, neededToken } from '../protocol/operations';
import { operations } from '../protocol/schema/operations';
import { checkOf, schemaCheck } from './schema-check';
import { callQueryFaults, effectFaults, localeFaults } from './search-query';
import { unknownName } from './names';
import { otherMark } from './address-slips';
import { decodePairs } from '../protocol/query-string';
import { readPostRequest } from '../protocol/request-body';
import { RequestError } from '../protocol/request-error';
import { isObject, objectOf, type JsonObject } from '../../lib/values/json-object';
import { parseJson } from '../../lib/values/parse-json';
import { fault, type Fault } from './faults';
import { areFlat, withPayloads } from './feeding-body';
import type { SchemaName } from '../protocol/schema/all-schemas';

/** A request of a sample. Unknown parts, such as a body in a file, are absent. */
export interface SampleRequest {
  method?: string;
  /** Full address with query string. */
  url: string;
  /** Headers by lower-case name; absent if a sample shows an address only. A header without a colon is a name as it is written. */
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** Addresses of files, which are no calls of the API. */
const files = ['/cdn/qsc/{tenant}/{assetCode}/{file}', '/cdn-cgi/image/{options}/{file}'].map(
  (path) => ({ method: 'GET' as const, path }),
);

/** A call of the reference, or a call in a guide, whose body and parameters have no schema. */
type Call = Operation | (typeof callsInGuides | typeof files)[number];

/** Groups with arbitrary parameters: short URLs pass them on; parameters of category calls are not documented. */
const openQueryGroups: readonly string[] = ['short-urls', 'categories'];

/** Faults of the query string of a call. A call with few parameters requires each exactly once. */
function queryFaults(operation: Operation, sent: string): Fault[] {
  const { group, query } = operation;
  if (openQueryGroups.includes(group)) return [];
  if (group === 'search' || group === 'suggest') return callQueryFaults(operation, sent);
  const pairs = decodePairs(sent);
  return [
    ...pairs.flatMap(([name, value]) => {
      const schema = query[name];
      return schema
        ? checkOf(schema)(value, name)
        : [fault('other-parameter', '', { call: 'call', ...unknownName(name, query) })];
    }),
    ...Object.keys(query).flatMap((name) =>
      pairs.filter(([sent]) => sent === name).length === 1
        ? []
        : [fault('parameter-once', '', { name })],
    ),
  ];
}

const calls: readonly Call[] = [...operations, ...callsInGuides, ...files];

/** The calls with an address. Segments with a list of allowed values must have one of them. */
const callsAt = (url: string) =>
  matchPath(calls, pathOf(url)).flatMap(({ call, values }) => {
    const schemas = 'pathParameters' in call ? call.pathParameters : {};
    const isAllowed = Object.entries(values).every(([name, value]) => {
      const allowed = (schemas[name] as { enum?: readonly string[] } | undefined)?.enum;
      return allowed?.includes(value) ?? true;
    });
    return isAllowed ? [call] : [];
  });

/** Corrects the misspelled words of a path that fits a call otherwise. */
export function correctPath(path: string): string {
  const segments = path.split('/');
  const isWord = (part: string) => !part.startsWith('{');
  const isMeant = (part: string, at: number) =>
    !isWord(part) || editDistance(part, segments[at] ?? '', 2) <= 2;
  const meant = operations
    .map((call) => call.path.split('/'))
    .find((parts) => parts.length === segments.length && parts.every(isMeant));
  return meant?.map((part, at) => (isWord(part) ? part : segments[at])).join('/') ?? path;
}

/** Whether only the start of a path is documented, and the rest has no word of another call that begins so. */
const isUndocumented = (path: string) =>
  correctPath(path) === path &&
  undocumentedGroups.some(({ path: start }) => {
    const wordsOf = (one: string) =>
      one.startsWith(start) ? one.slice(start.length).toLowerCase().split(/[/-]/) : [];
    const words = operations
      .flatMap((call) => wordsOf(call.path))
      .filter((word) => /^\w/.test(word));
    const [first = '', ...others] = wordsOf(path);
    return /^\w/.test(first) && ![first, ...others].some((word) => words.includes(word));
  });

const isOperation = (call: Call): call is Operation => 'id' in call;

const api = /^https:\/\/\{host\}\/api\/v1\//;
/** The path of an address. A placeholder at its start may include the start of the path. */
function pathOf(url: string): string {
  const path = url
    .replace(/^(?:https?:\/\/[^/?]*|\$[@*]|\$?\{?\w+\}?)/, '')
    .replace(/[?#][\s\S]*$/, '');
  return /^[${]/.test(url) ? path.replace(/^(?:\/api)?(?:\/v1)?\//, '/api/v1/') : path;
}
const secretNames = /^(?:x-qsc-token|token|access[-_]?token|api[-_]?key)$/i;

/** Whether the request goes to the platform's API. */
export const isApiRequest = ({ url }: SampleRequest): boolean => api.test(url);

/** The call of the reference for a request; without a method, the first one with its path. */
export function operationOf({ url, method }: SampleRequest): Operation | undefined {
  const sent = method?.replace('HEAD', 'GET');
  const isSent = (call: Operation) => sent === undefined || call.method === sent;
  return callsAt(url).filter(isOperation).find(isSent);
}

/** Query string of an address, without its question mark. */
export const queryOf = (url: string) => /\?([\s\S]*)$/.exec(url)?.[1] ?? '';

/** Faults of a request to the platform's API. */
export function requestFaults(request: SampleRequest): Fault[] {
  const query = queryOf(request.url);
  const path = pathOf(request.url);
  const matching = callsAt(request.url);
  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? matching[0]?.method);
  const call = matching.find((candidate) => candidate.method === method);
  // The whole address is known only at run time.
  if (path === '' && /^[${]/.test(request.url)) return [];
  if (matching.length === 0) {
    if (/^(?!.*\/search\/suggest\/).*suggest/.test(path))
      return [fault('suggest-path', '', { name: path })];
    return [
      fault(isUndocumented(path) ? 'undocumented' : 'unknown-path', '', { name: path || '/' }),
    ];
  }
  const methods = matching.map((candidate) => candidate.method);
  const name = `${method} ${path.replace('/api/v1/', '')}`;
  if (!call) return [fault('method', '', { name, allowed: methods.join(', ') })];
  const instead = methods.includes('POST') ? 'use POST' : 'send its values in the address';
  const mark = otherMark(request.url);
  const secrets = decodePairs(query).filter(([name]) => secretNames.test(name));
  const body = isOperation(call) && neededToken(call) ? parseJson(request.body ?? '')?.value : null;
  const inBody = isObject(body) ? Object.keys(body).filter((name) => secretNames.test(name)) : [];
  // Without its token, the body may be the one that the call takes.
  if (inBody.length > 0) return inBody.map((name) => fault('token-in-body', '', { name }));
  return [
    ...secrets.map(([name]) => fault('token-in-address', '', { name })),
    ...(mark === undefined ? [] : [fault('other-mark', '', { name: mark })]),
    ...(method === 'GET' && request.body ? [fault('get-with-body', '', { instead })] : []),
    // An address without a method may omit its parameters.
    ...(isOperation(call) && (request.method !== undefined || query !== '')
      ? queryFaults(call, query)
      : []),
    ...(request.headers ? headerFaults(request, call, request.headers, query) : []),
    ...(isOperation(call) && call.body && request.body !== undefined
      ? bodyFaults(request.body, call.body)
      : []),
  ];
}

function headerFaults(
  { method, body }: SampleRequest,
  call: Call,
  headers: Readonly<Record<string, string>>,
  query: string,
): Fault[] {
  const faults = Object.keys(headers)
    .filter((name) => !/^[a-z\d_-]+$/.test(name))
    .map((name) => fault('header-colon', '', { name }));
  const { authorization = '', 'x-qsc-locale': locale } = headers;
  faults.push(...localeFaults('x-qsc-locale', locale));
  if (isOperation(call) && neededToken(call) && !headers['x-qsc-token']?.trim())
    faults.push(fault(/^bearer /i.test(authorization) ? 'bearer' : 'token-missing'));
  if (/\bexplain=true\b/.test(query) && !/^basic\b/i.test(authorization))
    faults.push(fault('basic-auth', '', { name: 'explain' }));
  const isJson = headers['content-type']?.startsWith('application/json');
  if (body !== undefined && !isForm(body) && method !== 'GET' && !isJson)
    faults.push(fault('content-type'));
  return faults;
}

/** Whether a body has pairs of names and values, as forms do. */
const isForm = (body: string) => /^[\w.[\]-]+=[^\n"]*$/.test(body);

/** Faults of a body by its schema, or else by the parser of search requests. */
function bodyFaults(body: string, schema: SchemaName): Fault[] {
  if (isForm(body)) return [fault('form', '', { name: body, value: body.replace(/=.*$/s, '') })];
  let json: unknown;
  try {
    // A field with null is absent, and the id of joined filters is only a name.
    json = JSON.parse(body, function (this: JsonObject, key, value) {
      const isName = key === 'id' && this['opType'] === 'bool';
      return isName || (value === null && /\D/.test(key)) ? undefined : (value as unknown);
    });
  } catch (error) {
    return [fault('not-json', '', { error: (error as Error).message })];
  }
  if (schema === 'FeedingDocuments' && areFlat(json))
    return [fault('flat-document', '', { name: 'id' })];
  const faults = schemaCheck(schema)(withPayloads(json), '');
  if (faults.length > 0 || schema !== 'SearchBody' || !isObject(json)) return faults;
  try {
    // The index defines which fields sort.
    const sort = { sort: '', ...objectOf(json['sort']), field: undefined };
    const faults = effectFaults(readPostRequest({ ...json, sort }, { sorts: [] }, {}).request);
    if (json['page'] === 0)
      faults.push(fault('raised', '', { name: 'page', value: '0', least: '1' }));
    return faults;
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return [fault('illegal-value', '', { name: 'body', text: error.message })];
  }
}
