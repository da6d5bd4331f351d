import { siteAbsolute } from './files';

/** Bundles of this folder: all that Gatsby calls, and one for each worker, which loads no more than it needs. */
export type BundleName = 'gatsby-node' | 'compile.worker' | 'post-build.worker' | 'search.worker';

/** Absolute path of a bundle. */
export function bundleFile(name: BundleName): string {
  return siteAbsolute(`.cache/compiled/${name}.js`);
}
