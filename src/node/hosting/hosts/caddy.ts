import { notFoundCopy, notFoundFile } from '../../../lib/routes';
import type { HostRules } from '../host-rules';
import { cacheRules, REVALIDATE } from '../rules';

const quoted = (text: string) => `"${text.replace(/"/g, '\\"')}"`;

/** A site for Caddy: the folder is `/srv`, the address that of all names on port 80. */
export function caddyfile({ pathPrefix, headers, redirects }: HostRules): string {
  const prefix = pathPrefix.replace(/[^\w/-]/g, '\\$&');
  const cache = cacheRules.map(
    ({ pattern, value }) =>
      `\t\t~${pattern.source.replace(/\\\//g, '/').replace(/^\^/, `^${prefix}`)} ${quoted(value)}\n`,
  );
  const sent = headers.map(({ name, value }) => `\t\t${name} ${quoted(value)}\n`);
  const moved = redirects.map(({ from, to }) => `\tredir ${from} ${to} 301\n`);
  return (
    `:80 {\n\troot * /srv\n` +
    `\tmap {path} {site_cache} {\n${cache.join('')}\t\tdefault ${quoted(REVALIDATE)}\n\t}\n` +
    `\theader {\n${sent.join('')}\t\tCache-Control {site_cache}\n\t\tVary Accept\n\t}\n` +
    moved.join('') +
    `\t@slash path_regexp slash ^(.+)/+$\n\tredir @slash {re.slash.1} 301\n` +
    `\t@markdown {\n\t\theader Accept *text/markdown*\n\t\tfile {path}.md {path}/index.md\n\t}\n` +
    `\trewrite @markdown {file_match.relative}\n` +
    `\t@known path *.md\n\theader @known Content-Type "text/markdown; charset=utf-8"\n` +
    `\ttry_files {path}/index.html {path}.html {path}\n\tfile_server {\n\t\tprecompressed br gzip\n\t\tindex index.html\n\t}\n` +
    `\thandle_errors {\n\t\t@copy \`header({'Accept': '*text/markdown*'}) || path('*.md')\`\n\t\theader @copy Content-Type "text/markdown; charset=utf-8"\n\t\t@page \`!header({'Accept': '*text/markdown*'}) && !path('*.md')\`\n\t\trewrite @copy ${pathPrefix}${notFoundCopy}\n\t\trewrite @page ${pathPrefix}${notFoundFile}\n\t\tfile_server\n\t}\n}\n`
  );
}
