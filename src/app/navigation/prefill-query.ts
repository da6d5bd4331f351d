/**
 * Part of the inline script: the HTML of the search page is the same for all queries. Until React renders it, the field
 * shows the query of the address, unless the reader has typed one, and the page shows that it is searching.
 * @param route of the search page, without a path prefix
 */
export function prefillQuery(route: string): void {
  if (!location.pathname.replace(/\/$/, '').endsWith(route)) return;
  const query = new URLSearchParams(location.search).get('query');
  if (!query) return;
  document.documentElement.setAttribute('data-searching', '');
  const fill = () => {
    const field = document.querySelector<HTMLInputElement>('[role=search] [name=query]');
    if (field && !field.value) field.value = query;
  };
  document.addEventListener('DOMContentLoaded', fill, { once: true });
}
