import { neededToken, operationCall, type NamedToken } from '../protocol/operations';
import type { Operation } from '../protocol/schema/operation';

/** Sources of responses: two indexes of this site and the reader's practice tenant, all in the browser, and a hosted service. */
export const sources = ['shop', 'documentation', 'practice', 'service'] as const;
export type PlaygroundSource = (typeof sources)[number];

interface PlaygroundCall extends Pick<Operation, 'method' | 'path'>, Form {
  /** The token that the call needs. */
  token?: NamedToken;
}

/** Name and form of a call. */
interface Form {
  name: string;
  /** Initial body of the form; absent if the call has none. */
  body?: string;
  /** Parameters with a field of their own, and their allowed values; an empty list allows any. */
  parameters?: Readonly<Record<string, readonly string[]>>;
  /** Sources that respond to the call. */
  sources: readonly PlaygroundSource[];
}

const tenants: readonly PlaygroundSource[] = ['practice', 'service'];
const hosted: readonly PlaygroundSource[] = ['service'];

/** The calls of the reference, by id in the address of the playground. */
export const playgroundCalls = {
  search: { name: 'Search', sources },
  suggest: { name: 'Suggest', sources },
  'search-post': { name: 'Search with a body', body: '{ "q": "drill", "rows": 3 }', sources },
  'category-get': { name: 'Read the category tree', sources },
  'category-post': { name: 'Read the category tree with POST', sources },
  'schema-put': {
    name: 'Replace the field schema',
    body: `{
  "fields": [
    { "code": "title", "dataType": "string", "display": true },
    { "code": "brand", "dataType": "string", "display": true, "facet": true }
  ]
}`,
    sources: tenants,
  },
  bulk: {
    name: 'Update and delete documents',
    body: `[
  {
    "header": { "id": "p-1", "action": "update" },
    "payload": { "title": "Cordless drill 18 V", "brand": "BoltWerk" }
  }
]`,
    sources: tenants,
  },
  'full-feed-start': { name: 'Start a full feed', sources: tenants },
  'full-feed-end': { name: 'End a full feed', sources: tenants },
  'full-feed-cancel': { name: 'Cancel a full feed', sources: tenants },
  'list-export': { name: 'Export a list', parameters: { type: ['json', 'csv'] }, sources: hosted },
  'category-merge': { name: 'Rebuild the stored tree', sources: hosted },
  'short-url': { name: 'Follow a short URL', parameters: { shortUrl: [] }, sources: hosted },
  mapper: {
    name: 'Map a request',
    body: `{
  "type": "qsc",
  "searchResultId": "products",
  "request": { "url": "https://{host}/api/v1/search/demo/products", "method": "GET" }
}`,
    sources: hosted,
  },
  'monitoring-check': { name: 'Check the health', sources: hosted },
  'monitoring-details': { name: 'Read the details of a check', sources: hosted },
} as const satisfies Record<string, Form>;
export type Call = keyof typeof playgroundCalls;
export const calls = Object.keys(playgroundCalls) as Call[];

/** A call with its method, path, and token of the API; documents are fed as the type `qsc`. */
export function callOf(call: Call): PlaygroundCall {
  const { method, path, ...operation } = operationCall(call === 'search' ? 'search-get' : call);
  return {
    ...playgroundCalls[call],
    method,
    path: path.replace('{feedingType}', 'qsc'),
    token: neededToken(operation),
  };
}

/** Whether a call has a form of its own and runs when its address opens. */
export const isQuery = (call: Call): call is 'search' | 'suggest' =>
  call === 'search' || call === 'suggest';

/** The source for a call: the chosen one if it responds to the call, otherwise the first that does. */
export function sourceFor(call: Call, chosen: PlaygroundSource): PlaygroundSource {
  const { sources: able } = callOf(call);
  return able.includes(chosen) ? chosen : (able[0] ?? chosen);
}
