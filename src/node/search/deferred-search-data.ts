import fs from 'node:fs/promises';
import path from 'node:path';
import { searchDataFolder } from '../../search/engine/index/manifest';
import { buildState, type DeferredSearchData } from '../source/build-state';

/** The file that names the others: without it no browser has search data. */
export const manifestFile = `${searchDataFolder}/manifest.json`;

/**
 * Defers the search data of the newest content until a search needs them: in `gatsby develop` each save changes them,
 * and few saves are followed by a search. The manifest of the older data is removed, so that no browser loads them.
 */
export async function deferSearchData(publicFolder: string, write: () => Promise<void>) {
  const deferred: DeferredSearchData = { publicFolder, write };
  buildState.deferredSearchData = deferred;
  await removeManifest(deferred);
}

/** Writes deferred search data. When the content changes during the run, the data of the new content follow. */
export async function writeDeferredSearchData(): Promise<void> {
  while (buildState.deferredSearchData) {
    const deferred = buildState.deferredSearchData;
    deferred.done ??= deferred.write();
    try {
      await deferred.done;
    } catch (error) {
      deferred.done = undefined;
      throw error;
    }
    if (deferred === buildState.deferredSearchData) return;
    await removeManifest(deferred);
  }
}

async function removeManifest({ publicFolder }: DeferredSearchData): Promise<void> {
  await fs.rm(path.join(publicFolder, manifestFile), { force: true });
}
