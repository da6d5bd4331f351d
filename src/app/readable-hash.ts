/**
 * Takes an anchor off the address that is no text, such as `#%FF`: Gatsby decodes it while it scrolls, outside of any
 * error boundary, and the page would be empty. Call it before Gatsby listens to the history itself.
 */
export function keepHashReadable(): void {
  dropUnreadableHash();
  window.addEventListener('popstate', dropUnreadableHash);
}

function dropUnreadableHash(): void {
  const { pathname, search, hash } = window.location;
  try {
    decodeURI(hash);
  } catch {
    window.history.replaceState(window.history.state, '', pathname + search);
  }
}
