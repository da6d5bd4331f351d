/*
 * The service worker of readers who chose 'Save for offline reading'; nobody else has one. It keeps the pages of one build
 * with all that they load, and shows them only without a network. `src/node/hosting/offline-files.ts` bundles it with
 * the list of files.
 */
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

/** Addresses of the build, each with a digest of its file where the name has none. */
declare const OFFLINE_FILES: { url: string; revision: string | null }[];

// A new build is loaded beside this one, and takes over when no page of the site is open: nothing that is read reloads.
precache(OFFLINE_FILES);
cleanupOutdatedCaches();
clientsClaim();

/** Names that hold a digest of their content are the same in all builds. */
const constants = new Set(
  OFFLINE_FILES.flatMap(({ url, revision }) => (revision === null ? [url] : [])),
);

registerRoute(
  ({ sameOrigin }) => sameOrigin,
  async ({ request, url }) => {
    // A query is that of the search or of the playground, and a slash at the end that of a folder.
    const address = url.pathname.replace(/(.)\/+$/, '$1');
    if (constants.has(address)) return (await matchPrecache(address)) ?? fetch(request);
    try {
      return await fetch(request);
    } catch (error) {
      const kept = await matchPrecache(address);
      if (kept) return kept;
      throw error;
    }
  },
);
