import { useId } from 'react';
import { useLayoutMode } from '../../../hooks/use-layout-mode';

/** Most choices that stay side by side in a narrow window. */
const MAX_SHOWN = 6;

interface Choice<Id extends string> {
  id: Id;
  name: string;
  note?: string;
  /** What this choice and others have in common; they follow one another. */
  group?: string | undefined;
}

interface ChoicesProps<Id extends string> {
  name: string;
  label: string;
  choices: readonly Choice<Id>[];
  chosen: Id;
  onChoose: (id: Id) => void;
}

/** One of a few things; of many, in narrow windows, by a list that opens. */
export function Choices<Id extends string>(props: ChoicesProps<Id>) {
  const isNarrow = useLayoutMode() === 'mobile';
  return isNarrow && props.choices.length > MAX_SHOWN ? (
    <OpeningList {...props} />
  ) : (
    <Radios {...props} />
  );
}

const groupsOf = ({ choices }: { choices: readonly { group?: string | undefined }[] }) => [
  ...new Set(choices.map(({ group }) => group)),
];

function OpeningList<Id extends string>(props: ChoicesProps<Id>) {
  const { label, choices, chosen, onChoose } = props;
  const id = useId();
  const optionsOf = (group: string | undefined) =>
    choices
      .filter((choice) => choice.group === group)
      .map((choice) => (
        <option key={choice.id} value={choice.id}>
          {choice.name}
        </option>
      ));
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
        {groupsOf(props).map((group) =>
          group === undefined ? (
            optionsOf(group)
          ) : (
            <optgroup key={group} label={group}>
              {optionsOf(group)}
            </optgroup>
          ),
        )}
      </select>
    </div>
  );
}

function Radios<Id extends string>(props: ChoicesProps<Id>) {
  const { name, label, choices, chosen, onChoose } = props;
  const id = useId();
  const radiosOf = (group: string | undefined, description?: string) =>
    choices
      .filter((choice) => choice.group === group)
      .map((choice) => (
        <label key={choice.id} className="source">
          <input
            type="radio"
            name={name}
            checked={chosen === choice.id}
            aria-describedby={description}
            onChange={() => onChoose(choice.id)}
          />
          <span>
            {choice.name} {choice.note && <small>{choice.note}</small>}
          </span>
        </label>
      ));
  return (
    <fieldset className={`${name}s`}>
      <legend>{label}</legend>
      {groupsOf(props).map((group, at) =>
        group === undefined ? (
          radiosOf(group)
        ) : (
          <div key={group} className="group">
            <p className="hint" id={`${id}-${at}`}>
              {group}
            </p>
            {radiosOf(group, `${id}-${at}`)}
          </div>
        ),
      )}
    </fieldset>
  );
}
