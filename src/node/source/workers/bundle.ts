import { siteAbsolute } from '../files';

/**
 * Folder of the compiled code of `src/node`, below the root of the site. Gatsby empties its cache but for folders whose
 * name begins with a dot.
 */
export const bundleFolder = '.cache/.site';

/** Folder of built pages. */
export const pageCacheFolder = siteAbsolute(`${bundleFolder}/pages`);

/** All that Gatsby calls, and one bundle for each worker, which loads no more than it needs. */
export type BundleName = 'node-apis' | 'page.worker' | 'post-build.worker' | 'search.worker';

/** Absolute path of a bundle. */
export function bundleFile(name: BundleName): string {
  return siteAbsolute(`${bundleFolder}/${name}.js`);
}
