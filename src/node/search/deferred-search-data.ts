import fs from 'node:fs/promises';
import path from 'node:path';
import { searchDataFolder } from '../../search/engine/index/manifest';

/** The file that names the others: without it no browser has search data. */
export const manifestFile = `${searchDataFolder}/manifest.json`;

interface Deferred {
  publicFolder: string;
  make: () => Promise<void>;
  /** The run, once somebody wants the data. */
  done?: Promise<void>;
}

let deferred: Deferred | undefined;

/**
 * Puts off the search data of the newest content until they are wanted: in `gatsby develop` each save changes them, and
 * few of them are searched. What was made before goes, so that nobody takes it for new.
 */
export async function deferSearchData(
  publicFolder: string,
  make: () => Promise<void>,
): Promise<void> {
  deferred = { publicFolder, make };
  await removeManifest(deferred);
}

/** Makes what was put off. When the content changes meanwhile, what was made is old, and it makes the new. */
export async function makeDeferredSearchData(): Promise<void> {
  for (let mine = deferred; mine !== undefined; mine = deferred) {
    mine.done ??= mine.make();
    try {
      await mine.done;
    } catch (error) {
      mine.done = undefined;
      throw error;
    }
    if (mine === deferred) return;
    await removeManifest(mine);
  }
}

async function removeManifest({ publicFolder }: Deferred): Promise<void> {
  await fs.rm(path.join(publicFolder, manifestFile), { force: true });
}
