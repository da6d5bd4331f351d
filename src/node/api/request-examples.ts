import type { JsonValue } from '../../lib/content-tree';
import { formatJson } from '../../lib/text/format-json';
import type { SampleCall } from '../../search/protocol/samples/sample-call';
import { type Operation } from '../../search/protocol/schema/operation';
import { neededToken } from '../../search/protocol/operations';
import type { ApiSchema } from '../../search/protocol/schema/schema-words';
import examples from './request-examples.json';

/** A first call of an operation. */
export interface RequestExample {
  /** As readable as in a page. */
  query?: string;
  body?: unknown;
  /** Parts of the response that the reference shows; absent for all. */
  show?: string;
}

/**
 * One request for each operation that takes parameters or a body, in the sample world of the documentation. The bulk call has
 * a whole document of the shop, and the id of none: the practice tenant keeps the documents that other pages search.
 */
export const requestExamples: Readonly<Record<string, RequestExample>> = examples;

export function exampleCall(operation: Operation): SampleCall {
  const { id, method, path, pathParameters, response } = operation;
  const { query = '', body } = requestExamples[id] ?? {};
  const token = neededToken(operation);
  return {
    method,
    address: `https://{host}${path}`,
    values: Object.fromEntries(
      Object.entries(pathParameters).map(([name, schema]) => [name, exampleOf(schema)]),
    ),
    query: encodeURI(query),
    ...(body !== undefined && { body: formatJson(body as JsonValue) }),
    ...(token && { token }),
    ...(response.schema && { isJson: true }),
  };
}

const exampleOf = ({ examples = [], enum: values = [] }: ApiSchema) =>
  String(examples[0] ?? values[0] ?? '');
