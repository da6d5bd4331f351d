import { navigate } from 'gatsby';
import { useEffect, useState } from 'react';
import { useLayoutMode } from '../../hooks/use-layout-mode';
import { useSearch } from '../../hooks/use-search';
import type { SearchResult } from '../../search/protocol/types';
import { resultUrl } from '../../search/client/result-url';
import {
  parseSearchState,
  searchAddress,
  type SearchState,
} from '../../search/client/search-state';
import { site } from '../../site';
import { Link } from '../link';
import { ActiveFilters } from './active-filters';
import { AnswerBox } from './answer-box';
import { EntryPoints } from './entry-points';
import { Facets } from './facets';
import { FilterDrawer } from './filter-drawer';
import { HitList } from './hit-list';
import { LeftOut } from './left-out';
import { NoResults } from './no-results';
import { ResultPages } from './result-pages';
import { ResultsHeader } from './results-header';
import { SearchProblem } from './search-problem';
import { searchView } from './search-view-style';
import { Spelling } from './spelling';
import { UsefulQuestions } from './useful-questions';
import { routes } from '../../lib/routes';

/** Everything on the search page. @param search query string of the address, the only state there is */
export function SearchView({ search }: { search: string }) {
  // The server does not know the address: what depends on it comes after hydration.
  const [state, setState] = useState<SearchState>();
  useEffect(() => setState(parseSearchState(search)), [search]);
  const layout = useLayoutMode();
  const searched = state && state.query.trim() !== '' ? state : undefined;
  const { response, assistance, error, loading, retry } = useSearch(searched);
  const result = response?.result[site.search.resultKey];
  useRedirect(result, loading);

  const show = (next: SearchState) => {
    // At once, so that a check box does not wait for the navigation; the address follows.
    setState(next);
    void navigate(searchAddress(next));
  };
  const isEmpty = result?.documents.length === 0;

  return (
    <main id="main" tabIndex={-1} css={searchView}>
      <h1>Search Results</h1>
      <p className="without-js">
        Search needs JavaScript, which is off in this browser.{' '}
        <Link to={routes.docs}>All topics</Link> and <Link to={routes.docsTags}>all tags</Link> work
        without it.
      </p>
      {state && !searched && (
        <>
          <EntryPoints title="What are you looking for?" prompt />
          <UsefulQuestions />
        </>
      )}
      {searched && (
        <div className="columns" aria-busy={loading}>
          {layout === 'desktop' && (
            <aside aria-label="Filters">
              <Facets state={searched} facets={result?.facets} onChange={show} />
            </aside>
          )}
          <div className="found">
            <Spelling state={searched} correction={response?.didYouMeanResult} />
            <ResultsHeader
              state={searched}
              result={result}
              loading={loading}
              failed={error !== undefined}
              onChange={show}
            />
            {layout === 'mobile' && (
              <FilterDrawer
                state={searched}
                facets={result?.facets}
                total={result?.total}
                onChange={show}
              />
            )}
            {assistance && <LeftOut words={assistance.leftOut} />}
            <ActiveFilters state={searched} onChange={show} />
            {error && <SearchProblem error={error} onRetry={retry} />}
            {!error && !result && loading && <p className="loading">Searching...</p>}
            {assistance?.answer && <AnswerBox answer={assistance.answer} />}
            {result && !isEmpty && <HitList documents={result.documents} dimmed={loading} />}
            {result && isEmpty && result.total === 0 && (
              <NoResults state={searched} onChange={show} />
            )}
            {result && isEmpty && result.total > 0 && (
              <p className="loading">There is no page {searched.page} of these results.</p>
            )}
            {result?.paging && (
              <ResultPages state={searched} paging={result.paging} onChange={show} />
            )}
          </div>
        </div>
      )}
    </main>
  );
}

/** Follows a redirect of the response, to this site or by http(s) to another one. */
function useRedirect(result: SearchResult | undefined, loading: boolean): void {
  const location = loading ? undefined : result?.redirect?.location;
  useEffect(() => {
    const url = resultUrl(location);
    if (url === undefined) return;
    if (url.startsWith('/')) void navigate(url, { replace: true });
    else window.location.replace(url);
  }, [location]);
}
