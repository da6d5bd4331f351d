import { checkOf } from '../checks/schema-check';
import type { feedingDefinitions } from '../protocol/schema/feeding-schemas';
import { choice, count, list, object, open, text } from '../protocol/schema/kinds';
import * as Type from '../protocol/schema/type';

/** A field of a schema, as in the schema call. */
export type SchemaField = Omit<
  Type.Static<(typeof feedingDefinitions)['SchemaField']>,
  'dataType' | 'searchMode'
> & {
  dataType: Type.Static<(typeof feedingDefinitions)['FieldDataType']>;
  searchMode?: Type.Static<(typeof feedingDefinitions)['SearchMode']>;
};

/** An object that may have more than these fields. */
const stored = <Fields extends Parameters<typeof object>[1]>(description: string, fields: Fields) =>
  object(description, fields, { additionalProperties: true });

const fedDocument = stored('A document as it was fed.', {
  id: text('Id of the document.'),
  payload: open('Values of the document.'),
  schema: count('Number of the schema that it was indexed by, in `schemas`.'),
});
const field = Type.Unsafe<SchemaField>(Type.Ref('SchemaField'));
const appState = stored('A search app and its feeding, which have the same code.', {
  code: text('Code of both.'),
  revision: text('Changes whenever the schema or a document does.'),
  schemas: list(
    'Schemas that documents were indexed by; the last one is the current.',
    list('Fields of a schema.', field),
    { minItems: 1 },
  ),
  documents: list('Documents that searches find, in the order of the first feed.', fedDocument),
  'fullFeed?': list('New set of a full feed, while it runs.', fedDocument),
  'lastFullFeed?': choice('Result of the last full feed.', {
    ended: 'It replaced the documents.',
    canceled: 'It changed nothing.',
  }),
});
const tenantState = stored('All data of a practice tenant.', {
  version: Type.Literal(1),
  apps: list('Its search apps.', appState),
});

export type FedDocument = Type.Static<typeof fedDocument>;
export type AppState = Type.Static<typeof appState>;
export type TenantState = Type.Static<typeof tenantState>;

export const emptyState: TenantState = { version: 1, apps: [] };

/** Whether a stored value is a complete state of this version. */
export function isTenantState(value: unknown): value is TenantState {
  return (
    checkOf(tenantState as Type.TSchema)(value, '').length === 0 &&
    (value as TenantState).apps.every(({ schemas, documents, fullFeed = [] }) =>
      [...documents, ...fullFeed].every(({ schema }) => schema < schemas.length),
    )
  );
}

export function appOf({ apps }: TenantState, code: string): AppState | undefined {
  return apps.find((app) => app.code === code);
}

/** Adds an app to the state, or replaces the one with its code. */
export function withApp(state: TenantState, app: AppState): TenantState {
  const isNew = !state.apps.some(({ code }) => code === app.code);
  return {
    ...state,
    apps: isNew
      ? [...state.apps, app]
      : state.apps.map((other) => (other.code === app.code ? app : other)),
  };
}

export function currentFields({ schemas }: AppState): SchemaField[] {
  return schemas.at(-1) ?? [];
}
