import type { ReactNode } from 'react';
import type { Problems } from '../../search/playground/problems';
import type { PlaygroundState } from '../../search/playground/state';
import { controlFlags } from '../../search/protocol/types';
import { Field } from './field';
import { FilterRows } from './filter-rows';
import { OtherParameters } from './other-parameters';

const sources = [
  { id: 'shop', name: 'Sample shop', note: 'in this browser' },
  { id: 'documentation', name: 'Documentation', note: 'in this browser' },
  { id: 'service', name: 'Hosted service', note: 'your own host' },
] as const;

const calls = [
  { id: 'search', name: 'Search' },
  { id: 'suggest', name: 'Suggest' },
] as const;

const flagNotes: Record<(typeof controlFlags)[number], string> = {
  facetDisabled: 'no facets',
  spellcheckDisabled: 'no correction',
  noCache: 'a fresh answer',
  loadMoreFacets: 'more values',
  modified: 'changed by the user',
  trace: 'scores and terms',
};

interface RequestFormProps {
  state: PlaygroundState;
  problems: Problems;
  /** Ids that the latest response names. */
  sorts: readonly string[];
  facets: readonly string[];
  loading: boolean;
  /** Fields of the hosted service. */
  service: ReactNode;
  onChange: (part: Partial<PlaygroundState>) => void;
  onRun: () => void;
  onStop: () => void;
  onReset: () => void;
}

/** The request as a form. */
export function RequestForm(props: RequestFormProps) {
  const { state, problems, sorts, facets, loading, service, onChange, onRun, onStop, onReset } =
    props;
  const field = (
    key: 'q' | 'sort' | 'page' | 'rows' | 'displayFields' | 'displayFacets',
    label: string,
    name: string,
    rest: { placeholder?: string; choices?: readonly string[]; inputMode?: 'numeric' } = {},
  ) => (
    <Field
      label={label}
      value={state[key]}
      problem={problems.get(name)}
      onChange={(value) => onChange({ [key]: value })}
      {...rest}
    />
  );
  const toggle = (flag: string) =>
    state.ctrl.includes(flag)
      ? state.ctrl.filter((other) => other !== flag)
      : [...state.ctrl, flag];
  return (
    <form
      className="panel request-form"
      aria-label="Request"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onRun();
      }}
    >
      <fieldset className="sources">
        <legend>Source</legend>
        {sources.map(({ id, name, note }) => (
          <label key={id} className="source">
            <input
              type="radio"
              name="source"
              checked={state.source === id}
              onChange={() => onChange({ source: id })}
            />
            <span>
              {name} <small>{note}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {state.source === 'service' && service}
      <fieldset className="calls">
        <legend>Call</legend>
        {calls.map(({ id, name }) => (
          <label key={id} className="source">
            <input
              type="radio"
              name="call"
              checked={state.call === id}
              onChange={() => onChange({ call: id })}
            />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      {field('q', 'Query (q)', 'q', {
        placeholder: state.call === 'search' ? '* finds everything' : 'what was typed',
      })}
      {state.call === 'search' && (
        <>
          <FilterRows
            rows={state.filters}
            problems={problems}
            ids={facets}
            onChange={(filters) => onChange({ filters, page: '' })}
          />
          {field('sort', 'Sort', 'sort', { placeholder: 'relevance', choices: sorts })}
          <div className="pair">
            {field('page', 'Page', 'page', { placeholder: '1', inputMode: 'numeric' })}
            {field('rows', 'Rows', 'rows', { placeholder: '10', inputMode: 'numeric' })}
          </div>
          <fieldset className="flags">
            <legend>Control flags (ctrl)</legend>
            {controlFlags.map((flag) => (
              <label key={flag} className="check">
                <input
                  type="checkbox"
                  checked={state.ctrl.includes(flag)}
                  onChange={() => onChange({ ctrl: toggle(flag) })}
                />
                <span>
                  <code>{flag}</code> <small>{flagNotes[flag]}</small>
                </span>
              </label>
            ))}
          </fieldset>
          {field('displayFields', 'Display fields', 'result.displayFields', {
            placeholder: 'title,price',
          })}
          {field('displayFacets', 'Display facets', 'result.displayFacets', {
            placeholder: 'rating',
          })}
        </>
      )}
      <OtherParameters
        pairs={state.others}
        problems={problems}
        onChange={(others) => onChange({ others })}
      />
      <div className="actions">
        <button type="submit" className="button" aria-keyshortcuts="Control+Enter Meta+Enter">
          {loading && state.source === 'service' ? 'Running…' : 'Run'}
        </button>
        {loading && state.source === 'service' && (
          <button type="button" className="text-button" onClick={onStop}>
            Stop
          </button>
        )}
        <button type="button" className="text-button" onClick={onReset}>
          Reset
        </button>
        <span className="keys" aria-hidden="true">
          <kbd>Ctrl</kbd> <kbd>Enter</kbd>
        </span>
      </div>
    </form>
  );
}
