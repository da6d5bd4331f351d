import { feedingBody, schemaBody, searchBody } from './request-bodies';
import { postQueryFaults, searchQueryFaults, suggestQueryFaults } from './search-query';
import { anything, objectOf, text, type Check } from './shape';

/** A request as a sample shows it. What a sample leaves open, such as the body in a file, is absent. */
export interface SampleRequest {
  method?: string;
  /** Full address with query string. */
  url: string;
  /** By lower-case name; absent where a sample shows an address only. */
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

interface Endpoint {
  /** Path below `/api/v1/`; `*` is any one part. */
  path: RegExp;
  methods: readonly string[];
  /** Whether `X-QSC-Token` must be sent. */
  token?: true;
  query?: (query: string, method: string) => string[];
  body?: Check;
}

const exportQuery = (query: string) =>
  /^type=(?:json|csv)$/.test(query)
    ? []
    : [`the export takes type=json or type=csv, found "${query}"`];
const noQuery = (query: string) =>
  query === '' ? [] : [`the call takes no parameters, found "${query}"`];

/** The calls that our sources name; anything else below `/api/v1` is a fault. */
const endpoints: readonly Endpoint[] = [
  {
    path: /^search\/suggest\/[^/]+\/[^/]+$/,
    methods: ['GET'],
    query: suggestQueryFaults,
  },
  {
    path: /^search\/[^/]+\/[^/]+$/,
    methods: ['GET', 'POST'],
    query: (query, method) => (method === 'POST' ? postQueryFaults : searchQueryFaults)(query),
    body: searchBody,
  },
  {
    path: /^data\/bulk\/(?:qsc|reporting)\/[^/]+\/[^/]+$/,
    methods: ['POST'],
    token: true,
    query: noQuery,
    body: feedingBody,
  },
  {
    path: /^data\/fullfeed\/(?:start|end|cancel)\/[^/]+\/[^/]+$/,
    methods: ['POST'],
    token: true,
    query: noQuery,
  },
  {
    path: /^searchapp\/schema\/[^/]+\/[^/]+$/,
    methods: ['PUT'],
    token: true,
    query: noQuery,
    body: schemaBody,
  },
  {
    path: /^admin\/list\/export\/[^/]+\/[^/]+$/,
    methods: ['GET'],
    token: true,
    query: exportQuery,
  },
  { path: /^category\/[^/]+\/[^/]+$/, methods: ['GET', 'POST'] },
  {
    path: /^admin\/category\/merge\/facet\/[^/]+\/[^/]+$/,
    methods: ['POST'],
    token: true,
    query: noQuery,
  },
  { path: /^short-url\/[^/]+\/[^/]+\/.+$/, methods: ['GET'] },
  { path: /^monitoring\/(?:check|details)\/[^/]+\/[^/]+$/, methods: ['GET'], query: noQuery },
  {
    path: /^api-mapper\/map\/[^/]+\/[^/]+$/,
    methods: ['POST'],
    query: noQuery,
    body: objectOf(
      {
        type: text,
        searchResultId: text,
        request: objectOf({ url: text, method: text, headers: anything, body: anything }, ['url']),
      },
      ['type', 'request'],
    ),
  },
  { path: /^admin\/config\/[^/]+\/merge\/[^/]+$/, methods: ['GET'], query: noQuery },
  { path: /^agent\/chat\/(?:streaming\/)?[^/]+\/[^/]+$/, methods: ['POST'] },
  { path: /^search-data-picker\/[^/]+\/[^/]+$/, methods: ['POST'] },
];

const api = /^https:\/\/\{host\}\/api\/v1\//;

/** Whether the request goes to the platform's API. */
export function isApiRequest({ url }: SampleRequest): boolean {
  return api.test(url);
}

/** What is wrong with a request to the platform's API. */
export function requestFaults(request: SampleRequest): string[] {
  const [address = '', query = ''] = request.url.split('?', 2);
  const path = address.replace(api, '');
  const endpoint = endpoints.find((candidate) => candidate.path.test(path));
  if (!endpoint) return [`no known call has the path /api/v1/${path}`];
  const method = request.method ?? endpoint.methods[0] ?? 'GET';
  return [
    ...(endpoint.methods.includes(method)
      ? []
      : [`${method} ${path}: only ${endpoint.methods.join(', ')}`]),
    // An address alone, without a method, may leave its parameters out.
    ...(request.method === undefined && query === ''
      ? []
      : (endpoint.query?.(query, method) ?? [])),
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
  if (body !== undefined && method !== 'GET' && headers['content-type'] !== 'application/json')
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
