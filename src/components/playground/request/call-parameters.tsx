import { callOf } from '../../../search/playground/calls';
import type { Problems } from '../../../search/playground/problems';
import type { PlaygroundState } from '../../../search/playground/state';
import { Choices } from './choices';
import { Field } from './field';

interface CallParametersProps {
  state: PlaygroundState;
  problems: Problems;
  onChange: (part: Pick<PlaygroundState, 'others'>) => void;
}

/** Fields of the parameters that only this call has. */
export function CallParameters({ state, problems, onChange }: CallParametersProps) {
  return Object.entries(callOf(state.call).parameters ?? {}).map(([name, values]) => {
    const value = state.others.find(([other]) => other === name)?.[1] ?? '';
    const set = (next: string) =>
      onChange({ others: [...state.others.filter(([other]) => other !== name), [name, next]] });
    return values.length > 0 ? (
      <Choices
        key={name}
        name={name}
        label={name}
        choices={values.map((id) => ({ id, name: id }))}
        chosen={value}
        onChoose={set}
      />
    ) : (
      <Field key={name} label={name} value={value} problem={problems.get(name)} onChange={set} />
    );
  });
}
