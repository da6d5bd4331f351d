import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorResponse } from '../protocol/types';
import { ApiError } from '../practice/api-call';

/** Longest body of a request, in bytes: of a bulk call, and of any other. */
const MAX_BULK_BYTES = 20_000_000;
const MAX_BODY_BYTES = 1_000_000;

/** Pages of any origin may call. */
export const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
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

export function sendError(response: ServerResponse, error: ApiError): void {
  const body: ErrorResponse = { statusCode: error.statusCode, errorMessage: error.message };
  sendJson(response, error.statusCode, body, error.headers);
}

/** Body of a request as text. @throws ApiError when it is too long */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  const limit = request.url?.startsWith('/api/v1/data/bulk/') ? MAX_BULK_BYTES : MAX_BODY_BYTES;
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit)
      throw new ApiError(413, `The body is longer than ${limit} bytes.`, {
        Connection: 'close',
      });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
