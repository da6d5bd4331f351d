import './rendered-response.css';
import './visitor-view.css';
import { useId, useRef, type ReactNode } from 'react';
import type { ExampleView } from '../../../search/playground/example-view';
import { resultView, withResultView } from '../../../search/playground/result-view';
import {
  playgroundAt,
  playgroundPairs,
  type PlaygroundState,
} from '../../../search/playground/state';
import { encodePairs } from '../../../search/protocol/query-string';
import { SortChoice } from '../../search/hits/sort-choice';
import { RenderedHits } from './rendered-hits';
import { Suggestions } from './suggestions';

interface VisitorViewProps {
  state: PlaygroundState;
  view: ExampleView;
  isLoading?: boolean;
  /** Absent in a static view, whose controls are disabled. */
  onChange?: (state: PlaygroundState) => void;
}

/** A response as visitors of a shop see it: search field, sorts, facets, hits or suggestions. */
export function VisitorView({ state, view, isLoading = false, onChange }: VisitorViewProps) {
  const { result, correction, suggestions } = view;
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const change = (next: PlaygroundState) => onChange?.(next);
  const resultState = resultView(state);
  return (
    <div className="visitor-view rendered-response">
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
              state={resultState}
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
            isLoading={isLoading}
            onChange={change}
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

/** Static view of the response of an example. @param address of the call in the playground */
export function renderPreview(address: string, view: ExampleView): ReactNode {
  return <VisitorView state={playgroundAt(address)} view={view} />;
}
