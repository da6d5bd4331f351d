import type { Problems } from '../../../search/playground/problems';
import type { FieldParameter } from '../../../search/playground/state';
import type { SearchParameters } from '../../../search/protocol/types';
import { CloseIcon } from '../../icons';
import { Field } from './field';

type Pair = readonly [name: string, value: string];

/** Parameters that the form has no field for. One that the protocol gains or loses is an error of the compiler. */
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
  pairs: readonly Pair[];
  problems: Problems;
  onChange: (pairs: [name: string, value: string][]) => void;
}

/** Parameters without a field of their own, by name. */
export function OtherParameters({ pairs, problems, onChange }: OtherParametersProps) {
  const all = pairs.map(([name, value]): [string, string] => [name, value]);
  const set = (at: number, pair: [string, string]) =>
    onChange(all.map((other, index) => (index === at ? pair : other)));
  return (
    <fieldset>
      <legend>Other parameters</legend>
      {all.map(([name, value], index) => (
        <div className="row" key={index}>
          <Field
            quiet
            label={`Parameter ${index + 1}: name`}
            placeholder="locale"
            value={name}
            choices={Object.keys(known)}
            problem={undefined}
            onChange={(next) => set(index, [next, value])}
          />
          <Field
            quiet
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
            onClick={() => onChange(all.filter((_, other) => other !== index))}
          >
            <CloseIcon />
          </button>
        </div>
      ))}
      <button type="button" className="text-button" onClick={() => onChange([...all, ['', '']])}>
        Add parameter
      </button>
    </fieldset>
  );
}
