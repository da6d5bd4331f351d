import { forgetReturn } from './keep-scroll';
import type { LoadedPage } from './page-loader';
import { finishProgress, startProgress } from './progress';

declare global {
  interface Window {
    /** Gatsby's navigation, which its links call. */
    ___navigate?: (to: string | number, options?: { replace?: boolean }) => void;
  }
}

/** Number of the newest navigation. One that is still loading when a newer one begins leads nowhere. */
let newest = 0;

/** Begins a navigation, and tells later on whether it is still the newest. */
function begin(): () => boolean {
  newest += 1;
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
 * Opens an address as a document: its data did not load, or is of a newer build. Nobody loses the page that is read
 * for one that is not there: without a response a text with 'Retry' is all that appears.
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
 * Puts the site's rules around Gatsby's navigation: a page is loaded first, and shown only if the reader has not gone
 * elsewhere meanwhile, Back included; what does not load never takes the shown page away; the progress bar starts
 * with the request (Gatsby's own hooks come when a page's data is there).
 */
export function watchNavigation(): void {
  const { ___navigate: navigate, ___loader: loader } = window;
  if (!navigate || !loader) return;
  const load = loader.loadPage;

  const go = async (to: string, options: { replace?: boolean } = {}): Promise<void> => {
    const isNewest = begin();
    forgetReturn();
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
    else void go(to, options);
  };

  // Gatsby's own calls: right after those above, and for Back and Forward to a page that is not loaded. The address
  // has changed by then, the old page is still shown. A call that was overtaken is never settled.
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
