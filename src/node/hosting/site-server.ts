import fs from 'node:fs';
import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import type { HostRules } from './host-rules';
import { missingCopy } from './missing-copy';
import { cacheControl, contentType, isServed, REVALIDATE } from './rules';
import { copyRoute, notFoundCopy, notFoundFile } from '../../lib/routes';

export interface SiteServerOptions {
  /** Root folder of the project, with `public` and `hosting` in it. */
  root: string;
  /** Takes reports of violations of the policy; without it browsers are not told to send any. */
  onViolation?: (report: string) => void;
}

const VIOLATIONS_PATH = '/__violations';
const MAX_REPORT_BYTES = 20_000;
/** Queries of 10 kB are still searched. */
const MAX_HEADER_BYTES = 65_536;
/** Node closes connections after 5 seconds; a program that sends its next request just then fails. */
const KEEP_ALIVE_MS = 60_000;

/** A server for this machine that serves the built site by the rules that the build wrote for hosts. */
export function createSiteServer({ root, onViolation }: SiteServerOptions): Server {
  const folder = path.join(root, 'public');
  const current = servedRules(root, onViolation !== undefined);

  const handle = (request: IncomingMessage, response: ServerResponse) => {
    const { headers, moved, pathPrefix } = current();
    for (const [name, value] of headers) response.setHeader(name, value);
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const route = decodedPath(pathname);
    if (onViolation && request.method === 'POST' && pathname === VIOLATIONS_PATH)
      return takeReport(request, response, onViolation);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return end(response.writeHead(405, { Allow: 'GET, HEAD' }));
    if (route === undefined) return sendNotFound(folder, '', request, response);
    const to = moved.get(route.replace(/(.)\/+$/, '$1'));
    if (to !== undefined) return redirect(response, to + (to.includes('#') ? '' : search));
    const slash = /^(\/.*[^/])\/+$/.exec(pathname)?.[1];
    if (slash !== undefined && slash !== pathPrefix && !slash.startsWith('//'))
      return redirect(response, slash + search);
    const inSite = withoutPrefix(route, pathPrefix);
    const file = inSite === undefined ? undefined : findFile(folder, inSite, request);
    if (file === undefined) return sendNotFound(folder, route, request, response);
    sendFile(folder, file, 200, request, response);
  };
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    try {
      handle(request, response);
    } catch (error) {
      sendUnbuilt(error, response);
    }
  };
  const limits = { maxHeaderSize: MAX_HEADER_BYTES, keepAliveTimeout: KEEP_ALIVE_MS };
  return http.createServer(limits, answer);
}

interface ServedRules {
  pathPrefix: string;
  headers: readonly [name: string, value: string][];
  /** Addresses that have moved, each with its new one. */
  moved: ReadonlyMap<string, string>;
}

/**
 * The rules of the last build, read again after each: pages of a new build with the policy of an old one would have no
 * styles. Throws when there is no build yet.
 */
function servedRules(root: string, isReported: boolean): () => ServedRules {
  const file = path.join(root, 'hosting', 'site.json');
  if (!fs.existsSync(file))
    throw new Error('There is no built site here: run "npm run build" first.');
  let time = 0;
  let rules: ServedRules = { pathPrefix: '', headers: [], moved: new Map() };
  return () => {
    const { mtimeMs } = fs.statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: time };
    if (mtimeMs === time) return rules;
    const read = readRules(fs.readFileSync(file, 'utf8'), isReported);
    if (read) [rules, time] = [read, mtimeMs];
    return rules;
  };
}

/** Undefined while a build is writing the file. */
function readRules(text: string, isReported: boolean): ServedRules | undefined {
  const rules = parsed(text);
  if (!rules) return undefined;
  const { pathPrefix, headers, redirects } = rules;
  return {
    pathPrefix,
    moved: new Map(redirects.map(({ from, to }) => [decodeURI(from), to])),
    headers: headers.map(({ name, value }) => [
      name,
      name === 'Content-Security-Policy' && isReported
        ? `${value}; report-uri ${VIOLATIONS_PATH}`
        : value,
    ]),
  };
}

