import { notFoundFile } from '../../../lib/addresses/output-routes';
import { cachePatterns, type HostRules } from '../host-rules';

/** Cloudflare Pages leaves out longer lines. */
const MAX_LINE_CHARACTERS = 2000;

/**
 * `_headers`, which Netlify and Cloudflare Pages read. Both revalidate what no rule names. A policy with more hashes of
 * styles than a line may hold lets all inline styles in instead; scripts stay known by hash.
 */
export function headersFile({ pathPrefix, headers, files }: HostRules): string {
  const lines = headers.map(({ name, value }) => `  ${name}: ${value}`);
  const all = lines
    .map((line) =>
      line.length < MAX_LINE_CHARACTERS
        ? `${line}\n`
        : `${line.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'")}\n`,
    )
    .join('');
  const cached = cachePatterns(files).map(
    ({ pattern, value }) => `${encodeURI(pathPrefix + pattern)}\n  Cache-Control: ${value}\n`,
  );
  return [`/*\n${all}`, ...cached].join('\n');
}

/**
 * `_redirects`, which both read. Netlify serves a file before it looks here, so there it is `netlify.toml` that makes
 * the page at an old address a redirect.
 */
export function redirectsFile({ redirects }: HostRules): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}

/** Settings of Netlify: the folder, and rules that come before files. */
export function netlifyToml({ pathPrefix, redirects }: HostRules): string {
  const text = JSON.stringify;
  const rule = (from: string, to: string, status: number) =>
    `[[redirects]]\n  from = ${text(from)}\n  to = ${text(to)}\n  status = ${status}\n  force = true\n`;
  return [
    '[build]\n  command = "npm run build"\n  publish = "public"\n',
    '[build.processing.html]\n  pretty_urls = true\n',
    rule(`${pathPrefix}/_gatsby/*`, `${pathPrefix}${notFoundFile}`, 404),
    ...redirects.map(({ from, to }) => rule(from, to, 301)),
  ].join('\n');
}
