import { renderToString } from 'react-dom/server';
import { search } from '../search-api.mjs';
import { fromQuery } from '../search-url.mjs';
import { SearchPage } from './search-page.jsx';

// the HTML of a result page, for example for `?q=drill&page=2`
export async function resultPage(query) {
  const state = fromQuery(query);
  const first = { state, result: await search(state) };
  const hidden = state.filters.length > 0 || first.result.total === 0;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    ${hidden ? '<meta name="robots" content="noindex, follow">' : ''}
    <title>Product search</title>
  </head>
  <body>
    <div id="search">${renderToString(<SearchPage first={first} />)}</div>
    <script id="first" type="application/json">${JSON.stringify(first).replaceAll('<', '\\u003c')}</script>
    <script type="module" src="/main.js"></script>
  </body>
</html>`;
}
