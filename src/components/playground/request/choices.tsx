interface ChoicesProps<Id extends string> {
  name: string;
  label: string;
  choices: readonly { id: Id; name: string; note?: string }[];
  chosen: Id;
  onChoose: (id: Id) => void;
}

/** One of a few things. */
export function Choices<Id extends string>({
  name,
  label,
  choices,
  chosen,
  onChoose,
}: ChoicesProps<Id>) {
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
