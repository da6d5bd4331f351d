import fs from 'node:fs';
import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import {
  cacheControl,
  contentType,
  isServed,
  markdownLink,
  REVALIDATE,
  wantsMarkdown,
} from './rules';
import { notFoundMarkdown, notFoundFile } from '../../lib/addresses/output-routes';
import { markdownRoute } from '../../lib/addresses/routes';
import { CommandFault } from '../../../tools/arguments.mjs';
import type { HostRules } from './host-rules';

const VARY = 'Accept, Accept-Encoding';
/** Queries of 10 kB are still searched. */
const MAX_HEADER_BYTES = 65_536;
/** Node closes connections after 5 seconds; a program that sends its next request just then fails. */
const KEEP_ALIVE_MS = 60_000;

/**
 * A server for this machine that serves the built site by the rules that the build wrote for hosts.
 * @param options `root`: folder of the project, with `public` and `hosting` in it
 */
export function createSiteServer({ root }: { root: string }): Server {
  const folder = path.join(root, 'public');
  const currentRules = servedRules(root);
  const sendFile = fileSender(folder);

  const handle = (request: IncomingMessage, response: ServerResponse) => {
    const { headers, moved, pathPrefix } = currentRules();
    for (const { name, value } of headers) response.setHeader(name, value);
    const { pathname, search } = addressOf(request);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    const route = decodedPath(pathname);
    if (route === undefined) return sendNotFound(folder, '', request, response);
    const to = moved.get(route.replace(/(.)\/+$/, '$1'));
    if (to !== undefined) return redirect(response, to + (to.includes('#') ? '' : search));
    const slash = /^(\/.*[^/])\/+$/.exec(pathname)?.[1];
    if (slash !== undefined && slash !== pathPrefix && !slash.startsWith('//'))
      return redirect(response, slash + search);
    const sitePath = withoutPrefix(route, pathPrefix);
    const file = sitePath && fileOf(folder, sitePath, request);
    if (!file) return sendNotFound(folder, route, request, response);
    const markdown = markdownRoute(sitePath);
    if (!isForMarkdown(request) && isFile(path.join(folder, markdown)))
      response.appendHeader('Link', markdownLink(pathPrefix + encodeURI(markdown)));
    sendFile(file, request, response);
  };
  const limits = { maxHeaderSize: MAX_HEADER_BYTES, keepAliveTimeout: KEEP_ALIVE_MS };
  return http.createServer(limits, (request, response) => {
    try {
      handle(request, response);
    } catch (error) {
      sendUnavailable(error, response);
    }
  });
}

/** Returns a function that sends a file, or a copy of it that `npm run compress` wrote. */
function fileSender(folder: string) {
  const serve = sirv(folder, {
    // Looks files up at each request, so a rebuild is served without a restart.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    // The file is looked up here: sirv would serve `/tags/index.html`, the page of `/tags`, for `/tags/index`.
    extensions: [],
    // sirv itself names only Accept-Encoding.
    setHeaders: (response) => response.setHeader('Vary', VARY),
  });
  return (file: string, request: IncomingMessage, response: ServerResponse) => {
    // A response with the status 304 has only the headers that are set before the call.
    response.setHeader('Vary', VARY);
    response.setHeader('Cache-Control', cacheControl(file));
    response.setHeader('Content-Type', contentType(file));
    // Without this, a file that a build replaces in the middle ends the server.
    response.once('pipe', (stream: Readable) => stream.on('error', () => response.destroy()));
    // sirv misreads the last bytes (`bytes=-5`); a response may always be the whole file.
    delete request.headers.range;
    // sirv takes the path of the address without decoding `%26` and others, so it is given the name of the file.
    Object.assign(request, { url: file, _parsedUrl: { raw: file, pathname: encodeURI(file) } });
    serve(request, response);
  };
}

/** The file of a route, or its Markdown page for programs that ask for one. */
function fileOf(folder: string, route: string, request: IncomingMessage): string | undefined {
  // `//_headers` must not lead to `_headers`.
  if (route !== path.posix.normalize(route) || !isServed(route)) return undefined;
  const pages = [path.posix.join(route, 'index.html'), `${route}.html`, route];
  const candidates = isForMarkdown(request) ? [markdownRoute(route), ...pages] : pages;
  return candidates.find((name) => isFile(path.join(folder, name)));
}

/** Path and query of a request; further slashes at the start would name a host. */
function addressOf(request: IncomingMessage): URL {
  return new URL(`http://localhost/${(request.url ?? '').replace(/^[/\\]+/, '')}`);
}

function decodedPath(pathname: string): string | undefined {
  try {
    const decoded = decodeURIComponent(pathname);
    return /[\\\p{Cc}]/u.test(decoded) || decoded.split('/').includes('..') ? undefined : decoded;
  } catch {
    return undefined;
  }
}

function withoutPrefix(route: string, prefix: string): string | undefined {
  if (prefix === '') return route;
  if (route === prefix) return '/';
  return route.startsWith(`${prefix}/`) ? route.slice(prefix.length) : undefined;
}

const isForMarkdown = ({ headers }: IncomingMessage) =>
  new RegExp(wantsMarkdown, 'i').test(headers.accept ?? '');

function isFile(file: string): boolean {
  try {
    return fs.statSync(file).isFile();
  } catch {
    // Missing, below a file, or a name that no file can have.
    return false;
  }
}

/** The 404 page; its Markdown for programs that ask for Markdown or for an address of a Markdown page. */
function sendNotFound(
  folder: string,
  route: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const isMarkdown = isForMarkdown(request) || route.endsWith('.md');
  const file =
    isMarkdown && isFile(path.join(folder, notFoundMarkdown)) ? notFoundMarkdown : notFoundFile;
  const body = fs.readFileSync(path.join(folder, file));
  response.writeHead(404, {
    'Content-Type': contentType(file),
    'Content-Length': body.length,
    'Cache-Control': REVALIDATE,
    Vary: VARY,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Responds while a build replaces files, or after `gatsby develop`, which writes no 404 page. */
function sendUnavailable(error: unknown, response: ServerResponse): void {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  response.writeHead(503, { 'Content-Type': 'text/plain', 'Cache-Control': REVALIDATE });
  response.end('A file of the site is missing. Run "npm run build", or wait until it ends.\n');
}

function redirect(response: ServerResponse, to: string): void {
  response.writeHead(301, { Location: to, 'Cache-Control': REVALIDATE }).end();
}

interface ServedRules extends Pick<HostRules, 'pathPrefix' | 'headers'> {
  /** Addresses that have moved, decoded, each with its new one. */
  moved: ReadonlyMap<string, string>;
}

/**
 * Returns a function that reads the rules of the last build, again after each build: with an old policy, pages of a new
 * build would have no styles. Throws when there is no build yet.
 */
function servedRules(root: string): () => ServedRules {
  const file = path.join(root, 'hosting', 'site.json');
  if (!fs.existsSync(file))
    throw new CommandFault('There is no built site here: run "npm run build" first.');
  let time = 0;
  let rules: ServedRules = { pathPrefix: '', headers: [], moved: new Map() };
  return () => {
    const { mtimeMs } = fs.statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: time };
    if (mtimeMs !== time) [rules, time] = [readRules(fs.readFileSync(file, 'utf8')), mtimeMs];
    return rules;
  };
}

function readRules(text: string): ServedRules {
  const { redirects, ...rules } = JSON.parse(text) as HostRules;
  return { ...rules, moved: new Map(redirects.map(({ from, to }) => [decodeURI(from), to])) };
}
