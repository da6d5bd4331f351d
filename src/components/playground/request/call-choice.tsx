import { useId } from 'react';
import {
  calls,
  playgroundCalls,
  sourceFor,
  type Call,
  type PlaygroundSource,
} from '../../../search/playground/calls';
import type { PlaygroundState } from '../../../search/playground/state';

/** Sources with their names and notes. */
export const sourceChoices = [
  { id: 'shop', name: 'Sample shop', note: 'in this browser' },
  { id: 'documentation', name: 'Documentation', note: 'in this browser' },
  { id: 'practice', name: 'Practice tenant', note: 'your own data' },
  { id: 'service', name: 'Hosted service', note: 'your own host' },
] as const;

const nameOf = (source: PlaygroundSource) =>
  sourceChoices.find(({ id }) => id === source)?.name ?? source;

interface CallChoiceProps {
  state: Pick<PlaygroundState, 'call' | 'source'>;
  onChange: (part: { call: Call } | { source: PlaygroundSource }) => void;
}

/** All calls. The label of a group, or a button for a link to another source's call, announces the change of the source. */
export function CallChoice({ state: { call, source }, onChange }: CallChoiceProps) {
  const id = useId();
  const needed = sourceFor(call, source);
  const hasProblem = needed !== source;
  const others = new Set(
    calls.map((one) => sourceFor(one, source)).filter((one) => one !== source),
  );
  const optionsFor = (answering: PlaygroundSource) =>
    calls
      .filter((one) => sourceFor(one, source) === answering)
      .map((one) => (
        <option key={one} value={one}>
          {playgroundCalls[one].name}
        </option>
      ));
  return (
    <div className="field">
      <label htmlFor={id}>Call</label>
      <select
        id={id}
        className="control"
        value={call}
        aria-invalid={hasProblem || undefined}
        aria-describedby={hasProblem ? `${id}-problem` : undefined}
        onChange={({ target }) => onChange({ call: target.value as Call })}
      >
        {optionsFor(source)}
        {[...others].map((other) => (
          <optgroup key={other} label={`Changes the source to ${nameOf(other)}`}>
            {optionsFor(other)}
          </optgroup>
        ))}
      </select>
      {hasProblem && (
        <p className="hint" id={`${id}-problem`}>
          {`${nameOf(source)} does not respond to this call. `}
          <button
            type="button"
            className="text-button"
            onClick={() => onChange({ source: needed })}
          >
            {`Change the source to ${nameOf(needed)}`}
          </button>
        </p>
      )}
    </div>
  );
}
