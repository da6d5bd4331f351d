import { lookup } from 'mrmime';
import { apiFileRoutes } from '../../lib/addresses/output-routes';
import { routes } from '../../lib/addresses/routes';
import { site, sourceMaps } from '../../site';
import { searchDataFolder } from '../../search/engine/index/manifest';
import { hashedName } from '../gatsby/hashed-names';

export interface Header {
  name: string;
  value: string;
}

/** How long a browser may cache a file. Paths are file paths, without the path prefix. */
interface CacheRule {
  /** Description of the files, for people. */
  files: string;
  pattern: RegExp;
  value: string;
}

/** Headers of every response, besides Content-Security-Policy and Cache-Control. */
const securityHeaders = {
  // A browser that was here once uses HTTPS. Subdomains belong to whoever runs the host.
  'Strict-Transport-Security': 'max-age=31536000',
  // A file is what its type says: text never runs as a script.
  'X-Content-Type-Options': 'nosniff',
  // Other sites learn the host that a reader came from, not the page or the query.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // The site uses no device. Writing to the clipboard stays allowed for copy buttons.
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  // A page that opens this one has no handle on its window.
  'Cross-Origin-Opener-Policy': 'same-origin',
  // All is public: feed readers show pictures of posts, other sites the social image.
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** All headers, with the addresses of this site below its path prefix. */
export function headerRules(pathPrefix: string, isPreview = site.preview): Header[] {
  // Programs find the list of all pages and the description of the API from any page.
  const links =
    `<${pathPrefix}${routes.llms}>; rel="describedby llms-txt"; type="text/plain", ` +
    `<${pathPrefix}${apiFileRoutes.yaml}>; rel="service-desc"; type="application/yaml"`;
  return [
    ...Object.entries(securityHeaders).map(([name, value]) => ({ name, value })),
    { name: 'Link', value: links },
    // A preview is no second site.
    ...(isPreview ? [{ name: 'X-Robots-Tag', value: 'noindex' }] : []),
  ];
}

/** The header `Link` of a page: the address of its copy in Markdown. */
export const markdownLink = (address: string) =>
  `<${address}>; rel="alternate"; type="text/markdown"`;

/** Header Accept of programs that prefer Markdown and do not refuse it; nginx, Caddy, and JavaScript read the pattern alike. */
export const wantsMarkdown = '^text/markdown *(,|$|; *([^q ]|q=(1|0[.][0-9]*[1-9])))';

export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATE = 'public, max-age=0, must-revalidate';
const ONE_DAY = 'public, max-age=86400';

/** The first rule that fits a path counts; a file without a rule is revalidated. */
export const cacheRules: readonly CacheRule[] = [
  { files: 'scripts and styles with a hash in their name', pattern: hashedName, value: IMMUTABLE },
  { files: 'pictures with a hash in their path', pattern: /^\/static\//, value: IMMUTABLE },
  {
    files: 'manifests of the search indexes',
    pattern: new RegExp(`^/${searchDataFolder}/(?:.*/)?manifest\\.json$`),
    value: REVALIDATE,
  },
  {
    files: 'search indexes, which have a hash in their name',
    pattern: new RegExp(`^/${searchDataFolder}/`),
    value: IMMUTABLE,
  },
  {
    files: 'libraries in folders that are named by their version',
    pattern: /^\/vendor\//,
    value: IMMUTABLE,
  },
  {
    files: 'social images of pages, which change with their titles',
    pattern: /^\/social\/.*\.png$/,
    value: ONE_DAY,
  },
  { files: 'icons and the social image', pattern: /^\/[^/]+\.(?:ico|png|svg)$/, value: ONE_DAY },
];

/** Cache-Control of a file. @param file path in the folder of the site, with a slash at its start */
export function cacheControl(file: string): string {
  return cacheRules.find(({ pattern }) => pattern.test(file))?.value ?? REVALIDATE;
}

/** Types that the list of a package lacks, or has in an older form. */
const types = new Map(
  Object.entries({ ico: 'image/x-icon', xml: 'application/xml', yaml: 'application/yaml' }),
);

/** The type of a file, for hosts that do not know it or send it without a character set. */
export function contentType(file: string): string {
  const ending = file.split('.').at(-1)?.toLowerCase() ?? '';
  const type = types.get(ending) ?? lookup(ending) ?? 'application/octet-stream';
  return /^text\/|[/+]xml$/.test(type) && ending !== 'svg' ? `${type}; charset=utf-8` : type;
}

/** Whether a file is text that shrinks when it is compressed; pictures are compressed already. */
export function isCompressible(file: string): boolean {
  return /\.(?:css|html|ico|js|json|md|svg|txt|webmanifest|xml|yaml)$/.test(file);
}

/** Files that a build writes and neither a reader nor the next build needs. */
export function isInternal(file: string): boolean {
  if (file.endsWith('.map')) return !sourceMaps;
  return /^\/(?:webpack\.stats\.json|chunk-map\.json)$/.test(file);
}

/**
 * Whether hosts serve a file of `public`. Files of `_gatsby` are for the next build: Gatsby compares its slices with them,
 * and renders all pages again without them. `_headers` and `_redirects` configure hosts.
 */
export function isServed(file: string): boolean {
  return !/^\/_(?:gatsby\/|headers$|redirects$)/.test(file);
}
