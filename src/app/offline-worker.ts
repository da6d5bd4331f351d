/*
 * The service worker of readers who chose 'Save for offline reading'. It caches all files of one build and serves them only
 * without a network. `src/node/hosting/offline-files.ts` bundles it with the list of files.
 */
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

/** Addresses of the build, each with a digest of its file where the name has none. */
declare const OFFLINE_FILES: { url: string; revision: string | null }[];

// A new build is cached beside this one and takes over when no page of the site is open, so that no open page reloads.
precache(OFFLINE_FILES);
cleanupOutdatedCaches();
clientsClaim();

/** Addresses with a hash in their name never change. */
const immutableAddresses = new Set(
  OFFLINE_FILES.flatMap(({ url, revision }) => (revision === null ? [url] : [])),
);

registerRoute(
  ({ sameOrigin }) => sameOrigin,
  async ({ request, url }) => {
    // The query string and a slash at the end do not change the page.
    const address = url.pathname.replace(/(.)\/+$/, '$1');
    if (immutableAddresses.has(address)) return (await matchPrecache(address)) ?? fetch(request);
    try {
      return await fetch(request);
    } catch (error) {
      const cached = await matchPrecache(address);
      if (cached) return cached;
      throw error;
    }
  },
);
