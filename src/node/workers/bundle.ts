import { siteAbsolute } from '../content/files';

/**
 * Folder of the compiled code of `src/node`, below the root of the site. Gatsby empties its cache except folders whose
 * names begin with a dot.
 */
export const bundleFolder = '.cache/.site';

export const pageCacheFolder = siteAbsolute(`${bundleFolder}/pages`);

/** Room of a thread for short-lived objects. With the 48 of Node a fifth of the time of a compilation is their collection. */
export const resourceLimits = { maxYoungGenerationSizeMb: 96 };

/** One bundle of the functions that Gatsby calls, and one for each worker. */
export type BundleName = 'node-apis' | 'page.worker' | 'post-build.worker' | 'search.worker';

export function bundleFile(name: BundleName): string {
  return siteAbsolute(`${bundleFolder}/${name}.js`);
}
