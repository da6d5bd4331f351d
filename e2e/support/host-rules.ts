import fs from 'node:fs';
import { builtFiles } from './page';

/** Response of a host to an address. */
export interface HostResponse {
  status: number;
  /** File of the built site, or key of the bucket, with a slash at its start. */
  file?: string;
  location?: string;
}

export type Host = (pathname: string) => HostResponse;

const files = new Set(builtFiles);
const has = (file: string) => files.has(file);
const ok = (file: string): HostResponse => ({ status: 200, file });
const to = (location: string, status = 301): HostResponse => ({ status, location });
const notFound: HostResponse = { status: 404, file: '/404.html' };
const index = (folder: string) => `${folder.replace(/\/$/, '')}/index.html`;
const isFolder = (pathname: string) => pathname.endsWith('/');
const withoutSlash = (pathname: string) => pathname.replace(/\/+$/, '');

/** Sends files, whose ending may be missing, and the index of a folder. The address of a folder without a slash redirects. */
const fileServer =
  (...endings: string[]): Host =>
  (pathname) => {
    if (isFolder(pathname)) return has(index(pathname)) ? ok(index(pathname)) : notFound;
    const file = ['', ...endings].map((ending) => pathname + ending).find(has);
    if (file !== undefined) return ok(file);
    return has(index(pathname)) ? to(`${pathname}/`) : notFound;
  };

/** Netlify: pages without `.html`; with pretty URLs, which are on by default, each has the address of its file. */
const netlify =
  (prettyUrls: boolean): Host =>
  (pathname) => {
    const bare = withoutSlash(pathname);
    if (pathname === '/') return ok('/index.html');
    if (!isFolder(pathname) && has(pathname)) return ok(pathname);
    if (has(`${bare}.html`))
      return isFolder(pathname) && prettyUrls ? to(bare) : ok(`${bare}.html`);
    if (!has(index(bare))) return notFound;
    return !isFolder(pathname) && prettyUrls ? to(`${bare}/`) : ok(index(bare));
  };

/** Cloudflare Pages: `.html` is removed; a folder has a slash, a file has none. */
const cloudflarePages: Host = (pathname) => {
  if (pathname.endsWith('/index.html')) return to(pathname.slice(0, -'index.html'.length), 308);
  if (pathname.endsWith('.html') && has(pathname)) return to(pathname.slice(0, -5), 308);
  if (isFolder(pathname)) {
    if (has(index(pathname))) return ok(index(pathname));
    return has(`${withoutSlash(pathname)}.html`) ? to(withoutSlash(pathname), 308) : notFound;
  }
  if (has(pathname)) return ok(pathname);
  if (has(`${pathname}.html`)) return ok(`${pathname}.html`);
  return has(index(pathname)) ? to(`${pathname}/`, 308) : notFound;
};

const vercelSettings = JSON.parse(fs.readFileSync('hosting/vercel.json', 'utf8')) as {
  cleanUrls: boolean;
  trailingSlash: boolean;
};
/** Vercel with `cleanUrls` and without `trailingSlash`, as hosting/vercel.json sets them. */
const vercel: Host = (pathname) => {
  if (!vercelSettings.cleanUrls || vercelSettings.trailingSlash) return notFound;
  if (pathname === '/') return ok('/index.html');
  if (isFolder(pathname)) return to(withoutSlash(pathname), 308);
  if (/\.html$/.test(pathname) && has(pathname))
    return to(pathname.replace(/(?:\/index)?\.html$/, ''), 308);
  if (has(`${pathname}.html`)) return ok(`${pathname}.html`);
  if (has(pathname)) return ok(pathname);
  return has(index(pathname)) ? ok(index(pathname)) : notFound;
};

/** A bucket served as a website, filled from hosting/bucket.tsv: exact keys, `index.html` for keys that end in a slash. */
const bucketObjects = new Map(
  fs
    .readFileSync('hosting/bucket.tsv', 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [file = '', key = '', type = '', cache = '', redirect = ''] = line.split('\t');
      return [`/${key}`, { file, type, cache, redirect }];
    }),
);
const bucket: Host = (pathname) => {
  const key = isFolder(pathname) ? `${pathname}index.html` : pathname;
  const object = bucketObjects.get(key);
  if (object?.redirect) return to(object.redirect);
  if (object) return { status: 200, file: `/${object.file}` };
  return bucketObjects.has(`${key}/index.html`) ? to(`${pathname}/`, 302) : notFound;
};

/** A file server as in the standard libraries of many languages. */
export const plainFileServer = fileServer();

/** Hosts that answer 200 at the address of each page. */
export const hosts: Readonly<Record<string, Host>> = {
  'GitHub Pages': fileServer('.html'),
  'Netlify with pretty URLs': netlify(true),
  'Netlify without pretty URLs': netlify(false),
  'Cloudflare Pages': cloudflarePages,
  Vercel: vercel,
  'a bucket': bucket,
};
