import type { JsonValue } from '../../lib/content-tree';
import type { SampleCall } from '../../search/protocol/samples/sample-call';

/** The index that samples search: another one is made of the pages themselves. */
export const EXAMPLE_INDEX = 'products';

/** A call that a page shows, as its author wrote it. */
export interface ExampleCall {
  index: typeof EXAMPLE_INDEX;
  kind: 'search' | 'suggest';
  /** Query string; characters that an address can't hold are percent-encoded. */
  query: string;
  /** JSON body of a POST; absent for GET. */
  body?: string;
  /** Number of documents in the index that responds, as after the reader's first feed; all when absent. */
  first?: number;
}

export interface ExampleResponse {
  statusCode: number;
  body: JsonValue;
}

/** Handles the calls of pages. */
export interface CallHandler {
  response: (call: ExampleCall) => Promise<ExampleResponse>;
  /** Sources of the responses, relative to the site's root: a page with a call depends on them. */
  files: readonly string[];
}

const tenant = 'demo';

/** Path of a call on its host, with tenant and index in braces. */
const pathOf = ({ kind }: Pick<ExampleCall, 'kind'>) =>
  `/api/v1/search/${kind === 'suggest' ? 'suggest/' : ''}{tenant}/{index}`;

export function callPath(call: Pick<ExampleCall, 'index' | 'kind'>): string {
  return pathOf(call).replace('{tenant}', tenant).replace('{index}', call.index);
}

/** The call as samples show it, with the placeholder of the documentation for the host. */
export function sampleCall(call: ExampleCall): SampleCall {
  return {
    method: call.body === undefined ? 'GET' : 'POST',
    address: `https://{host}${pathOf(call)}`,
    values: { tenant, index: call.index },
    query: call.query,
    ...(call.body !== undefined && { body: call.body }),
    isJson: true,
  };
}

/** Percent-encodes characters that a query string may not hold, and quotes, which end a text in samples. */
export function readableQuery(query: string): string {
  return query
    .replace(/[^A-Za-z0-9\-._~!$&()*+,;=:@/?%]/gu, encodeURIComponent)
    .replaceAll("'", '%27');
}
