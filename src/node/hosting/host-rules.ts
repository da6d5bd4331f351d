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
 * The files that are not revalidated, as few patterns: `/folder/*` where all files of a folder are kept alike, else the
 * files themselves. No two patterns fit the same file, so it does not matter how a host joins rules.
 */
export function cachePatterns(files: readonly string[]): { pattern: string; value: string }[] {
  const values = new Set(files.map(cacheControl));
  const [only] = values;
  if (only === undefined || (values.size === 1 && only === REVALIDATE)) return [];
  const depth = commonFolder(files).length;
  if (values.size === 1 && depth > 1) return [{ pattern: `${commonFolder(files)}*`, value: only }];
  const groups = new Map<string, string[]>();
  for (const file of files) {
    const end = file.indexOf('/', depth);
    const key = end < 0 ? file : file.slice(0, end + 1);
    const group = groups.get(key);
    if (group) group.push(file);
    else groups.set(key, [file]);
  }
  return [...groups].flatMap(([key, group]) => {
    if (key.endsWith('/')) return cachePatterns(group);
    const value = cacheControl(key);
    return value === REVALIDATE ? [] : [{ pattern: key, value }];
  });
}

/** The deepest folder that holds all files, with a slash at its end. */
function commonFolder(files: readonly string[]): string {
  let folder = (files[0] ?? '/').replace(/[^/]*$/, '');
  for (const file of files)
    while (!file.startsWith(folder)) folder = folder.slice(0, -1).replace(/[^/]*$/, '');
  return folder;
}
