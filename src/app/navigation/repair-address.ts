import { readablePath } from '../../lib/addresses/readable-path';

/**
 * Part of the inline script: repairs an address that cannot be decoded. An anchor such as `#%FF` is removed; in a path such
 * as `/100%-free`, the `%` is encoded. Gatsby decodes both outside any error boundary, and the page would stay empty or
 * without scripts. So this code runs, and listens, before Gatsby does.
 */
export function repairAddress(): void {
  const check = () => {
    const { hash, pathname, search } = location;
    const path = readablePath(pathname);
    if (path !== pathname || !isReadable(hash))
      history.replaceState(history.state, '', path + search + (isReadable(hash) ? hash : ''));
  };
  check();
  addEventListener('popstate', check);
}

function isReadable(hash: string): boolean {
  try {
    decodeURI(hash);
    return true;
  } catch {
    return false;
  }
}
