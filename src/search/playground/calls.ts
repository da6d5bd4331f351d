import type { Operation } from '../protocol/schema/operation';

/** A call that the playground makes. */
interface PlaygroundCall extends Pick<Operation, 'method' | 'path'> {
  name: string;
  /** Body that the form begins with; absent where the call has none. */
  body?: string;
  hasToken?: true;
}

const search = '/api/v1/search/{tenant}/{index}';
const categories = '/api/v1/category/{tenant}/{code}';
const fullFeed = (step: string, name: string): PlaygroundCall => ({
  name,
  method: 'POST',
  path: `/api/v1/data/fullfeed/${step}/{tenant}/{code}`,
  hasToken: true,
});

/** The calls of the practice tenant, by id in the address of the playground. A test holds them to the schema. */
export const playgroundCalls = {
  search: { name: 'Search', method: 'GET', path: search },
  suggest: { name: 'Suggest', method: 'GET', path: '/api/v1/search/suggest/{tenant}/{index}' },
  'search-post': {
    name: 'Search with a body',
    method: 'POST',
    path: search,
    body: '{ "q": "drill", "rows": 3 }',
  },
  'category-get': { name: 'Read the category tree', method: 'GET', path: categories },
  'category-post': { name: 'Read the category tree with POST', method: 'POST', path: categories },
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
  },
  'full-feed-start': fullFeed('start', 'Start a full feed'),
  'full-feed-end': fullFeed('end', 'End a full feed'),
  'full-feed-cancel': fullFeed('cancel', 'Cancel a full feed'),
} as const satisfies Record<string, PlaygroundCall>;
export type Call = keyof typeof playgroundCalls;
export const calls = Object.keys(playgroundCalls) as Call[];

export const callOf = (call: Call): PlaygroundCall => playgroundCalls[call];

/** Whether a call has a form of its own, runs when its address opens, and can go to every source. */
export const isQuery = (call: Call): call is 'search' | 'suggest' =>
  call === 'search' || call === 'suggest';
