import fs from 'node:fs';
import path from 'node:path';
import { offlineRoutes } from '../../lib/addresses/output-routes';
import { bundleScript } from '../gatsby/inline-script';
import { writeOutput } from '../outputs/output-files';
import { siteAbsolute } from '../content/files';
import { digest } from '../content/digest';
import { cacheControl, IMMUTABLE } from './rules';

/** Pages, and files that they load: scripts, styles, pictures, and the data of pages, the search, and the shop. */
const cachedFiles =
  /^\/(?:[^/]+\.(?:js|css|svg|ico|webmanifest)|(?:page-data|static|search-data|sample-shop|vendor)\/.*|(?:.*\/)?index\.html)$/;

/** The address by which pages load a page or a file: in names of pictures Gatsby encodes more signs than in routes. */
export function offlineAddress(file: string): string {
  if (file.startsWith('/static/')) return file.split('/').map(encodeURIComponent).join('/');
  return encodeURI(file.replace(/\/index\.html$/, '')).replace(/[?#]/g, encodeURIComponent);
}

/** Writes the service worker with the list of all files for offline reading, and their size. @returns the files that it wrote */
export function writeOfflineFiles(
  files: readonly string[],
  leftOut: ReadonlySet<string>,
  digests: ReadonlyMap<string, string>,
  pathPrefix: string,
): string[] {
  const folder = siteAbsolute('public');
  let bytes = 0;
  const offlineFiles: readonly string[] = Object.values(offlineRoutes);
  const list = files.flatMap((file) => {
    // The worker and the size are files of the last build.
    if (offlineFiles.includes(file) || leftOut.has(file)) return [];
    if (!cachedFiles.test(file)) return [];
    bytes += fs.statSync(path.join(folder, file)).size;
    const url = pathPrefix + offlineAddress(file) || '/';
    const isConstant = cacheControl(file) === IMMUTABLE;
    const version = () => digests.get(file) ?? digest(fs.readFileSync(path.join(folder, file)));
    return [{ url, revision: isConstant ? null : version().slice(0, 16) }];
  });
  const worker = bundleScript('offline-worker', {
    OFFLINE_FILES: JSON.stringify(list),
    'process.env.NODE_ENV': '"production"',
  });
  writeOutput(folder, offlineRoutes.worker, worker);
  writeOutput(folder, offlineRoutes.size, JSON.stringify({ bytes }));
  return [...offlineFiles];
}
