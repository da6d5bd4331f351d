import { useId, type InputHTMLAttributes } from 'react';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'id'> {
  label: string;
  value: string;
  problem: string | undefined;
  hint?: string;
  /** Proposals. */
  choices?: readonly string[];
  isLabelHidden?: boolean;
  onChange: (value: string) => void;
}

/** A text field with its label, the rule that its value breaks, and proposals. */
export function Field(props: FieldProps) {
  const { label, value, problem, hint, choices, isLabelHidden, onChange, ...rest } = props;
  const id = useId();
  const notes = [problem !== undefined && `${id}-problem`, hint !== undefined && `${id}-hint`];
  return (
    <div className="field">
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <input
        type="text"
        {...rest}
        id={id}
        className="control"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={value}
        list={choices && `${id}-choices`}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={notes.filter(Boolean).join(' ') || undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {choices && (
        <datalist id={`${id}-choices`}>
          {choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      )}
      {problem !== undefined && (
        <p className="problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
