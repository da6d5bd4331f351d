interface ChoicesProps<Id extends string> {
  name: string;
  label: string;
  choices: readonly { id: Id; name: string; note?: string }[];
  chosen: Id;
  onChoose: (id: Id) => void;
}

/** A choice among a few options. */
export function Choices<Id extends string>(props: ChoicesProps<Id>) {
  const { name, label, choices, chosen, onChoose } = props;
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
