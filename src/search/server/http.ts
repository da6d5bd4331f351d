import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorResponse } from '../protocol/types';

/** Longest body of a request, in bytes. */
const MAX_BODY_BYTES = 1_000_000;

/** A response with an error status. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  constructor(
    readonly statusCode: number,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

/** Pages of any origin may call. */
export const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
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

export function sendError(response: ServerResponse, error: HttpError): void {
  const body: ErrorResponse = { statusCode: error.statusCode, errorMessage: error.message };
  sendJson(response, error.statusCode, body, error.headers);
}

/** Body of a request as text. @throws HttpError when it is too long */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES)
      throw new HttpError(413, `The body is longer than ${MAX_BODY_BYTES} bytes.`, {
        Connection: 'close',
      });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Body of a request as JSON. @throws HttpError when it is too long or no JSON */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const text = await readBody(request);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new HttpError(400, 'The body is not JSON.');
  }
}
