// The form loads on demand, its style sheet with the page.
import '../body/body-form.css';
import { useEffect, useState, type ComponentType } from 'react';
import { parseJson } from '../../../lib/values/parse-json';
import type { BodyFormProps } from '../body/body-form';
import { Choices } from './choices';
import { Field } from './field';

interface BodyFieldProps {
  call: string;
  value: string;
  problem: string | undefined;
  /** Whether the call was sent. */
  isSent: boolean;
  onChange: (value: string) => void;
}

const views = [
  { id: 'form', name: 'Form' },
  { id: 'json', name: 'As JSON' },
] as const;

type View = (typeof views)[number]['id'];

/** The body of a call, as a form or as JSON; both are views of one text. */
export function BodyField(props: BodyFieldProps) {
  const { call, value, problem, isSent, onChange } = props;
  const [chosen, setView] = useState<View>();
  /** Null if the latest try to load it has failed. */
  const [Form, setForm] = useState<ComponentType<BodyFormProps> | null>();
  const [isRefused, setIsRefused] = useState(false);
  // Documents are pasted.
  const view = chosen ?? (call === 'bulk' ? 'json' : 'form');
  useEffect(() => {
    if (view === 'form')
      import('../body/body-form').then(
        ({ BodyForm }) => setForm(() => BodyForm),
        () => setForm(null),
      );
  }, [view]);
  const body = parseJson(value);
  const isForm = view === 'form' && body !== undefined;
  // The field that a reader types in stays until the reader chooses the form again.
  const choose = (next: View) => {
    setIsRefused(next === 'form' && !body);
    if (next === 'json' || body) setView(next);
  };
  return (
    <>
      <Choices name="body" label="Body" choices={views} chosen={view} onChoose={choose} />
      <p className="hint" role="status">
        {isRefused && !body && 'Fix the JSON to use the form.'}
      </p>
      {isForm && Form === null && (
        <p className="hint">
          The form could not be loaded. Choose JSON and then the form to try again.
        </p>
      )}
      {isForm && Form && (
        <Form
          key={call}
          call={call}
          value={body.value}
          isSent={isSent}
          onChange={(next) => onChange(JSON.stringify(next ?? null, null, 2))}
        />
      )}
      {(!isForm || Form === null) && (
        <Field
          label="Body (JSON)"
          rows={Math.min(20, value.split('\n').length + 1)}
          {...{ value, problem, onChange }}
        />
      )}
    </>
  );
}
