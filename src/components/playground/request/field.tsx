import { useId, type InputHTMLAttributes } from 'react';

type Attributes = Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode' | 'placeholder' | 'type'>;

interface FieldProps extends Attributes {
  label: string;
  value: string;
  problem?: string | undefined;
  hint?: string;
  /** Values to choose from. */
  choices?: readonly string[];
  isLabelHidden?: boolean;
  /** Number of visible lines of a text that may have several. */
  rows?: number;
  onChange: (value: string) => void;
}

/** A text field with its label, the rule that its value breaks, and values to choose from. */
export function Field(props: FieldProps) {
  const { label, value, problem, hint, choices, isLabelHidden, rows, onChange, ...rest } = props;
  const id = useId();
  const notes = [problem !== undefined && `${id}-problem`, hint !== undefined && `${id}-hint`];
  const control = {
    ...rest,
    id,
    className: 'control',
    autoComplete: 'off',
    autoCapitalize: 'off',
    spellCheck: false,
    value,
    'aria-invalid': problem !== undefined || undefined,
    'aria-describedby': notes.filter(Boolean).join(' ') || undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <div className="field">
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
      {rows === undefined ? (
        <input type="text" list={choices && `${id}-choices`} {...control} />
      ) : (
        <textarea rows={rows} {...control} />
      )}
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
