import fs from 'node:fs';
import { markdownFiles, siteAbsolute } from '../files';
import { bundleFolder } from './bundle';
import { WORTH_WORKERS } from './pool';

/** Folder of compiled pages and of what is made from them, beside Gatsby's own cache. */
export const pageCacheFolder = siteAbsolute(`${bundleFolder}/pages`);

/** Whether a build that begins compiles many pages, since none is cached. */
export function isFirstBuild(): boolean {
  return !fs.existsSync(pageCacheFolder) && markdownFiles().length >= WORTH_WORKERS;
}
