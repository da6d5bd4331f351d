import { useId, useState } from 'react';
import { resolveSchema, type ApiSchema } from '../../../search/protocol/schema/schema-words';
import { exampleOf, faultOf, typedValue, valueText, type ControlKind } from './control-kind';

export interface ControlProps {
  name: string;
  schema: ApiSchema;
  value: unknown;
  isRequired: boolean;
  /** Whether values that are missing are faults now. */
  isSent: boolean;
  onChange: (value: unknown) => void;
}

/** A value with one control, its description, and its problem. */
export function SingleControl(props: ControlProps & { kind: ControlKind }) {
  const { kind, name, schema, value, isRequired, isSent, onChange } = props;
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
      {kind === 'json' && value === undefined && (
        <button type="button" className="text-button" onClick={() => onChange(exampleOf(schema))}>
          Begin with an example<span className="visually-hidden"> of {name}</span>
        </button>
      )}
    </div>
  );
}

interface InputProps extends Pick<ControlProps, 'schema' | 'value' | 'onChange'> {
  kind: ControlKind;
  attributes: object;
}

const standardOf = (schema: ApiSchema) => schema.default ?? resolveSchema(schema).default;

/** A check box; without a value it shows the default. */
function FlagInput({ schema, value, attributes, onChange }: InputProps) {
  const standard = standardOf(schema);
  return (
    <input
      {...attributes}
      type="checkbox"
      checked={(value ?? standard) === true}
      onChange={({ target }) => onChange(target.checked === standard ? undefined : target.checked)}
    />
  );
}

function TextInput({ kind, schema, value, attributes, onChange }: InputProps) {
  const [draft, setDraft] = useState('');
  // The typed text stays while it means the value.
  const isSame = JSON.stringify(typedValue(kind, draft)) === JSON.stringify(value);
  const shown = isSame ? draft : valueText(kind, value);
  const control = {
    ...attributes,
    className: 'control',
    value: shown,
    spellCheck: false,
    autoCapitalize: 'off',
    onChange: ({ target }: { target: { value: string } }) => {
      setDraft(target.value);
      onChange(typedValue(kind, target.value));
    },
  };
  if (kind === 'json')
    return <textarea {...control} rows={Math.min(12, shown.split('\n').length + 1)} />;
  const { enum: options = [], examples = [] } = resolveSchema(schema);
  const standard = standardOf(schema);
  if (kind !== 'choice')
    return (
      <input
        {...control}
        autoComplete="off"
        placeholder={String(standard ?? examples[0] ?? '')}
        inputMode={kind === 'number' ? 'decimal' : undefined}
      />
    );
  return (
    <select {...control}>
      <option value="">{standard === undefined ? '–' : `${String(standard)} (default)`}</option>
      {[...new Set([...options, value].flatMap((option) => option ?? []))].map((option) => (
        <option key={String(option)}>{String(option)}</option>
      ))}
    </select>
  );
}

/** A sentence in which backticks mark code. */
const withCode = (sentence: string) =>
  sentence.split('`').map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part));
