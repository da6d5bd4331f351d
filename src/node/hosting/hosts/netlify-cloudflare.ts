import { notFoundFile } from '../../../lib/addresses/output-routes';
import { cachePatterns, type HostRules } from '../host-rules';

/** Cloudflare Pages ignores longer lines. */
const MAX_LINE_CHARACTERS = 2000;

/**
 * `_headers`, which Netlify and Cloudflare Pages read. Both revalidate files without a rule. If the hashes of the styles do
 * not fit in a line, the policy allows all inline styles; scripts are still allowed by hash.
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

/** `_redirects` of Netlify, which prefers files to it and so gets `netlify.toml` as well, and of Cloudflare Pages. */
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
