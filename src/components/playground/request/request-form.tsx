import './request-form.css';
import type { PlaygroundControls } from '../../../hooks/use-playground';
import { playgroundAddress, type PlaygroundState } from '../../../search/playground/state';
import { callOf, isQuery } from '../../../search/playground/calls';
import { CallChoice, sourceChoices } from './call-choice';
import { CallParameters } from './call-parameters';
import { Choices } from './choices';
import { ControlFlags } from './control-flags';
import { Field } from './field';
import { BodyField } from './body-field';
import { FilterRows } from './filter-rows';
import { OtherParameters } from './other-parameters';
import { ServiceFields } from './service-fields';

interface RequestFormProps extends PlaygroundControls {
  state: PlaygroundState;
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
        choices={sourceChoices}
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
      <CallChoice state={state} onChange={onChange} />
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
