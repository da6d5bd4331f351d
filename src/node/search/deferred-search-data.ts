import fs from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { searchDataFolder } from '../../search/engine/index/manifest';
import { buildState, type DeferredSearchData } from '../source/build-state';
import { siteAbsolute } from '../source/files';

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

type Handle = (request: unknown, response: ServerResponse, next: (error: unknown) => void) => void;

/** In develop: writes deferred search data when a browser requests the manifest, and serves it. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }) => {
  const server: { get: (path: string, handle: Handle) => void } = app;
  server.get(`/${manifestFile}`, (_request, response, next) => {
    writeDeferredSearchData()
      .then(() => fs.readFile(siteAbsolute(`public/${manifestFile}`)))
      .then((text) => {
        response.setHeader('Content-Type', 'application/json');
        response.end(text);
      }, next);
  });
};
