import { cacheControl, REVALIDATE, type Header } from './rules';

/** Facts of a built site that every host needs. */
export interface HostRules {
  /** With a slash at its start only; empty without one. */
  pathPrefix: string;
  /** Files of the site, with a slash at their start, without the path prefix. */
  files: readonly string[];
  /** Headers of all responses. */
  headers: readonly Header[];
  /** Old and new addresses, with the path prefix, percent-encoded. */
  redirects: readonly { from: string; to: string }[];
}

/** The pattern of a path below the path prefix, as nginx and Caddy read it. */
export const pathPattern = ({ source }: RegExp, pathPrefix: string) =>
  source.replace(/\\\//g, '/').replace(/^\^/, `^${escapeRegExp(pathPrefix)}`);

/** A text as part of a regular expression. */
export const escapeRegExp = (text: string) => text.replace(/[^\w/-]/g, '\\$&');

/**
 * The files of a folder that are not revalidated, as few patterns: `/folder/*` where all files of a folder are kept alike,
 * else the files themselves. No two patterns fit the same file, so it does not matter how a host joins rules.
 */
export function cachePatterns(
  files: readonly string[],
  folder = '/',
): { pattern: string; value: string }[] {
  const [value = REVALIDATE, ...others] = new Set(files.map(cacheControl));
  if (others.length === 0 && value === REVALIDATE) return [];
  if (others.length === 0 && folder !== '/') return [{ pattern: `${folder}*`, value }];
  const inside = files.map((file) => file.slice(0, file.indexOf('/', folder.length) + 1) || file);
  return [...new Set(inside)].flatMap((name) => {
    const ofName = files.filter((file) => file.startsWith(name));
    if (name.endsWith('/')) return cachePatterns(ofName, name);
    return cacheControl(name) === REVALIDATE ? [] : [{ pattern: name, value: cacheControl(name) }];
  });
}
