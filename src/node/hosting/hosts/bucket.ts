import type { HostRules } from '../host-rules';
import { cacheControl, contentType } from '../rules';
import { notFoundFile } from '../../../lib/addresses/output-routes';

/**
 * The objects of a bucket that is served as a website, one a line: file, key, type, Cache-Control, and the address that the
 * object redirects to. A bucket knows exact keys only, so a page is stored at its route; the object that is looked up for
 * the route with a slash redirects to it.
 */
export function bucketList({ pathPrefix, files, redirects }: HostRules): string {
  const all = new Set(files);
  const newAddresses = new Map(redirects.map(({ from, to }) => [decodeURI(from), to]));
  const keyOf = (file: string) => `${pathPrefix}${file}`.slice(1);
  const line = (file: string, key: string, to: string) => [
    file.slice(1),
    key,
    contentType(file),
    cacheControl(file),
    to,
  ];
  const lines = files.flatMap((file) => {
    const route = file.replace(/(?:\/index)?\.html$/, '');
    if (!file.endsWith('.html') || file === '/index.html' || file === notFoundFile)
      return [line(file, keyOf(file), '')];
    const to = newAddresses.get(`${pathPrefix}${route}`);
    // The page itself is at its route; the other form of its file leads there.
    const isRedundantCopy =
      file.endsWith('/index.html') && !route.endsWith('/index') && all.has(`${route}.html`);
    if (isRedundantCopy) return [line(file, keyOf(file), to ?? encodeURI(`${pathPrefix}${route}`))];
    const page = line(file, keyOf(route), to ?? '');
    // A page that is in a folder only has no other file that could lead from the address with a slash to it.
    return file.endsWith('/index.html')
      ? [page, line(file, keyOf(file), to ?? encodeURI(`${pathPrefix}${route}`))]
      : [page];
  });
  return lines.map((fields) => `${fields.join('\t')}\n`).join('');
}
