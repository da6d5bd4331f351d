import type { Problems } from '../../../search/playground/problems';
import { otherParameters, type PlaygroundState } from '../../../search/playground/state';
import { CloseIcon } from '../../icons';
import { Field } from './field';

interface OtherParametersProps {
  state: Pick<PlaygroundState, 'others'>;
  problems: Problems;
  onChange: (part: Pick<PlaygroundState, 'others'>) => void;
}

/** The parameters that have no field in the form, with their names. */
export function OtherParameters({ state, problems, onChange }: OtherParametersProps) {
  const pairs = state.others;
  const change = (others: PlaygroundState['others']) => onChange({ others });
  return (
    <fieldset>
      <legend>Other parameters</legend>
      {pairs.map(([name, value], index) => (
        <div className="row" key={index}>
          <Field
            isLabelHidden
            label={`Parameter ${index + 1}: name`}
            placeholder="locale"
            value={name}
            choices={otherParameters}
            onChange={(next) => change(pairs.with(index, [next, value]))}
          />
          <Field
            isLabelHidden
            label={`Parameter ${index + 1}: value`}
            placeholder="en"
            value={value}
            problem={problems.get(name)}
            onChange={(next) => change(pairs.with(index, [name, next]))}
          />
          <button
            type="button"
            className="icon-button"
            aria-label={`Remove parameter ${index + 1}`}
            onClick={() => change(pairs.toSpliced(index, 1))}
          >
            <CloseIcon />
          </button>
        </div>
      ))}
      <button type="button" className="text-button" onClick={() => change([...pairs, ['', '']])}>
        Add parameter
      </button>
    </fieldset>
  );
}
