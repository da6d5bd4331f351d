import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { SearchIndex } from '../engine/handle-call';
import { isObject } from '../../lib/values/json-object';
import { parseJson } from '../../lib/values/parse-json';
import { ApiError } from '../practice/api-call';
import { emptyState } from '../practice/tenant-state';
import { createTenant, type Tenant } from '../practice/tenant';
import { memoryStore, type TenantStore } from '../practice/tenant-store';
import { checkToken, practiceTokens, type TenantTokens } from '../practice/tokens';
import { checkAccess } from './access';
import { SearchDataError } from './built-search';
import { mcpPath, type HandleMcp } from './mcp-http';
import { corsHeaders, headersOf, readBody, sendJson } from './http';

export interface SearchServerOptions {
  /** Code of the tenant in addresses. */
  tenant: string;
  /** Name of the built index in addresses. */
  index: string;
  /** Returns the built index; called for each request. @throws SearchDataError without an index */
  search: () => Promise<SearchIndex>;
  tokens?: TenantTokens;
  /** Allowed host names of requests and pages, in addition to the names of this machine. */
  allowedHosts?: readonly string[];
  /** Handles requests to `/mcp`; without it, they respond with 404. */
  mcp?: HandleMcp;
  /** Receives requests to `/events` and `/feedback` as one line of JSON; without it, they respond with 404. */
  onEvent?: (event: string) => void;
}

/** Path for events of pages. */
export const eventsPath = '/events';

/** Path for feedback of readers (`GATSBY_FEEDBACK_ENDPOINT`). */
export const feedbackPath = '/feedback';

/** Longest event, in characters. */
const MAX_EVENT_LENGTH = 8000;

/** A POST with the admin token empties the tenant. Not part of the API. */
export const resetPath = '/practice/reset';

/** Paths of the calls of an index. */
export function searchPaths({ tenant, index }: Pick<SearchServerOptions, 'tenant' | 'index'>) {
  const codes = `${encodeURIComponent(tenant)}/${encodeURIComponent(index)}`;
  return { search: `/api/v1/search/${codes}`, suggest: `/api/v1/search/suggest/${codes}` };
}

/**
 * A server for the calls of a practice tenant: search and suggest, including a built index, schema, bulk, and full feed.
 * It does not listen yet.
 */
export function createSearchServer(options: SearchServerOptions): Server {
  const { tenant, index, search, mcp, onEvent } = options;
  const { allowedHosts = [], tokens = practiceTokens } = options;
  const store = memoryStore();
  const practice = createTenant({ tenant, tokens, store, indexes: { [index]: search } });
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { path } = addressOf(request);
    checkAccess(request, response, path, allowedHosts);
    if (path === mcpPath && mcp) return mcp(request, response);
    if ([eventsPath, feedbackPath].includes(path) && onEvent && request.method === 'POST') {
      onEvent(eventLine(await readBody(request)));
      response.writeHead(204).end();
      return;
    }
    if (path === resetPath) return reset(request, response, { store, tokens });
    return handleCall(request, response, practice);
  };
  return http.createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      const { statusCode, message, headers } = apiErrorOf(error);
      if (statusCode === 500)
        console.error(`${request.method} ${request.url}: ${JSON.stringify(String(error))}`);
      if (response.headersSent) response.destroy();
      else sendJson(response, statusCode, { statusCode, errorMessage: message }, headers);
    });
  });
}

async function handleCall(
  request: IncomingMessage,
  response: ServerResponse,
  practice: Tenant,
): Promise<void> {
  const { path, query } = addressOf(request);
  const { method = 'GET' } = request;
  if (method === 'OPTIONS' && (path.startsWith('/api/') || path === feedbackPath)) {
    response.writeHead(204, corsHeaders).end();
    return;
  }
  const { status, headers, body } = await practice.handle({
    method,
    path,
    query,
    headers: headersOf(request),
    origin: `http://${request.headers.host ?? 'localhost'}`,
    ...(['POST', 'PUT'].includes(method) && { body: await readBody(request) }),
  });
  sendJson(response, status, body, headers);
}

async function reset(
  request: IncomingMessage,
  response: ServerResponse,
  { store, tokens }: { store: TenantStore; tokens: TenantTokens },
): Promise<void> {
  const { method, headers } = request;
  if (method !== 'POST')
    throw new ApiError(405, `${resetPath} only takes POST.`, { Allow: 'POST' });
  checkToken({ token: 'admin token' }, headers['x-qsc-token']?.toString(), tokens);
  await store.change(() => emptyState);
  sendJson(response, 200, {});
}

/** An event as one line of JSON. @throws ApiError for anything else */
function eventLine(body: string): string {
  const event = body.length <= MAX_EVENT_LENGTH ? parseJson(body)?.value : undefined;
  if (isObject(event)) return JSON.stringify(event);
  throw new ApiError(400, `An event is a JSON object of at most ${MAX_EVENT_LENGTH} characters.`);
}

function addressOf({ url = '/' }: IncomingMessage): { path: string; query: string } {
  const [path = '', ...query] = url.split('?');
  return { path, query: query.join('?') };
}

function apiErrorOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof SearchDataError) return new ApiError(503, error.message);
  return new ApiError(500, 'The search failed.');
}
