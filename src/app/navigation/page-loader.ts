/** What Gatsby's loader gives for a page; nothing or an error when it could not be loaded. */
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
  /** The page, when it is loaded. */
  loadPageSync: (path: string, options?: object) => LoadedPage | undefined;
}

declare global {
  interface Window {
    ___loader?: PageLoader;
    /** Route of the page that the document is. */
    pagePath?: string;
    /** Build that the document is of. */
    ___webpackCompilationHash?: string;
  }
}

/** The path of an address. Gatsby decodes it twice: one that cannot be decoded so often has no page, and loses its `%`. */
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
 * Lets Gatsby know a page by its path alone. It requests the data of a page again for every query string, because
 * pages may be made per request; those of this site are files. Without this each filter of a search would wait for
 * the network, and without a connection it would end in the browser's error page.
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
