/**
 * Inline script for the search page, whose HTML is the same for all queries: until the site's scripts are there, the
 * field shows the query of the address, unless the reader is typing another one, and the page says that it searches.
 */
export function earlySearchScript(): string {
  return (
    `(function(d,l){var q;if(!/\\/search\\/?$/.test(l.pathname)||!(q=new URLSearchParams(l.search).get('query')))return;` +
    `d.documentElement.setAttribute('data-searching','');` +
    `d.addEventListener('DOMContentLoaded',function(){var f=d.querySelector('[role=search] [name=query]');if(f&&!f.value)f.value=q})` +
    `})(document,location)`
  );
}
