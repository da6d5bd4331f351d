import { notFoundMarkdown, notFoundFile } from '../../../lib/addresses/output-routes';
import { routes } from '../../../lib/addresses/routes';
import { escapeRegExp, pathPattern, type HostRules } from '../host-rules';
import { cacheRules, markdownLink, REVALIDATE } from '../rules';

const quote = (text: string) => `"${text.replace(/(["\\])/g, '\\$1')}"`;

/** Maps for the `http` block: cache lifetimes, copies in Markdown, redirects, and the page for missing addresses. */
export function nginxMaps({ pathPrefix, redirects }: HostRules): string {
  const cache = cacheRules.map(
    ({ pattern, value, files }) =>
      `  # ${files}\n  "~${pathPattern(pattern, pathPrefix)}" ${quote(value)};\n`,
  );
  const redirectLines = redirects.map(
    ({ from, to }) => `  ${quote(decodeURI(from))} ${quote(to)};\n`,
  );
  return (
    `map $uri $site_file_cache {\n  default ${quote(REVALIDATE)};\n${cache.join('')}}\n` +
    `map $status $site_cache {\n  default ${quote(REVALIDATE)};\n  200 $site_file_cache;\n  206 $site_file_cache;\n  304 $site_file_cache;\n}\n` +
    `map "$status $uri" $site_alternate {\n  default "";\n` +
    `  "~^200 ${escapeRegExp(pathPrefix)}/*/index\\.html$" ${quote(markdownLink(`${pathPrefix}/index.md`))};\n` +
    `  "~^200 ${escapeRegExp(pathPrefix)}${routes.search}(?:/index)?\\.html$" "";\n` +
    `  "~^200 (?<page>[\\w/.+-]+?)(?:/index)?\\.html$" ${quote(markdownLink('$page.md'))};\n}\n` +
    `map $uri $site_moved {\n  default "";\n${redirectLines.join('')}}\n` +
    `map "$site_copy $uri" $site_missing {\n  default ${pathPrefix}${notFoundFile};\n  "~^\\.md |\\.md$" ${pathPrefix}${notFoundMarkdown};\n}\n`
  );
}

/** Lines of the `server` block: headers and the page for missing addresses. */
export function nginxServer({ headers }: HostRules): string {
  const lines = headers.map(({ name, value }) => `add_header ${name} ${quote(value)} always;\n`);
  return `${lines.join('')}add_header Link $site_alternate always;\nerror_page 404 $site_missing;\n`;
}
