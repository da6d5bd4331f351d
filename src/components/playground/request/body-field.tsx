import { useId } from 'react';

interface BodyFieldProps {
  value: string;
  /** What is wrong with the value. */
  problem: string | undefined;
  onChange: (value: string) => void;
}

/** The body of a call as JSON. */
export function BodyField({ value, problem, onChange }: BodyFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>Body (JSON)</label>
      <textarea
        id={id}
        className="control"
        rows={Math.min(20, value.split('\n').length + 1)}
        value={value}
        spellCheck={false}
        autoCapitalize="off"
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        onChange={({ target }) => onChange(target.value)}
      />
      {problem !== undefined && (
        <p className="problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}
