import { useId } from 'react';
import { useLayoutMode } from '../../../hooks/use-layout-mode';

/** Most choices that stay side by side in a narrow window. */
const MAX_SHOWN = 6;

interface ChoicesProps<Id extends string> {
  name: string;
  label: string;
  choices: readonly { id: Id; name: string; note?: string }[];
  chosen: Id;
  onChoose: (id: Id) => void;
}

/** One of a few things; of many, in narrow windows, by a list that opens. */
export function Choices<Id extends string>({
  name,
  label,
  choices,
  chosen,
  onChoose,
}: ChoicesProps<Id>) {
  const id = useId();
  const isNarrow = useLayoutMode() === 'mobile';
  if (isNarrow && choices.length > MAX_SHOWN)
    return (
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <select
          id={id}
          className="control"
          value={chosen}
          onChange={({ target }) => {
            const choice = choices.find((each) => each.id === target.value);
            if (choice) onChoose(choice.id);
          }}
        >
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.name}
              {choice.note && ` (${choice.note})`}
            </option>
          ))}
        </select>
      </div>
    );
  return (
    <fieldset className={`${name}s`}>
      <legend>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.id} className="source">
          <input
            type="radio"
            name={name}
            checked={chosen === choice.id}
            onChange={() => onChoose(choice.id)}
          />
          <span>
            {choice.name} {choice.note && <small>{choice.note}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
