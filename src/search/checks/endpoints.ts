import { callsInGuides, neededToken, type Operation } from '../protocol/schema/operation';
import { operations } from '../protocol/schema/operations';
import { checkOf, schemaCheck } from './schema-check';
import { postQueryFaults, searchQueryFaults, suggestQueryFaults } from './search-query';
import { decodePairs } from '../protocol/query-string';
import type { Check } from './shape';

/** A request of a sample. Parts that the sample leaves open, such as a body in a file, are absent. */
export interface SampleRequest {
  method?: string;
  /** Full address with query string. */
  url: string;
  /** By lower-case name; absent where a sample shows an address only. */
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

interface Endpoint {
  /** Path below `/api/v1/`. */
  path: RegExp;
  method: string;
  /** Whether `X-QSC-Token` must be sent. */
  token?: true;
  query?: (query: string) => string[];
  body?: Check;
}

/** Groups whose calls have any parameters: a short URL passes them on, those of category calls are not documented. */
const freeQueries: readonly string[] = ['short-urls', 'categories'];

const searchQueries: Readonly<Record<string, (query: string) => string[]>> = {
  'search-get': searchQueryFaults,
  'search-post': postQueryFaults,
  suggest: suggestQueryFaults,
};

/** Faults of the query string of a call with few parameters, each of them once. */
function queryFaults({ query }: Operation): NonNullable<Endpoint['query']> {
  return (sent) => {
    const pairs = decodePairs(sent);
    return [
      ...pairs.flatMap(([name, value]) => {
        const schema = query[name];
        return schema ? checkOf(schema)(value, name) : [`the call has no parameter "${name}"`];
      }),
      ...Object.keys(query).flatMap((name) =>
        pairs.filter(([sent]) => sent === name).length === 1
          ? []
          : [`the call takes the parameter "${name}" once`],
      ),
    ];
  };
}

/** The calls of the reference. */
const endpoints: readonly Endpoint[] = operations.map((operation) => ({
  path: pathPattern(operation),
  method: operation.method,
  ...(neededToken(operation) && { token: true }),
  ...(!freeQueries.includes(operation.group) && {
    query: searchQueries[operation.id] ?? queryFaults(operation),
  }),
  ...(operation.body && { body: schemaCheck(operation.body) }),
}));

/** Calls whose bodies and parameters have no schema; anything else below `/api/v1` is a fault. */
const open: readonly Endpoint[] = callsInGuides.map(({ method, path }) => ({
  method,
  path: pathPattern({ path, pathParameters: {} }),
}));

/** The path below `/api/v1/`. A part with a list of values is one of them; a short URL may have further parts. */
function pathPattern({ path, pathParameters }: Pick<Operation, 'path' | 'pathParameters'>): RegExp {
  const pattern = path.replace('/api/v1/', '').replace(/\{(\w+)\}/g, (_, name: string) => {
    const values = (pathParameters[name] as { enum?: readonly string[] } | undefined)?.enum;
    if (values) return `(?:${values.join('|')})`;
    return name === 'shortUrl' ? '.+' : '[^/]+';
  });
  return new RegExp(`^${pattern}$`);
}

const api = /^https:\/\/\{host\}\/api\/v1\//;
const pathOf = (url: string) => url.replace(/^https?:\/\/[^/?]*/, '').replace(/[?#][\s\S]*$/, '');
const secretNames = /^(?:x-qsc-token|token|access[-_]?token|api[-_]?key)$/i;

/** Whether the request goes to the platform's API. */
export function isApiRequest({ url }: SampleRequest): boolean {
  return api.test(url);
}

/** The call of the reference that a request makes; without a method the first one of its path. */
export function operationOf({ url, method }: SampleRequest): Operation | undefined {
  const path = pathOf(url).replace('/api/v1/', '');
  return operations.find(
    (operation) =>
      (method === undefined || operation.method === method) && pathPattern(operation).test(path),
  );
}

/** Faults of a request to the platform's API. */
export function requestFaults(request: SampleRequest): string[] {
  const query = /\?([\s\S]*)$/.exec(request.url)?.[1] ?? '';
  const whole = pathOf(request.url);
  const path = whole.startsWith('/api/v1/') ? whole.slice(8) : whole;
  const known = [...endpoints, ...open].filter((candidate) => candidate.path.test(path));
  const method = request.method ?? known[0]?.method;
  const endpoint = known.find((candidate) => candidate.method === method);
  if (known.length === 0)
    return [
      `no known call has the path ${whole}${/suggest/.test(path) ? ': suggestions have the path /api/v1/search/suggest/' : ''}`,
    ];
  if (!endpoint)
    return [`${method} ${path}: only ${known.map((candidate) => candidate.method).join(', ')}`];
  return [
    ...decodePairs(query).flatMap(([name]) =>
      secretNames.test(name) ? [`the token "${name}" is in the address, which logs store`] : [],
    ),
    ...(method === 'GET' && request.body ? ['a GET request has no body'] : []),
    // An address alone, without a method, may leave its parameters out.
    ...(request.method === undefined && query === '' ? [] : (endpoint.query?.(query) ?? [])),
    ...(request.headers ? headerFaults(request, endpoint, request.headers, query) : []),
    ...(request.body === undefined || !endpoint.body
      ? []
      : bodyFaults(request.body, endpoint.body)),
  ];
}

function headerFaults(
  { method, body }: SampleRequest,
  { token }: Endpoint,
  headers: Readonly<Record<string, string>>,
  query: string,
): string[] {
  const faults: string[] = [];
  if (token && !('x-qsc-token' in headers)) faults.push('the header X-QSC-Token is missing');
  if (/\bexplain=true\b/.test(query) && !headers['authorization']?.startsWith('Basic '))
    faults.push('explain=true needs the header Authorization: Basic');
  if (
    body !== undefined &&
    method !== 'GET' &&
    !headers['content-type']?.startsWith('application/json')
  )
    faults.push('a body needs the header Content-Type: application/json');
  return faults;
}

function bodyFaults(body: string, check: Check): string[] {
  try {
    return check(JSON.parse(body), '');
  } catch (error) {
    return [`the body is not JSON: ${(error as Error).message}`];
  }
}
