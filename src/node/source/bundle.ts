import path from 'node:path';

/**
 * Folder of the compiled code of `src/node`, below the root of the site. Gatsby empties its cache but for folders whose
 * name begins with a dot.
 */
export const bundleFolder = '.cache/.site';

/** Absolute path of a bundle. @param name of its source without ending: `node-apis`, `compile.worker` */
export function bundleFile(name: string): string {
  return path.resolve(bundleFolder, `${name}.js`);
}
