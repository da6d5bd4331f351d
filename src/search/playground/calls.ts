import type { Operation } from '../protocol/schema/operation';

/** Source of responses: one of the indexes of this site or the reader's practice tenant, in the browser, or a hosted service. */
export const sources = ['shop', 'documentation', 'practice', 'service'] as const;
export type PlaygroundSource = (typeof sources)[number];

/** A call that the playground makes. */
interface PlaygroundCall extends Pick<Operation, 'method' | 'path'> {
  name: string;
  /** Body that the form begins with; absent where the call has none. */
  body?: string;
  /** Parameters that the call has a field for, of its path or its query, with the values that they take, or any. */
  parameters?: Readonly<Record<string, readonly string[]>>;
  hasToken?: true;
  /** Sources that respond to the call. */
  sources: readonly PlaygroundSource[];
}

const tenants: readonly PlaygroundSource[] = ['practice', 'service'];
const hosted: readonly PlaygroundSource[] = ['service'];
const search = '/api/v1/search/{tenant}/{index}';
const categories = '/api/v1/category/{tenant}/{code}';
const fullFeed = (step: string, name: string): PlaygroundCall => ({
  name,
  method: 'POST',
  path: `/api/v1/data/fullfeed/${step}/{tenant}/{code}`,
  hasToken: true,
  sources: tenants,
});
const monitoring = (part: string, name: string): PlaygroundCall => ({
  name,
  method: 'GET',
  path: `/api/v1/monitoring/${part}/{tenant}/{code}`,
  sources: hosted,
});

/** The calls of the reference, by id in the address of the playground. A test holds them to the schema. */
export const playgroundCalls = {
  search: { name: 'Search', method: 'GET', path: search, sources },
  suggest: {
    name: 'Suggest',
    method: 'GET',
    path: '/api/v1/search/suggest/{tenant}/{index}',
    sources,
  },
  'search-post': {
    name: 'Search with a body',
    method: 'POST',
    path: search,
    body: '{ "q": "drill", "rows": 3 }',
    sources,
  },
  'category-get': { name: 'Read the category tree', method: 'GET', path: categories, sources },
  'category-post': {
    name: 'Read the category tree with POST',
    method: 'POST',
    path: categories,
    sources,
  },
  'schema-put': {
    name: 'Replace the field schema',
    method: 'PUT',
    path: '/api/v1/searchapp/schema/{tenant}/{code}',
    body: `{
  "fields": [
    { "code": "title", "dataType": "string", "display": true },
    { "code": "brand", "dataType": "string", "display": true, "facet": true }
  ]
}`,
    hasToken: true,
    sources: tenants,
  },
  bulk: {
    name: 'Update and delete documents',
    method: 'POST',
    path: '/api/v1/data/bulk/qsc/{tenant}/{code}',
    body: `[
  {
    "header": { "id": "p-1", "action": "update" },
    "payload": { "title": "Cordless drill 18 V", "brand": "BoltWerk" }
  }
]`,
    hasToken: true,
    sources: tenants,
  },
  'full-feed-start': fullFeed('start', 'Start a full feed'),
  'full-feed-end': fullFeed('end', 'End a full feed'),
  'full-feed-cancel': fullFeed('cancel', 'Cancel a full feed'),
  'list-export': {
    name: 'Export a list',
    method: 'GET',
    path: '/api/v1/admin/list/export/{tenant}/{code}',
    parameters: { type: ['json', 'csv'] },
    hasToken: true,
    sources: hosted,
  },
  'category-merge': {
    name: 'Rebuild the stored tree',
    method: 'POST',
    path: '/api/v1/admin/category/merge/facet/{tenant}/{code}',
    hasToken: true,
    sources: hosted,
  },
  'short-url': {
    name: 'Follow a short URL',
    method: 'GET',
    path: '/api/v1/short-url/{tenant}/{code}/{shortUrl}',
    parameters: { shortUrl: [] },
    sources: hosted,
  },
  mapper: {
    name: 'Map a request',
    method: 'POST',
    path: '/api/v1/api-mapper/map/{tenant}/{code}',
    body: `{
  "type": "qsc",
  "searchResultId": "products",
  "request": { "url": "https://{host}/api/v1/search/demo/products", "method": "GET" }
}`,
    sources: hosted,
  },
  'monitoring-check': monitoring('check', 'Check the health'),
  'monitoring-details': monitoring('details', 'Read the details of a check'),
} as const satisfies Record<string, PlaygroundCall>;
export type Call = keyof typeof playgroundCalls;
export const calls = Object.keys(playgroundCalls) as Call[];

export const callOf = (call: Call): PlaygroundCall => playgroundCalls[call];

/** Whether a call has a form of its own and runs when its address opens. */
export const isQuery = (call: Call): call is 'search' | 'suggest' =>
  call === 'search' || call === 'suggest';

/** The source that responds to a call: the chosen one, or else the first that does. */
export function sourceFor(call: Call, chosen: PlaygroundSource): PlaygroundSource {
  const { sources: able } = callOf(call);
  return able.includes(chosen) ? chosen : (able[0] ?? chosen);
}
