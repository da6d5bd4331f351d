import { css } from '@emotion/react';
import { useId, useRef, type ReactNode } from 'react';
import type { ExampleView } from '../../../search/playground/example-view';
import { resultView, withResultView } from '../../../search/playground/result-view';
import { playgroundPairs, type PlaygroundState } from '../../../search/playground/state';
import { encodePairs } from '../../../search/protocol/query-string';
import { SortChoice } from '../../search/sort-choice';
import { RenderedHits } from './rendered-hits';
import { renderedStyle } from './rendered-style';
import { Suggestions } from './suggestions';
import { registerStyles } from '../../../theme/style-registry';

const box = css(renderedStyle, {
  minWidth: 0,
  padding: '16px 20px 20px',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-block)',
  outline: 'none',
  '& fieldset': { minWidth: 0, margin: 0, padding: 0, border: 0 },
  '& .visitor-controls': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: '8px 20px',
    marginBottom: 14,
  },
  '& .visitor-controls label': { fontSize: 13, color: 'var(--text-secondary)' },
  '& .visitor-controls label:first-of-type': { flex: '1 1 200px', minWidth: 0 },
  '& .visitor-controls .control': {
    display: 'block',
    marginTop: 2,
  },
  '& .visitor-controls input': { width: '100%' },
  '& :is(ol, ul)': { padding: 0 },
  '& li + li': { marginTop: 0 },
  '& .details-line': { marginTop: 6 },
  '& .rendered article:first-of-type': { paddingTop: 4 },
});

interface VisitorViewProps {
  state: PlaygroundState;
  view: ExampleView;
  loading?: boolean;
  /** Absent: the view is a picture of the response, its controls do nothing. */
  onChange?: (state: PlaygroundState) => void;
  /** Why the hits are in this order. */
  why?: ReactNode;
}

/** A response as visitors of a shop see it: search field, sorts, facets, hits or suggestions. */
export function VisitorView({ state, view, loading = false, onChange, why }: VisitorViewProps) {
  const { result, correction, suggestions } = view;
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const change = (next: PlaygroundState) => onChange?.(next);
  const shown = resultView(state);
  return (
    <div css={box}>
      <fieldset disabled={onChange === undefined} aria-label="The shop as visitors see it">
        <div className="visitor-controls">
          <label htmlFor={id}>
            Search the shop
            <input
              ref={field}
              id={id}
              className="control"
              type="search"
              autoComplete="off"
              value={state.q === '*' ? '' : state.q}
              placeholder="All products"
              onChange={({ target }) => change({ ...state, q: target.value || '*', page: '' })}
            />
          </label>
          {result?.sort && (
            <SortChoice
              state={shown}
              sorts={result.sort.sort}
              onChange={(next) => change(withResultView(state, next))}
            />
          )}
        </div>
        {result && (
          <RenderedHits
            state={state}
            result={result}
            correction={correction}
            loading={loading}
            onChange={change}
            why={why}
            example={{
              name: encodePairs(playgroundPairs(state)),
              onStep: () => field.current?.focus(),
            }}
          />
        )}
        {suggestions && <Suggestions typed={state.q} items={suggestions} />}
      </fieldset>
    </div>
  );
}

if (process.env.BUILD_STAGE === 'build-html')
  registerStyles('components/playground/response/visitor-view.tsx', [box]);
