/** A page from Gatsby's loader; `status` is `error` if it did not load. */
export interface LoadedPage {
  status?: string;
  page?: { path?: string; webpackCompilationHash?: string };
}

/** The part of Gatsby's loader that the site uses; paths have the path prefix. */
interface PageLoader {
  /** Fetches a page when the browser is idle, unless the request is aborted before it starts. */
  enqueue: (path: string) => { abort: () => void };
  /** Loads a page now. */
  hovering: (path: string) => void;
  /** Loads data and component of a page. Gatsby calls it for navigation and for Back. */
  loadPage: (path: string) => Promise<LoadedPage | undefined>;
  /** The page, if it has loaded. */
  loadPageSync: (path: string, options?: object) => LoadedPage | undefined;
}

declare global {
  interface Window {
    ___loader?: PageLoader;
    /** Route of the document's page. */
    pagePath?: string;
    /** Build of the document. */
    ___webpackCompilationHash?: string;
  }
}

/** The path of an address. Gatsby decodes it twice; a path that cannot be decoded twice has no page and loses its `%`. */
function loaderPath(address: string): string {
  const path = address.replace(/[?#].*$/s, '');
  try {
    decodeURIComponent(decodeURIComponent(path));
    return path;
  } catch {
    return path.replaceAll('%', '-');
  }
}

/**
 * Makes Gatsby load pages only by path. Gatsby requests the data again for every query string, which only pages that are
 * rendered per request need. Each filter of a search would wait for the network, and offline it would end in an error page.
 */
export function loadPagesByPath(): void {
  const loader = window.___loader;
  if (!loader) return;
  const { loadPage, loadPageSync, enqueue, hovering } = loader;
  loader.loadPage = (path) => loadPage(loaderPath(path));
  loader.loadPageSync = (path, options) => loadPageSync(loaderPath(path), options);
  loader.enqueue = (path) => enqueue(loaderPath(path));
  loader.hovering = (path) => hovering(loaderPath(path));
}
