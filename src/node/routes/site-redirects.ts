import type { NodePluginArgs } from 'gatsby';
import { outputRoutes } from '../../lib/routes';
import type { Fault } from '../source/faults';
import { readSiteFile } from '../source/files';
import { readRedirects, redirectsFile, type KnownPages, type Redirect } from './redirects';

const CACHE_KEY = 'redirects';

/** Reads the list of old addresses when all routes are known, and keeps it for the end of the build. */
export async function siteRedirects(
  known: KnownPages,
  { cache }: Pick<NodePluginArgs, 'cache'>,
): Promise<Fault[]> {
  const { redirects, faults } = readRedirects(readSiteFile(redirectsFile) ?? '', {
    ...known,
    routes: new Set([...known.routes, ...outputRoutes]),
  });
  await cache.set(CACHE_KEY, redirects);
  return faults;
}

/** The redirects of this build. */
export async function savedRedirects({
  cache,
}: Pick<NodePluginArgs, 'cache'>): Promise<Redirect[]> {
  return ((await cache.get(CACHE_KEY)) as Redirect[] | undefined) ?? [];
}
