import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError } from '../practice/api-call';

/** Largest body of a request in bytes: of a bulk call, and of any other. */
const MAX_BULK_BYTES = 20_000_000;
const MAX_BODY_BYTES = 1_000_000;

/** Multiple of the limit after which the rest of a body is not read. */
const DROPPED_LIMITS = 8;

/** CORS headers for pages of allowed origins. */
export const corsHeaders = {
  'Access-Control-Allow-Methods': 'GET, POST, PUT, OPTIONS',
  'Access-Control-Allow-Headers': 'Accept, Authorization, Content-Type, X-QSC-Locale, X-QSC-Token',
  'Access-Control-Max-Age': '86400',
} as const;

export function sendJson(
  response: ServerResponse,
  statusCode: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  const text = JSON.stringify(body);
  response.writeHead(statusCode, {
    ...corsHeaders,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    ...headers,
  });
  response.end(text);
}

/** Headers of a request by lower-case name. */
export const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

/**
 * Body of a request as text. A body that is too large is read and discarded, since clients read no response while sending.
 * @throws ApiError for a body that is too large
 */
export async function readBody(request: IncomingMessage): Promise<string> {
  const limit = request.url?.startsWith('/api/v1/data/bulk/') ? MAX_BULK_BYTES : MAX_BODY_BYTES;
  const chunks: Buffer[] = [];
  let size = 0;
  const parts = request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  for await (const chunk of parts) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
    if (size > limit * DROPPED_LIMITS) break;
  }
  if (size > limit)
    throw new ApiError(413, `The body is longer than ${limit} bytes.`, { Connection: 'close' });
  return Buffer.concat(chunks).toString('utf8');
}
