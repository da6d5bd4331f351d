import { siteAbsolute } from '../files';

/**
 * Folder of the compiled code of `src/node`, below the root of the site. Gatsby empties its cache except folders whose
 * names begin with a dot.
 */
export const bundleFolder = '.cache/.site';

export const pageCacheFolder = siteAbsolute(`${bundleFolder}/pages`);

/** One bundle of the functions that Gatsby calls, and one for each worker. */
export type BundleName = 'node-apis' | 'page.worker' | 'post-build.worker' | 'search.worker';

export function bundleFile(name: BundleName): string {
  return siteAbsolute(`${bundleFolder}/${name}.js`);
}
