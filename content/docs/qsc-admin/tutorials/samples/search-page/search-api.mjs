import { toQuery } from './search-url.mjs';

const endpoint = 'https://{host}/api/v1/search/demo/products';
const fields = 'result.displayFields=title,brand,price,url';

export async function search(state, signal) {
  const query = [toQuery(state), fields].filter(Boolean).join('&');
  const response = await fetch(`${endpoint}?${query}`, { signal });
  if (!response.ok) throw new Error(`Search: ${response.status} ${await response.text()}`);
  const { result } = await response.json();
  return result.products;
}

// the controls of the page: facets with check boxes, and what the line of pages needs
export function controls({ facets = [], paging, sort }) {
  return {
    facets: facets.filter(({ type }) => type === 'multiSelect'),
    page: paging?.currentPage ?? 1,
    pages: paging?.pageCount ?? 0,
    sorts: sort?.sort ?? [],
  };
}
