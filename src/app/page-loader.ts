type Load = (path: string, ...rest: unknown[]) => unknown;

interface PageLoader {
  loadPage: Load;
  loadPageSync: Load;
}

/**
 * Lets Gatsby know a page by its path alone. It requests the data of a page again for every query string, because
 * pages may be made per request; those of this site are files. Without this each filter of a search would wait for
 * the network, and without a connection it would end in the browser's error page.
 */
export function loadPagesByPath(): void {
  const loader = (window as { ___loader?: Partial<PageLoader> }).___loader;
  if (!loader) return;
  for (const name of ['loadPage', 'loadPageSync'] as const) {
    const load = loader[name];
    if (load) loader[name] = (path, ...rest) => load(path.replace(/[?#].*$/s, ''), ...rest);
  }
}
