import { cachePatterns, type HostRules } from '../host-rules';

/** `vercel.json`. Patterns of paths are those of path-to-regexp, in which names of files mean themselves. */
export function vercelJson({ pathPrefix, headers, redirects, files }: HostRules): string {
  const source = (pattern: string) =>
    encodeURI(pathPrefix + pattern)
      .replace(/[.+()[\]{}:?!]/g, '\\$&')
      .replace(/\*$/, '(.*)');
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
      source: from.replace(/[.+()[\]{}:?!]/g, '\\$&'),
      destination: to,
      permanent: true,
    })),
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
