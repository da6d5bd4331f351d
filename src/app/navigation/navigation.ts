import { recordNavigation } from '../../lib/browser/navigation-time';
import { readablePath } from '../../lib/addresses/readable-path';
import type { LoadedPage } from './page-loader';
import { finishProgress, startProgress } from './progress';
import { resetRestoredPosition } from './scroll-restoration';

declare global {
  interface Window {
    /** Gatsby's navigation, which its links call. */
    ___navigate?: (to: string | number, options?: { replace?: boolean }) => void;
  }
}

/** Number of the latest navigation. An older navigation that is still loading is dropped. */
let latest = 0;

/** Begins a navigation. @returns a function that tests whether it is still the latest */
function beginNavigation(): () => boolean {
  latest += 1;
  recordNavigation();
  const current = latest;
  window.__loadFailures?.clearNotice();
  return () => current === latest;
}

/** Whether a page has loaded and belongs to the same build as the document. */
function isUsable(loaded: LoadedPage | undefined): loaded is LoadedPage {
  if (!loaded || loaded.status === 'error') return false;
  const build = window.___webpackCompilationHash;
  return build === undefined || loaded.page?.webpackCompilationHash === build;
}

/**
 * Opens an address as a document, because its data did not load or belongs to a newer build. If the server does not
 * respond, the current page stays and a text with 'Retry' appears above it.
 */
async function openDocument(
  address: string,
  { replace, isLatest, retry }: { replace: boolean; isLatest: () => boolean; retry: () => void },
): Promise<void> {
  const responds = await fetch(address, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
  if (!isLatest()) return;
  if (responds) {
    window.location[replace ? 'replace' : 'assign'](address);
    return;
  }
  finishProgress();
  const reason = navigator.onLine ? 'The server does not respond.' : 'You are offline.';
  window.__loadFailures?.showNotice(`The page did not load. ${reason}`, retry);
}

/**
 * Wraps Gatsby's navigation. A page appears when it has loaded and no later navigation, such as Back, has begun. A page
 * that does not load never replaces the current one. The progress bar starts with the request; Gatsby calls its hooks only
 * when the data has arrived.
 */
export function wrapNavigation(): void {
  const { ___navigate: navigate, ___loader: loader } = window;
  if (!navigate || !loader) return;
  const load = loader.loadPage;

  const go = async (to: string, options: { replace?: boolean } = {}): Promise<void> => {
    const isLatest = beginNavigation();
    resetRestoredPosition();
    const { pathname, href } = new URL(to, window.location.href);
    if (pathname === window.location.pathname) finishProgress();
    else startProgress();
    const loaded = await load(pathname);
    if (!isLatest()) return;
    if (isUsable(loaded)) navigate(to, options);
    else
      await openDocument(href, {
        replace: options.replace ?? false,
        isLatest,
        retry: () => void go(to, options),
      });
  };
  window.___navigate = (to, options) => {
    if (typeof to === 'number') navigate(to);
    else void go(to.replace(/^[^?#]*/, readablePath), options);
  };

  // Gatsby calls it after `go`, and for Back and Forward to a page that is not loaded. The address has changed by then, but
  // the old page is still visible. The promise of an older navigation never settles.
  loader.loadPage = (path) =>
    new Promise((resolve) => {
      const current = latest;
      const isLatest = () => current === latest;
      startProgress();
      void load(path).then((loaded) => {
        if (!isLatest()) return;
        if (isUsable(loaded)) resolve(loaded);
        else {
          const { href } = window.location;
          const open = () =>
            openDocument(href, { replace: true, isLatest, retry: () => void open() });
          void open();
        }
      });
    });
  window.addEventListener('popstate', () => {
    beginNavigation();
    finishProgress();
  });
}
