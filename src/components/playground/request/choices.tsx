import { useId, type ReactNode } from 'react';

/** Largest number of choices that are radio buttons. */
const MAX_RADIO_BUTTONS = 6;

interface Choice<Id extends string> {
  id: Id;
  name: string;
  note?: string;
  /** Group of the choice in a select. */
  group?: string | undefined;
}

interface ChoicesProps<Id extends string> {
  name: string;
  label: string;
  choices: readonly Choice<Id>[];
  chosen: Id;
  /** The reason why the chosen one cannot be used, and a remedy. */
  problem?: ReactNode;
  onChoose: (id: Id) => void;
}

/** A choice among options: radio buttons for a few, a select for many. */
export function Choices<Id extends string>({
  name,
  label,
  choices,
  chosen,
  problem,
  onChoose,
}: ChoicesProps<Id>) {
  const id = useId();
  if (choices.length > MAX_RADIO_BUTTONS)
    return (
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <select
          id={id}
          className="control"
          value={chosen}
          aria-invalid={Boolean(problem) || undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={({ target }) => {
            const choice = choices.find((each) => each.id === target.value);
            if (choice) onChoose(choice.id);
          }}
        >
          <GroupedOptions choices={choices} />
        </select>
        {problem && (
          <p className="hint" id={`${id}-problem`}>
            {problem}
          </p>
        )}
      </div>
    );
  return (
    <fieldset className={choices.some(({ note }) => note) ? 'sources' : 'in-row'}>
      <legend>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.id} className="check">
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

function GroupedOptions<Id extends string>({ choices }: Pick<ChoicesProps<Id>, 'choices'>) {
  return [...new Set(choices.map(({ group }) => group))].map((group) => {
    const inGroup = choices.filter((choice) => choice.group === group);
    const options = inGroup.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ));
    return group === undefined ? (
      options
    ) : (
      <optgroup key={group} label={group}>
        {options}
      </optgroup>
    );
  });
}
