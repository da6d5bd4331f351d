/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useState, type FormEvent } from 'react';
import type { Modal } from '../../hooks/use-modal';
import { useReaderValues } from '../../hooks/use-reader-values';
import { fixedValues, storeValues } from '../../lib/reader/reader-values';
import { readValue, valueNames, type ValueName, type Values } from '../../lib/placeholders/values';
import { Field } from '../playground/request/field';
import { SmallDialog } from '../small-dialog';

export interface ValuesDialogProps extends Modal {
  title: string;
}

const style = css({
  '& .field': { marginTop: 16 },
  '& label': { display: 'block', marginBottom: 4, fontWeight: 600 },
  '& input': { width: '100%', minHeight: 40, fontFamily: 'var(--font-mono)' },
  '& .field p': { marginTop: 4, fontSize: '0.8125rem' },
  '& .field .problem': { color: 'var(--danger)' },
  '& .field ~ p': { marginTop: 20 },
  '& p:empty': { margin: 0 },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 20 },
});

const HOST = 'A host is a name such as search.example.com, without a path, a user, or spaces.';
const CODE =
  'A code has letters, digits, hyphens, underscores, and dots, and begins with a letter or digit.';
const fields: Record<ValueName, readonly [label: string, hint: string, rule: string]> = {
  host: ['Host', 'Host of the console and the API, such as search.example.com', HOST],
  tenant: ['Tenant', 'Code at the top right of the console', CODE],
  code: ['Search app', 'Code of the search app', CODE],
  feeding: ['Feeding', 'Code of the feeding. Defaults to the search app code.', CODE],
};
const names = valueNames.filter((name) => fixedValues[name] === undefined);

/** Asks for the values that samples show. An invalid value prevents saving. */
export function ValuesDialog(modal: ValuesDialogProps) {
  return (
    <SmallDialog {...modal}>
      <ValuesForm onDone={modal.close} />
    </SmallDialog>
  );
}

/** The valid values of the typed texts. */
const valuesOf = (typed: Values): Values =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = readValue(name, typed[name] ?? '');
      return value === undefined ? [] : [[name, value]];
    }),
  );

function ValuesForm({ onDone }: { onDone: () => void }) {
  const stored = useReaderValues();
  const [typed, setTyped] = useState(stored);
  const [status, setStatus] = useState('');
  const values = valuesOf(typed);
  const isInvalid = (name: ValueName) => Boolean(typed[name]?.trim()) && values[name] === undefined;
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (names.some(isInvalid))
      event.currentTarget.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    else if (storeValues(values)) onDone();
    else setStatus('Your browser is blocking storage, so these values last until you reload.');
  };
  const remove = () => {
    storeValues({});
    setTyped({});
    setStatus('Your values were removed.');
  };
  return (
    <form css={style} onSubmit={save} noValidate>
      <p>
        Samples show these values in place of the placeholders. They stay in this browser and are
        not sent to anyone.
      </p>
      {names.map((name) => {
        const [label, hint, rule] = fields[name];
        return (
          <Field
            key={name}
            label={label}
            hint={hint}
            value={typed[name] ?? ''}
            problem={isInvalid(name) ? rule : undefined}
            onChange={(value) => setTyped({ ...typed, [name]: value })}
          />
        );
      })}
      <p>
        There is no token field on purpose: tokens are secrets. Samples read it from a variable such
        as <code>$QSC_FEEDING_TOKEN</code>.
      </p>
      <div className="actions">
        <button type="submit" className="button">
          Save
        </button>
        {Object.keys(stored).length > 0 && (
          <button type="button" className="text-button" onClick={remove}>
            Remove my values
          </button>
        )}
      </div>
      <p role="status">{status}</p>
    </form>
  );
}
