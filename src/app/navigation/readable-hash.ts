/**
 * Inline script that takes an anchor off the address that is no text, such as `#%FF`: Gatsby decodes it while it
 * scrolls, outside of any error boundary, and the page would be empty. It runs before Gatsby reads the address, and
 * listens before Gatsby does.
 */
export function readableHashScript(): string {
  return (
    `(function(w){function f(){var l=w.location;try{decodeURI(l.hash)}` +
    `catch(e){w.history.replaceState(w.history.state,'',l.pathname+l.search)}}` +
    `f();w.addEventListener('popstate',f)})(window)`
  );
}
