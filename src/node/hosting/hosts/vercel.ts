import { cachePatterns, type HostRules } from '../host-rules';

/** `vercel.json`. Paths are patterns of path-to-regexp, in which file names need no escapes. */
export function vercelJson({ pathPrefix, headers, redirects, files }: HostRules): string {
  const literal = (text: string) => text.replace(/[.+()[\]{}:?!]/g, '\\$&');
  const source = (pattern: string) =>
    literal(encodeURI(pathPrefix + pattern)).replace(/\*$/, '(.*)');
  const settings = {
    cleanUrls: true,
    trailingSlash: false,
    outputDirectory: 'public',
    buildCommand: 'npm run build',
    headers: [
      { source: '/(.*)', headers: headers.map(({ name, value }) => ({ key: name, value })) },
      ...cachePatterns(files).map(({ pattern, value }) => ({
        source: source(pattern),
        headers: [{ key: 'Cache-Control', value }],
      })),
    ],
    redirects: redirects.map(({ from, to }) => ({
      source: literal(from),
      destination: to,
      permanent: true,
    })),
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
