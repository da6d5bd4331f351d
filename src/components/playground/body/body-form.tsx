import './body-form.css';
import { useRef, useState, type ReactNode } from 'react';
import { isObject } from '../../../lib/values/json-object';
import { operations } from '../../../search/protocol/schema/operations';
import { resolveSchema, type ApiSchema } from '../../../search/protocol/schema/schema-words';
import { kindOf, withField } from './control-kind';
import { SingleControl, type ControlProps } from './single-control';

export interface BodyFormProps extends Pick<ControlProps, 'value' | 'isSent' | 'onChange'> {
  /** Id of the operation whose body it is. */
  call: string;
}

/** The body of a call as a form, created from its schema: a control for each property, also of nested objects. */
export function BodyForm({ call, value, isSent, onChange }: BodyFormProps) {
  const body = operations.find(({ id }) => id === call)?.body;
  const schema: ApiSchema = body === undefined ? {} : { $ref: body };
  return (
    <div className="body-form">
      <Control {...{ schema, value, isSent, onChange }} name="Body" isRequired isRoot />
    </div>
  );
}

interface NestedProps extends ControlProps {
  /** The body itself, or an entry, which needs no frame. */
  isRoot?: boolean;
}

function Control(props: NestedProps) {
  const kind = kindOf(props.schema, props.value);
  if (kind === 'list') return <Entries {...props} />;
  return kind === 'group' ? <Group {...props} /> : <SingleControl {...props} kind={kind} />;
}

/** The fields of an object, including fields that its schema does not name. */
function Group({ schema, name, value, isRequired, isRoot, isSent, onChange }: NestedProps) {
  const { properties = {}, required = [] } = resolveSchema(schema);
  const object = isObject(value) ? value : {};
  const change = (field: string, next: unknown) => {
    const changed = withField(object, field, next);
    onChange(isRequired || Object.keys(changed).length > 0 ? changed : undefined);
  };
  const fields = [...new Set([...Object.keys(properties), ...Object.keys(object)])].map((field) => (
    <Control
      key={field}
      name={field}
      schema={properties[field] ?? {}}
      value={object[field]}
      isRequired={required.includes(field)}
      isSent={isSent && (isRequired || value !== undefined)}
      onChange={(next) => change(field, next)}
    />
  ));
  return (
    <Level name={name} isRoot={isRoot} isOpen={value !== undefined || isRequired}>
      {fields}
    </Level>
  );
}

/** The entries of a list of objects. */
function Entries({ schema, value, isSent, isRoot, name, onChange }: NestedProps) {
  const entry = resolveSchema(schema).items ?? {};
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const list = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const noun = (entry.$ref ?? name).replace(/(?<=[a-z])[A-Z]/g, ' $&').toLowerCase();
  const add = () => {
    onChange([...entries, {}]);
    window.requestAnimationFrame(() =>
      list.current?.lastElementChild
        ?.querySelector<HTMLElement>('input, select, textarea')
        ?.focus(),
    );
  };
  const remove = (index: number) => {
    onChange(entries.toSpliced(index, 1));
    addButton.current?.focus();
  };
  return (
    <Level name={name} isRoot={isRoot} isOpen>
      <div className="entries" ref={list}>
        {entries.map((item, index) => (
          <Level
            key={index}
            name={`${noun} ${index + 1}`}
            note={firstText(item)}
            isOpen={index === 0 || firstText(item) === undefined}
          >
            <Control
              name={`${noun} ${index + 1}`}
              schema={entry}
              value={item}
              isRequired
              isRoot
              isSent={isSent}
              onChange={(next) => onChange(entries.with(index, next))}
            />
            <button type="button" className="text-button" onClick={() => remove(index)}>
              Remove {noun} {index + 1}
            </button>
          </Level>
        ))}
      </div>
      <button ref={addButton} type="button" className="text-button" onClick={add}>
        Add {noun}
      </button>
    </Level>
  );
}

/** The first text of an entry, which identifies it for readers. */
function firstText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return isObject(value) ? Object.values(value).map(firstText).find(Boolean) : undefined;
}

interface LevelProps extends Pick<NestedProps, 'name' | 'isRoot'> {
  note?: string | undefined;
  /** Whether it is open at first; then the reader opens and closes it. */
  isOpen: boolean;
  children: ReactNode;
}

function Level({ name, note, isRoot, isOpen, children }: LevelProps) {
  const [wasOpen] = useState(isOpen);
  if (isRoot) return children;
  return (
    <details className="level" open={wasOpen}>
      <summary>
        {name} {note !== undefined && <small>{note}</small>}
      </summary>
      <div role="group" aria-label={name}>
        {children}
      </div>
    </details>
  );
}
