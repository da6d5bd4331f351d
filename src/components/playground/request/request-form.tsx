import './request-form.css';
import type { ReactNode } from 'react';
import type { PlaygroundControls } from '../../../hooks/use-playground';
import { playgroundAddress, type PlaygroundState } from '../../../search/playground/state';
import {
  callOf,
  calls,
  isQuery,
  playgroundCalls,
  sourceFor,
} from '../../../search/playground/calls';
import { CallParameters } from './call-parameters';
import { Choices } from './choices';
import { ControlFlags } from './control-flags';
import { Field } from './field';
import { BodyField } from './body-field';
import { FilterRows } from './filter-rows';
import { OtherParameters } from './other-parameters';
import { ServiceFields } from './service-fields';

const sources = [
  { id: 'shop', name: 'Sample shop', note: 'in this browser' },
  { id: 'documentation', name: 'Documentation', note: 'in this browser' },
  { id: 'practice', name: 'Practice tenant', note: 'your own data' },
  { id: 'service', name: 'Hosted service', note: 'your own host' },
] as const;

const nameOf = (source: PlaygroundState['source']) =>
  sources.find(({ id }) => id === source)?.name ?? source;

/** All calls. Those of another source are in a group whose label announces the change of the source. */
const callChoices = (source: PlaygroundState['source']) =>
  calls.map((id) => {
    const other = sourceFor(id, source);
    return {
      id,
      name: playgroundCalls[id].name,
      ...(other !== source && { group: `Changes the source to ${nameOf(other)}` }),
    };
  });

interface RequestFormProps extends PlaygroundControls {
  state: PlaygroundState;
}

/** For a link with a source that does not respond to its call: a button that changes the source. */
function sourceProblem(
  { call, source }: PlaygroundState,
  onChange: RequestFormProps['onChange'],
): ReactNode {
  const other = sourceFor(call, source);
  if (other === source) return undefined;
  return (
    <>
      {`${nameOf(source)} does not respond to this call. `}
      <button type="button" className="text-button" onClick={() => onChange({ source: other })}>
        {`Change the source to ${nameOf(other)}`}
      </button>
    </>
  );
}

export function RequestForm(props: RequestFormProps) {
  const { state, run, onChange, onRun, onStop, onReset } = props;
  const isRunning = run.isLoading && state.source === 'service';
  return (
    <form
      className="request-form"
      aria-label="Request"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onRun();
      }}
    >
      <Choices
        name="source"
        label="Source"
        choices={sources}
        chosen={state.source}
        onChoose={(source) => onChange({ source })}
      />
      {state.source === 'service' && <ServiceFields {...props} />}
      {state.source === 'practice' && (
        <Field
          label="Search app"
          placeholder="products"
          hint="Code of the search app, products in the tutorials."
          value={state.index}
          onChange={(index) => onChange({ index })}
        />
      )}
      <Choices
        name="call"
        label="Call"
        choices={callChoices(state.source)}
        chosen={state.call}
        problem={sourceProblem(state, onChange)}
        onChoose={(call) => onChange({ call })}
      />
      {callOf(state.call).body !== undefined && <BodyFields {...props} />}
      {isQuery(state.call) && <QueryFields {...props} />}
      <CallParameters {...props} />
      <div className="actions">
        <button type="submit" className="button" aria-keyshortcuts="Control+Enter Meta+Enter">
          {isRunning ? 'Running…' : 'Run'}
        </button>
        {isRunning && (
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

/** Fields of a call that has parameters only. */
function QueryFields(props: RequestFormProps) {
  const isSearch = props.state.call === 'search';
  return (
    <>
      {textFields(props)('q', 'Query (q)', isSearch ? '* finds everything' : 'what was typed')}
      {isSearch && <SearchFields {...props} />}
      <OtherParameters {...props} />
    </>
  );
}

/** The body of a call, and the parameters of its address. */
function BodyFields(props: RequestFormProps) {
  const { state, problems, run, onChange } = props;
  return (
    <>
      <BodyField
        call={state.call}
        isSent={run.address === playgroundAddress(state)}
        value={state.body}
        problem={problems.get('body')}
        onChange={(body) => onChange({ body })}
      />
      {state.call === 'search-post' && (
        <>
          <ControlFlags chosen={state.ctrl} onChange={(ctrl) => onChange({ ctrl })} />
          <OtherParameters {...props} />
        </>
      )}
    </>
  );
}

type TextParameter = 'q' | 'sort' | 'page' | 'rows' | 'displayFields' | 'displayFacets';

/** Makes the fields of parameters that are one text. */
const textFields =
  ({ state, problems, onChange }: Pick<RequestFormProps, 'state' | 'problems' | 'onChange'>) =>
  (
    parameter: TextParameter,
    label: string,
    placeholder: string,
    rest: { choices?: readonly string[]; inputMode?: 'numeric' } = {},
  ) => (
    <Field
      {...{ label, placeholder, ...rest }}
      value={state[parameter]}
      problem={problems.get(parameter.startsWith('display') ? `result.${parameter}` : parameter)}
      onChange={(value) => onChange({ [parameter]: value })}
    />
  );

/** The fields of a search besides its query. */
function SearchFields(props: RequestFormProps) {
  const { state, problems, run, onChange } = props;
  const { sort, facets } = run.outcome?.result ?? {};
  const field = textFields(props);
  return (
    <>
      <FilterRows
        rows={state.filters}
        problems={problems}
        ids={facets?.map(({ id }) => id) ?? []}
        onChange={(filters) => onChange({ filters, page: '' })}
      />
      {field('sort', 'Sort', 'relevance', { choices: sort?.sort.map(({ id }) => id) ?? [] })}
      <div className="pair">
        {field('page', 'Page', '1', { inputMode: 'numeric' })}
        {field('rows', 'Rows', '10', { inputMode: 'numeric' })}
      </div>
      <ControlFlags chosen={state.ctrl} onChange={(ctrl) => onChange({ ctrl })} />
      {field('displayFields', 'Display fields', 'title,price')}
      {field('displayFacets', 'Display facets', 'rating')}
    </>
  );
}
