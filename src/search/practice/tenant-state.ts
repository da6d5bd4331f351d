import { isObject, type JsonObject } from '../../lib/values/json-object';
import type { feedingDefinitions } from '../protocol/schema/feeding-schemas';
import type * as Type from '../protocol/schema/type';

/** A field of a schema, as in the schema call. */
export type SchemaField = Omit<
  Type.Static<(typeof feedingDefinitions)['SchemaField']>,
  'dataType' | 'searchMode'
> & {
  dataType: Type.Static<(typeof feedingDefinitions)['FieldDataType']>;
  searchMode?: Type.Static<(typeof feedingDefinitions)['SearchMode']>;
};

/** A document as it was fed. */
export interface FedDocument {
  id: string;
  payload: JsonObject;
  /** Position of the schema that it was indexed by, in `schemas`. */
  schema: number;
}

/** A search app and its feeding, which have the same code. */
export interface AppState {
  code: string;
  /** Changes whenever the schema or a document does. */
  revision: string;
  /** Schemas that documents were indexed by; the last one is the current. */
  schemas: SchemaField[][];
  /** Documents that searches find, in the order of the first feed. */
  documents: FedDocument[];
  /** New set of a full feed, while it runs. */
  fullFeed?: FedDocument[];
}

/** All data of a practice tenant. */
export interface TenantState {
  version: 1;
  apps: AppState[];
}

export const emptyState: TenantState = { version: 1, apps: [] };

/** Whether a stored value is a state of this version. */
export const isTenantState = (value: unknown): value is TenantState =>
  isObject(value) && value['version'] === emptyState.version;

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
