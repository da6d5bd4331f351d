import { controls } from '../search-api.mjs';
import { useSearch } from './use-search.mjs';

export function SearchPage({ first }) {
  const { state, result, isLoading, failed, act, retry } = useSearch(first);
  const submit = (event) => {
    event.preventDefault();
    act({ type: 'query', q: new FormData(event.currentTarget).get('q').trim() });
  };
  return (
    <main aria-busy={isLoading}>
      <form role="search" onSubmit={submit}>
        <label htmlFor="q">Search products</label>
        <input id="q" name="q" type="search" defaultValue={state.q} key={state.q} />
        <button>Search</button>
      </form>
      {failed && (
        <p role="alert">
          The search is not available. <button onClick={retry}>Try again</button>
        </p>
      )}
      <p role="status">{result && `${result.total} products`}</p>
      {result && <Results result={result} filters={state.filters} act={act} />}
    </main>
  );
}

function Results({ result, filters, act }) {
  const { facets, page, pages, sorts } = controls(result);
  return (
    <>
      {filters.length > 0 && <button onClick={() => act({ type: 'reset' })}>Remove filters</button>}
      {facets.map((facet) => (
        <fieldset key={facet.id}>
          <legend>{facet.name}</legend>
          {facet.values.map(({ value, count, filter }) => (
            <label key={filter}>
              <input
                type="checkbox"
                checked={filters.includes(filter)}
                onChange={() => act({ type: 'toggle', filter })}
              />
              {value} ({count})
            </label>
          ))}
        </fieldset>
      ))}
      <label>
        Sort by
        <select
          value={sorts.find(({ selected }) => selected)?.id}
          onChange={(event) => act({ type: 'sort', sort: event.target.value })}
        >
          {sorts.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <ol start={result.documents[0]?.position}>
        {result.documents.map(({ id, document: { url, title, brand, price } }) => (
          <li key={id}>
            <a href={url}>{title}</a> {brand}, {price.toFixed(2)} EUR
          </li>
        ))}
      </ol>
      <nav aria-label="Pages">
        {page > 1 && <button onClick={() => act({ type: 'page', page: page - 1 })}>Previous</button>}
        {page < pages && <button onClick={() => act({ type: 'page', page: page + 1 })}>Next</button>}
      </nav>
    </>
  );
}
