import type { ReactNode } from 'react';
import { countOf } from '../../../lib/text/count-of';
import { resultView, withResultView } from '../../../search/playground/result-view';
import { playgroundAddress, type PlaygroundState } from '../../../search/playground/state';
import { resultUrl } from '../../../search/client/result-url';
import type { DidYouMeanResult, SearchResult } from '../../../search/protocol/types';
import type { SearchState } from '../../../search/client/search-state';
import { Facets } from '../../search/facets/facets';
import { HitList } from '../../search/hits/hit-list';
import { ResultPages } from '../../search/hits/result-pages';
import { Spelling } from '../../search/spelling';
import { Link } from '../../link';

interface RenderedHitsProps {
  state: PlaygroundState;
  result: SearchResult;
  correction: DidYouMeanResult | undefined;
  isLoading: boolean;
  onChange: (state: PlaygroundState) => void;
  /** The reasons for the order of the hits. */
  why?: ReactNode;
  /** The hits belong to an example: they are not part of the page's outline, and their names are unique among examples. */
  example?: { name: string; onStep: () => void };
}

/** The response as a search page would show it, with the components of this site's search page. */
export function RenderedHits({ state, result, isLoading, onChange, ...props }: RenderedHitsProps) {
  const { correction, why, example } = props;
  const view = resultView(state);
  const change = (next: SearchState) => onChange(withResultView(state, next));
  const { documents, facets, paging, redirect } = result;
  const Column = example ? 'div' : 'aside';
  return (
    <div className="rendered">
      <Spelling
        state={view}
        correction={correction}
        addressOf={(next) => playgroundAddress(withResultView(state, next))}
      />
      {redirect && (
        <p className="redirect">
          The response redirects this query to <Redirect to={redirect.location} state={state} />. A
          search page would go there.
        </p>
      )}
      <p className="total">{totalText(result, state.page)}</p>
      {documents.length > 0 && why}
      <div className={documents.length > 0 ? 'result-columns' : 'facet-columns'}>
        <div className="hits">
          {documents.length > 0 && (
            <HitList
              documents={documents}
              isDimmed={isLoading}
              urlOf={urlOf(state)}
              detailsOf={state.source === 'documentation' ? undefined : detailsOf}
              titleAs={example ? 'p' : 'h3'}
            />
          )}
          {paging && (
            <ResultPages
              state={view}
              paging={paging}
              onChange={change}
              label={example && `Result pages, ${example.name}`}
              onStep={example?.onStep}
            />
          )}
        </div>
        {(facets?.length ?? 0) > 0 && (
          <Column
            role={example && 'group'}
            aria-label={example ? `Facets, ${example.name}` : 'Facets'}
          >
            <Facets state={view} facets={facets} onChange={change} />
          </Column>
        )}
      </div>
    </div>
  );
}

function totalText({ total, documents, paging }: SearchResult, page: string): string {
  if (total === 0) return 'No hits';
  const first = documents[0]?.position;
  const none = paging ? `, none on page ${page}` : ', none requested';
  const range = first === undefined ? none : `, ${first} to ${documents.at(-1)?.position} shown`;
  return `${countOf(total, 'hit')}${range}`;
}

function Redirect({ to, state }: { to: string; state: PlaygroundState }) {
  const isLink = state.source !== 'service' || /^https?:/i.test(to);
  const url = isLink ? resultUrl(to) : undefined;
  return url === undefined ? <code>{to}</code> : <Link to={url}>{to}</Link>;
}

/** Products of the shop have no pages, and routes of a service do not exist on this site. */
function urlOf({ source }: PlaygroundState): ((url: unknown) => string | undefined) | undefined {
  if (source === 'documentation') return undefined;
  return (url) =>
    source === 'service' && typeof url === 'string' && /^https?:/i.test(url)
      ? resultUrl(url)
      : undefined;
}

/** Fields that the hit shows itself. */
const hitFields = /^(?:title|description|url|breadcrumb|date|heading|highlight\..*|_explanation)$/;

/** Further fields of a hit, besides title and text: `price: 129`. */
function detailsOf(document: Record<string, unknown>): string[] {
  return Object.entries(document).flatMap(([name, value]) => {
    if (hitFields.test(name)) return [];
    const list = (Array.isArray(value) ? value : [value]) as unknown[];
    const isPlain = list.every((part) => ['string', 'number', 'boolean'].includes(typeof part));
    return isPlain && list.length > 0
      ? [`${name}: ${list.map(String).join(name === 'category' ? ' › ' : ', ')}`]
      : [];
  });
}