function parsed(text: string): HostRules | undefined {
  try {
    return JSON.parse(text) as HostRules;
  } catch {
    return undefined;
  }
}

function decodedPath(pathname: string): string | undefined {
  try {
    const decoded = decodeURIComponent(pathname);
    return decoded.includes('\0') || decoded.split('/').includes('..') ? undefined : decoded;
  } catch {
    return undefined;
  }
}

function withoutPrefix(route: string, prefix: string): string | undefined {
  if (prefix === '') return route;
  if (route === prefix) return '/';
  return route.startsWith(`${prefix}/`) ? route.slice(prefix.length) : undefined;
}

const wantsMarkdown = (request: IncomingMessage) =>
  /text\/markdown/i.test(request.headers.accept ?? '');

/** What a missing address gets: programs that want Markdown, or ask for a copy, the pages near it. */
function sendNotFound(
  folder: string,
  route: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const isCopy = wantsMarkdown(request) || route.endsWith('.md');
  const text = isCopy ? missingCopy(folder, route) : undefined;
  if (text === undefined) return sendFile(folder, notFoundFile, 404, request, response);
  const body = Buffer.from(text);
  response.writeHead(404, {
    'Content-Type': contentType(notFoundCopy),
    'Content-Length': body.length,
    'Cache-Control': REVALIDATE,
    Vary: 'Accept, Accept-Encoding',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function findFile(folder: string, route: string, request: IncomingMessage): string | undefined {
  const candidates = [
    ...(wantsMarkdown(request) ? [copyRoute(route)] : []),
    ...(route === '/' ? ['/index.html'] : [`${route}/index.html`, `${route}.html`, route]),
  ];
  return candidates.filter(isServed).find((file) => isFile(path.join(folder, file)));
}

function isFile(file: string): boolean {
  try {
    return fs.statSync(file).isFile();
  } catch {
    // Not there, below a file, or a name that no file can have.
    return false;
  }
}

function sendFile(
  folder: string,
  file: string,
  status: number,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const { suffix, encoding } = [
    { suffix: '.br', encoding: 'br' },
    { suffix: '.gz', encoding: 'gzip' },
  ].find(
    (form) =>
      new RegExp(`\\b${form.encoding}\\b`).test(accepted) &&
      isFile(path.join(folder, file + form.suffix)),
  ) ?? { suffix: '', encoding: undefined };
  const absolute = path.join(folder, file + suffix);
  const { size, mtimeMs } = fs.statSync(absolute);
  const tag = `"${size.toString(16)}-${Math.floor(mtimeMs).toString(16)}"`;
  response.setHeader('Cache-Control', status === 200 ? cacheControl(file) : REVALIDATE);
  response.setHeader('ETag', tag);
  response.setHeader('Vary', 'Accept, Accept-Encoding');
  if (status === 200 && request.headers['if-none-match'] === tag)
    return end(response.writeHead(304));
  response.writeHead(status, {
    'Content-Type': contentType(file),
    'Content-Length': size,
    ...(encoding && { 'Content-Encoding': encoding }),
  });
  if (request.method === 'HEAD') return end(response);
  // A file that a build replaces in the middle ends the response, not the server.
  fs.createReadStream(absolute)
    .on('error', () => response.destroy())
    .pipe(response);
}

/** While a build replaces files, or after `gatsby develop`, which makes no page for missing addresses. */
function sendUnbuilt(error: unknown, response: ServerResponse): void {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  response.writeHead(503, { 'Content-Type': 'text/plain', 'Cache-Control': REVALIDATE });
  response.end('A file of the site is missing. Run "npm run build", or wait until it ends.\n');
}

function redirect(response: ServerResponse, to: string): void {
  end(response.writeHead(301, { Location: to, 'Cache-Control': REVALIDATE }));
}

function takeReport(
  request: IncomingMessage,
  response: ServerResponse,
  onViolation: (report: string) => void,
): void {
  let text = '';
  request.on('data', (chunk: Buffer) => {
    text += String(chunk);
    if (text.length > MAX_REPORT_BYTES) request.destroy();
  });
  request.on('end', () => {
    onViolation(text);
    end(response.writeHead(204));
  });
}

function end(response: ServerResponse): void {
  response.end();
}
