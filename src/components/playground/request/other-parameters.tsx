import type { Problems } from '../../../search/playground/problems';
import type { FieldParameter, PlaygroundState } from '../../../search/playground/state';
import type { SearchParameters } from '../../../search/protocol/types';
import { CloseIcon } from '../../icons';
import { Field } from './field';

/** Parameters without a field in the form. The compiler reports a parameter that the protocol adds or removes. */
const known: Record<Exclude<keyof SearchParameters, FieldParameter>, true> = {
  nextPageToken: true,
  locale: true,
  requestId: true,
  sessionId: true,
  userId: true,
  requestOrigin: true,
  tracking: true,
  explain: true,
  debug: true,
};

interface OtherParametersProps {
  state: Pick<PlaygroundState, 'others'>;
  problems: Problems;
  onChange: (part: Pick<PlaygroundState, 'others'>) => void;
}

/** Parameters without a field of their own, by name. */
export function OtherParameters({ state, problems, onChange }: OtherParametersProps) {
  const all = state.others;
  const change = (others: PlaygroundState['others']) => onChange({ others });
  const set = (at: number, pair: [string, string]) =>
    change(all.map((other, index) => (index === at ? pair : other)));
  return (
    <fieldset>
      <legend>Other parameters</legend>
      {all.map(([name, value], index) => (
        <div className="row" key={index}>
          <Field
            isLabelHidden
            label={`Parameter ${index + 1}: name`}
            placeholder="locale"
            value={name}
            choices={Object.keys(known)}
            problem={undefined}
            onChange={(next) => set(index, [next, value])}
          />
          <Field
            isLabelHidden
            label={`Parameter ${index + 1}: value`}
            placeholder="en"
            value={value}
            problem={problems.get(name)}
            onChange={(next) => set(index, [name, next])}
          />
          <button
            type="button"
            className="icon-button"
            aria-label={`Remove parameter ${index + 1}`}
            onClick={() => change(all.filter((_, other) => other !== index))}
          >
            <CloseIcon />
          </button>
        </div>
      ))}
      <button type="button" className="text-button" onClick={() => change([...all, ['', '']])}>
        Add parameter
      </button>
    </fieldset>
  );
}
