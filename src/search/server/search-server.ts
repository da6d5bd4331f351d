import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { RequestError } from '../protocol/request-error';
import { handleSearch, handleSuggest } from '../engine/handle-call';
import type { SearchIndex } from '../engine/search-index';
import { SearchDataError } from './built-search';
import { mcpPath, type HandleMcp } from './mcp-http';
import { corsHeaders, HttpError, readJson, sendError, sendJson } from './http';

export interface SearchServerOptions {
  tenant: string;
  /** Name of the index in addresses. */
  index: string;
  /** What responds; called for each request. @throws SearchDataError when there is nothing */
  search: () => Promise<SearchIndex>;
  /** Handles what comes to `/mcp`; without it nothing is there. */
  mcp?: HandleMcp;
}

/** Where the calls of an index are. */
export function searchPaths({ tenant, index }: Pick<SearchServerOptions, 'tenant' | 'index'>) {
  const place = `${encodeURIComponent(tenant)}/${encodeURIComponent(index)}`;
  return { search: `/api/v1/search/${place}`, suggest: `/api/v1/search/suggest/${place}` };
}

/** A server that responds to search and suggest calls by the search protocol. It does not listen yet. */
export function createSearchServer(options: SearchServerOptions): Server {
  const server = http.createServer((request, response) => {
    handleRequest(request, response, options).catch((error: unknown) => {
      const known = httpErrorOf(error);
      if (known.statusCode === 500) console.error(error);
      if (response.headersSent) response.destroy();
      else sendError(response, known);
    });
  });
  server.on('clientError', (_, socket) => {
    if (!socket.writable) return;
    socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  });
  return server;
}

async function handleRequest(
  request: IncomingMessage,
  response: ServerResponse,
  options: SearchServerOptions,
): Promise<void> {
  const { path, query } = addressOf(request);
  if (path === mcpPath && options.mcp) return options.mcp(request, response);
  const call = callOf(path, options);
  const methods = call === 'search' ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
  const method = request.method ?? '';
  if (method === 'OPTIONS') {
    response.writeHead(204, corsHeaders).end();
    return;
  }
  if (!methods.includes(method))
    throw new HttpError(405, `The method ${method} is not one of ${methods.join(', ')}.`, {
      Allow: [...methods, 'OPTIONS'].join(', '),
    });

  if (call === 'suggest') {
    sendJson(response, 200, handleSuggest(await options.search(), query));
    return;
  }

  const echo = { url: `http://${request.headers.host ?? 'localhost'}${path}`, path };
  const search = await options.search();
  const header = request.headers['x-qsc-locale'];
  const { response: body } = await handleSearch(
    search,
    {
      query,
      ...(method === 'POST' && { body: await readJson(request) }),
      ...(typeof header === 'string' && header !== '' && { locale: header }),
    },
    echo,
  );
  sendJson(response, 200, body);
}

function addressOf({ url = '/' }: IncomingMessage): { path: string; query: string } {
  const at = url.indexOf('?');
  return at < 0 ? { path: url, query: '' } : { path: url.slice(0, at), query: url.slice(at + 1) };
}

/** The call of a path. @throws HttpError with 404 for any other path */
function callOf(path: string, { tenant, index }: SearchServerOptions): 'search' | 'suggest' {
  const match = /^\/api\/v1\/search\/(suggest\/)?([^/]+)\/([^/]+)$/.exec(path);
  if (!match) throw new HttpError(404, `There is nothing at ${path}.`);
  const [wanted, name] = [decoded(match[2]), decoded(match[3])];
  if (wanted !== tenant) throw new HttpError(404, `There is no tenant "${wanted}".`);
  if (name !== index) throw new HttpError(404, `The tenant "${tenant}" has no index "${name}".`);
  return match[1] ? 'suggest' : 'search';
}

function decoded(part = ''): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function httpErrorOf(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof RequestError)
    return new HttpError(
      error.statusCode,
      error.message,
      error.statusCode === 401 ? { 'WWW-Authenticate': 'Basic realm="search"' } : {},
    );
  if (error instanceof SearchDataError) return new HttpError(503, error.message);
  return new HttpError(500, 'The search failed.');
}
