import { useId, useState } from 'react';
import { resolveSchema, type ApiSchema } from '../../../search/protocol/schema/schema-words';
import { faultOf, typedValue, valueText, type ControlKind } from './control-kind';

export interface ControlProps {
  name: string;
  schema: ApiSchema;
  value: unknown;
  isRequired: boolean;
  /** Whether missing values are faults, since the call was sent. */
  isSent: boolean;
  onChange: (value: unknown) => void;
}

/** A value with one control, its description, and its problem. */
export function SingleControl(props: ControlProps & { kind: ControlKind }) {
  const { kind, name, schema, value, isRequired, isSent } = props;
  const id = useId();
  const isMissing = isRequired && isSent && value === undefined;
  const fault = isMissing ? 'This value is required.' : faultOf(schema, kind, value);
  const attributes = {
    id,
    'aria-invalid': fault !== '' || undefined,
    'aria-required': isRequired || undefined,
    'aria-describedby': fault === '' ? `${id}-hint` : `${id}-problem ${id}-hint`,
  };
  const Input = kind === 'flag' ? FlagInput : TextInput;
  return (
    <div className={kind === 'flag' ? 'field flag' : 'field'}>
      <label htmlFor={id}>
        <code>{name}</code> {isRequired && <small>required</small>}
      </label>
      <Input {...props} attributes={attributes} />
      {fault !== '' && (
        <p className="problem" id={`${id}-problem`}>
          {fault}
        </p>
      )}
      <p className="hint" id={`${id}-hint`}>
        {withCode(
          schema.description ?? resolveSchema(schema).description ?? 'Not a field of the schema.',
        )}
        {kind === 'json' && <span> Written as JSON.</span>}
      </p>
    </div>
  );
}

interface InputProps extends Pick<ControlProps, 'schema' | 'value' | 'onChange'> {
  kind: ControlKind;
  attributes: object;
}

const defaultOf = (schema: ApiSchema) => schema.default ?? resolveSchema(schema).default;

/** A check box; without a value it shows the default. */
function FlagInput({ schema, value, attributes, onChange }: InputProps) {
  const initial = defaultOf(schema);
  return (
    <input
      {...attributes}
      type="checkbox"
      checked={(value ?? initial) === true}
      onChange={({ target }) => onChange(target.checked === initial ? undefined : target.checked)}
    />
  );
}

function TextInput({ kind, schema, value, attributes, onChange }: InputProps) {
  const [draft, setDraft] = useState('');
  // The typed text stays while it represents the value.
  const isSame = JSON.stringify(typedValue(kind, draft)) === JSON.stringify(value);
  const text = isSame ? draft : valueText(kind, value);
  const control = {
    ...attributes,
    className: 'control',
    value: text,
    spellCheck: false,
    autoCapitalize: 'off',
    onChange: ({ target }: { target: { value: string } }) => {
      setDraft(target.value);
      onChange(typedValue(kind, target.value));
    },
  };
  if (kind === 'json')
    return <textarea {...control} rows={Math.min(12, text.split('\n').length + 1)} />;
  const { enum: options = [], examples = [] } = resolveSchema(schema);
  const initial = defaultOf(schema);
  if (kind !== 'choice')
    return (
      <input
        {...control}
        autoComplete="off"
        placeholder={String(initial ?? examples[0] ?? '')}
        inputMode={kind === 'number' ? 'decimal' : undefined}
      />
    );
  return (
    <select {...control}>
      <option value="">{initial === undefined ? '–' : `${String(initial)} (default)`}</option>
      {[...new Set([...options, value].flatMap((option) => option ?? []))].map((option) => (
        <option key={String(option)}>{String(option)}</option>
      ))}
    </select>
  );
}

/** A sentence in which backticks mark code. */
const withCode = (sentence: string) =>
  sentence
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
