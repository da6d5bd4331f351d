/**
 * Part of the inline script: removes an anchor that can not be decoded, such as `#%FF`, from the address. Gatsby decodes
 * anchors when it scrolls, outside of any error boundary, and the page would be empty. So this runs, and listens, before
 * Gatsby does.
 */
export function removeUnreadableHashes(): void {
  const check = () => {
    const { hash, pathname, search } = location;
    try {
      decodeURI(hash);
    } catch {
      history.replaceState(history.state, '', pathname + search);
    }
  };
  check();
  addEventListener('popstate', check);
}
