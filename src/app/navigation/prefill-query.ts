/**
 * Part of the inline script, for the search page, whose HTML is the same for all queries. Until React renders it, the
 * field shows the query of the address, unless the reader has typed another one, and the page shows that it searches.
 */
export function prefillQuery(): void {
  if (!/\/search\/?$/.test(location.pathname)) return;
  const query = new URLSearchParams(location.search).get('query');
  if (!query) return;
  document.documentElement.setAttribute('data-searching', '');
  const fill = () => {
    const field = document.querySelector<HTMLInputElement>('[role=search] [name=query]');
    if (field && !field.value) field.value = query;
  };
  document.addEventListener('DOMContentLoaded', fill, { once: true });
}
