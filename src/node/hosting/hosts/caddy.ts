import { notFoundMarkdown, notFoundFile } from '../../../lib/addresses/output-routes';
import { pathPattern, type HostRules } from '../host-rules';
import { cacheRules, contentType, markdownLink, REVALIDATE, wantsMarkdown } from '../rules';

const quote = (text: string) => `"${text.replace(/"/g, '\\"')}"`;

/** Extensions whose types Caddy does not know on every system. */
const declaredTypes = ['md', 'webmanifest', 'yaml'];

/** A path with slashes at its end. A path with `\` or a control character is no page: a redirect would leave the site. */
const trailingSlashes = '^([^\\\\[:cntrl:]]+?)/+$';

/** A site for Caddy: the folder is `/srv`, and the address matches all names on port 80. */
export function caddyfile({ pathPrefix, headers, redirects }: HostRules): string {
  const cache = cacheRules.map(
    ({ pattern, value }) => `\t\t~${pathPattern(pattern, pathPrefix)} ${quote(value)}\n`,
  );
  // Caddy sends the links of a page first.
  const headerLines = headers.map(
    ({ name, value }) => `\t\t${name === 'Link' ? '+Link' : name} ${quote(value)}\n`,
  );
  const typeLines = declaredTypes.map(
    (extension) =>
      `\t@${extension} path *.${extension}\n\theader @${extension} Content-Type ${quote(contentType(`.${extension}`))}\n`,
  );
  const redirectLines = redirects.map(({ from, to }) => `\tredir ${from} ${to} 301\n`);
  return (
    `:80 {\n\troot * /srv\n` +
    `\tmap {path} {site_cache} {\n${cache.join('')}\t\tdefault ${quote(REVALIDATE)}\n\t}\n` +
    `\theader {\n${headerLines.join('')}\t\tCache-Control {site_cache}\n\t\tVary Accept\n\t}\n` +
    redirectLines.join('') +
    // A name may be defined only once in a file, so names of missing addresses differ. A query stays with its address.
    `\t@slash_query {\n\t\tpath_regexp slash ${trailingSlashes}\n\t\texpression \`{query} != ""\`\n\t}\n\tredir @slash_query {re.slash.1}?{query} 301\n` +
    `\t@slash path_regexp slash ${trailingSlashes}\n\tredir @slash {re.slash.1} 301\n` +
    `\t@markdown {\n\t\theader_regexp Accept ${quote(wantsMarkdown)}\n\t\tfile {path}.md {path}/index.md\n\t}\n` +
    `\trewrite @markdown {file_match.relative}\n` +
    `\t@alternate {\n\t\tnot header_regexp Accept ${quote(wantsMarkdown)}\n\t\tfile {path}.md {path}/index.md\n\t}\n` +
    `\theader @alternate +Link ${quote(markdownLink('{file_match.relative}'))}\n` +
    typeLines.join('') +
    `\ttry_files {path}/index.html {path}.html {path}\n` +
    // A file without a copy by `npm run compress` is compressed while it is sent.
    `\tencode gzip\n\tfile_server {\n\t\tprecompressed br gzip\n\t\tindex index.html\n\t\thide _headers _redirects _gatsby\n\t}\n` +
    `\thandle_errors {\n\t\theader Cache-Control ${quote(REVALIDATE)}\n` +
    missing(
      'copy',
      `header_regexp('Accept', '${wantsMarkdown}') || path('*.md')`,
      pathPrefix + notFoundMarkdown,
    ) +
    missing(
      'page',
      `!header_regexp('Accept', '${wantsMarkdown}') && !path('*.md')`,
      pathPrefix + notFoundFile,
    ) +
    `\t\tfile_server\n\t}\n}\n`
  );
}

function missing(name: string, condition: string, file: string): string {
  const matcher = `@missing_${name}`;
  return (
    `\t\t${matcher} \`${condition}\`\n\t\trewrite ${matcher} ${file}\n` +
    `\t\theader ${matcher} Content-Type ${quote(contentType(file))}\n`
  );
}
