import { noteNavigation } from '../../lib/browser/navigation-time';
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

/** Number of the newest navigation. An older one that is still loading is dropped. */
let newest = 0;

/** Begins a navigation; the returned function tells whether it is still the newest. */
function begin(): () => boolean {
  newest += 1;
  noteNavigation();
  const own = newest;
  window.__loadFailures?.clear();
  return () => own === newest;
}

/** Whether a page is loaded, and of the build that the document is of. */
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
  { replace, isNewest, retry }: { replace: boolean; isNewest: () => boolean; retry: () => void },
): Promise<void> {
  const responds = await fetch(address, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
  if (!isNewest()) return;
  if (responds) {
    window.location[replace ? 'replace' : 'assign'](address);
    return;
  }
  finishProgress();
  const reason = navigator.onLine ? 'The server does not respond.' : 'You are offline.';
  window.__loadFailures?.notice(`The page did not load. ${reason}`, retry);
}

/**
 * Wraps Gatsby's navigation: a page is shown when it is loaded and no newer navigation has begun, Back included; a page
 * that does not load never replaces the current one; the progress bar starts with the request, while Gatsby's hooks are
 * called when a page's data has arrived.
 */
export function wrapNavigation(): void {
  const { ___navigate: navigate, ___loader: loader } = window;
  if (!navigate || !loader) return;
  const load = loader.loadPage;

  const go = async (to: string, options: { replace?: boolean } = {}): Promise<void> => {
    const isNewest = begin();
    resetRestoredPosition();
    const { pathname, href } = new URL(to, window.location.href);
    if (pathname === window.location.pathname) finishProgress();
    else startProgress();
    const loaded = await load(pathname);
    if (!isNewest()) return;
    if (isUsable(loaded)) navigate(to, options);
    else
      await openDocument(href, {
        replace: options.replace ?? false,
        isNewest,
        retry: () => void go(to, options),
      });
  };
  window.___navigate = (to, options) => {
    if (typeof to === 'number') navigate(to);
    else void go(to.replace(/^[^?#]*/, readablePath), options);
  };

  // Gatsby calls it right after a navigation from above, and for Back and Forward to a page that is not loaded. The
  // address has changed by then, the old page is still shown. The promise of an older navigation is never settled.
  loader.loadPage = (path) =>
    new Promise((resolve) => {
      const own = newest;
      const isNewest = () => own === newest;
      startProgress();
      void load(path).then((loaded) => {
        if (!isNewest()) return;
        if (isUsable(loaded)) resolve(loaded);
        else {
          const { href } = window.location;
          const open = () =>
            openDocument(href, { replace: true, isNewest, retry: () => void open() });
          void open();
        }
      });
    });
  window.addEventListener('popstate', () => {
    begin();
    finishProgress();
  });
}
