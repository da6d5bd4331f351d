import fs from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { searchDataFolder } from '../../search/engine/index/manifest';
import { buildState } from '../gatsby/build-state';
import { siteAbsolute } from '../content/files';

/** The file that names the others: without it no browser has search data. */
export const manifestFile = `${searchDataFolder}/manifest.json`;

/**
 * Defers the search data of the newest content until a search needs them: in `gatsby develop` each save changes them,
 * and few saves are followed by a search. The manifest of the older data is removed, so that no browser loads them.
 */
export async function deferSearchData(publicFolder: string, write: () => Promise<void>) {
  const removeManifest = () => fs.rm(path.join(publicFolder, manifestFile), { force: true });
  let done: Promise<void> | undefined;
  const writeOnce = async (): Promise<void> => {
    done ??= write();
    await done.catch((error: unknown) => {
      done = undefined;
      throw error;
    });
    if (buildState.writeSearchData === writeOnce) return;
    // The content changed during the run.
    await removeManifest();
    await buildState.writeSearchData();
  };
  buildState.writeSearchData = writeOnce;
  await removeManifest();
}

/** Writes deferred search data, of the newest content. */
export const writeDeferredSearchData = () => buildState.writeSearchData();

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
