import './search-view.css';
import { navigate } from 'gatsby';
import { useEffect, useMemo, useState } from 'react';
import { useHydrated } from '../../hooks/use-hydrated';
import { useLayoutMode } from '../../hooks/use-layout-mode';
import { useSearch, type SearchProgress } from '../../hooks/use-search';
import type { SearchResult } from '../../search/protocol/types';
import { resultUrl } from '../../search/client/result-url';
import {
  parseSearchState,
  searchAddress,
  type SearchState,
} from '../../search/client/search-state';
import { site } from '../../site';
import { SkipLink } from '../frame/skip-link';
import { Link } from '../link';
import { ActiveFilters } from './facets/active-filters';
import { AnswerBox } from './answer-box';
import { EntryPoints } from './entry-points';
import { Facets } from './facets/facets';
import { FilterDrawer } from './facets/filter-drawer';
import { HitList } from './hits/hit-list';
import { CutNote, DefinitionLine, UnmatchedNote } from './search-note';
import { NoResults } from './no-results';
import { ResultPages } from './hits/result-pages';
import { ResultsHeader } from './hits/results-header';
import type { StateProps } from './state-props';
import { SearchProblem } from './search-problem';
import { Spelling } from './spelling';
import { routes } from '../../lib/addresses/routes';

/** The search page. @param search query string of the address, which has the complete state */
export function SearchView({ search }: { search: string }) {
  // The server does not know the address, so its parameters apply only after hydration.
  const isHydrated = useHydrated();
  const addressed = useMemo(() => parseSearchState(search), [search]);
  /** The reader's choice, until the address contains it. */
  const [chosen, setChosen] = useState<SearchState>();
  const [latestSearch, setLatestSearch] = useState(search);
  if (latestSearch !== search) {
    setLatestSearch(search);
    // After several choices, the address changes once for each of them.
    if (chosen && searchAddress(chosen) === searchAddress(addressed)) setChosen(undefined);
  }
  useEffect(() => {
    const forget = () => setChosen(undefined);
    window.addEventListener('popstate', forget);
    return () => window.removeEventListener('popstate', forget);
  }, []);
  const state = isHydrated ? (chosen ?? addressed) : undefined;
  const request = state && state.query.trim() !== '' ? state : undefined;
  const progress = useSearch(request);
  const result = progress.response?.result[site.search.resultKey];
  useRedirect(result, progress.isLoading);

  const show = (next: SearchState) => {
    // A check box must not wait for the navigation.
    setChosen(next);
    void navigate(searchAddress(next));
  };
  return (
    <main id="main" tabIndex={-1} className="search-view">
      <h1>Search results</h1>
      <p className="without-js">
        Search needs JavaScript, which is off in this browser.{' '}
        <Link to={routes.docs}>All topics</Link> and <Link to={routes.docsTags}>all tags</Link> work
        without it.
      </p>
      {!state && <p className="loading early">Searching…</p>}
      {state && !request && <EntryPoints title="What are you looking for?" isStart />}
      {request && <Results state={request} {...progress} result={result} onChange={show} />}
    </main>
  );
}

interface ResultsProps extends SearchProgress, StateProps {
  result: SearchResult | undefined;
}

/** The results beside their filters, which narrow windows show in a drawer. */
function Results({ state, onChange, result, ...progress }: ResultsProps) {
  const { assistance, response, error, isLoading, retry } = progress;
  const layout = useLayoutMode();
  const shared = { state, onChange };
  const filters = { ...shared, facets: result?.facets };
  // Without hits and filters, there is no column of filters.
  const hasFilters = result?.total !== 0 || state.filters.length > 0;
  return (
    <div className="columns" aria-busy={isLoading}>
      {hasFilters && <SkipLink to="hits" label="Skip to results" />}
      {layout === 'desktop' && hasFilters && (
        <aside aria-label="Filters">
          <Facets {...filters} />
        </aside>
      )}
      <div className="results">
        <Spelling state={state} correction={response?.didYouMeanResult} />
        <ResultsHeader
          {...shared}
          result={result}
          corrected={response?.didYouMeanResult?.corrected}
          isLoading={isLoading}
          hasFailed={error !== undefined}
        />
        {layout === 'mobile' && <FilterDrawer {...filters} total={result?.total} />}
        <CutNote query={state.query} />
        {assistance && <UnmatchedNote words={assistance.leftOut} />}
        <ActiveFilters {...shared} />
        {error && <SearchProblem error={error} onRetry={retry} />}
        {assistance?.definition && <DefinitionLine definition={assistance.definition} />}
        {assistance?.answer && <AnswerBox answer={assistance.answer} />}
      </div>
      {/* The key makes a new element: the element of the placeholders would shift below the header. */}
      <div className="results" id="hits" tabIndex={-1} key={result ? 'hits' : 'placeholders'}>
        {!error && !result && isLoading && <HitPlaceholders />}
        {result && <HitsOrNotice state={state} result={result} isLoading={isLoading} />}
        {result?.paging && <ResultPages {...shared} paging={result.paging} />}
      </div>
    </div>
  );
}

/** Placeholders of hits while the first response loads. Screen readers read the status instead. */
function HitPlaceholders() {
  return (
    <div className="placeholders" aria-hidden="true">
      {[0, 1, 2, 3].map((row) => (
        <div key={row}>
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}

/** The hits, or the reason why there are none. */
function HitsOrNotice(props: { state: SearchState; result: SearchResult; isLoading: boolean }) {
  const { state, isLoading } = props;
  const { documents, total } = props.result;
  if (documents.length > 0) return <HitList documents={documents} isDimmed={isLoading} />;
  if (total === 0) return <NoResults hasFilters={state.filters.length > 0} />;
  const last = Math.ceil(total / state.rows);
  return (
    <p className="loading">
      There is no page {state.page} of these results.{' '}
      <Link to={searchAddress({ ...state, page: last })}>Go to the last page, {last}</Link>
    </p>
  );
}

/** Follows a redirect of the response, to this site or by http(s) to another one. */
function useRedirect(result: SearchResult | undefined, isLoading: boolean): void {
  const location = isLoading ? undefined : result?.redirect?.location;
  useEffect(() => {
    const url = resultUrl(location);
    if (url === undefined) return;
    if (url.startsWith('/')) void navigate(url, { replace: true });
    else window.location.replace(url);
  }, [location]);
}
