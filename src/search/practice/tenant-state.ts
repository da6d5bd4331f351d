import { isObject, type JsonObject } from '../../lib/values/json-object';
import { schemaCheck } from '../checks/schema-check';
import type { Static } from '../protocol/schema/type';
import type { feedingDefinitions } from '../protocol/schema/feeding-schemas';

/** A field of a schema, as in the schema call. */
export type SchemaField = Omit<
  Static<(typeof feedingDefinitions)['SchemaField']>,
  'dataType' | 'searchMode'
> & {
  dataType: Static<(typeof feedingDefinitions)['FieldDataType']>;
  searchMode?: Static<(typeof feedingDefinitions)['SearchMode']>;
};

/** A document as it was fed. */
export interface FedDocument {
  id: string;
  payload: JsonObject;
  /** Number of the schema that it was indexed by, in `schemas`. */
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
  /** How the last full feed ended. */
  lastFullFeed?: 'ended' | 'canceled';
}

/** All that a practice tenant holds. */
export interface TenantState {
  version: 1;
  apps: AppState[];
  /** Searches with the result of a tutorial, and the revision that they ran on. */
  answered: { call: string; revision: string }[];
}

export const emptyState: TenantState = { version: 1, apps: [], answered: [] };

const isFieldList = (value: unknown) =>
  schemaCheck('FieldSchema')({ fields: value }, '').length === 0;

function isDocumentList(value: unknown, schemas: number): boolean {
  return (
    Array.isArray(value) &&
    value.every(
      (entry: unknown) =>
        isObject(entry) &&
        typeof entry['id'] === 'string' &&
        isObject(entry['payload']) &&
        Number.isInteger(entry['schema']) &&
        Number(entry['schema']) >= 0 &&
        Number(entry['schema']) < schemas,
    )
  );
}

function isApp(value: unknown): boolean {
  if (!isObject(value) || !Array.isArray(value['schemas'])) return false;
  const { code, revision, schemas, documents, fullFeed } = value;
  const count = (schemas as unknown[]).length;
  return (
    typeof code === 'string' &&
    typeof revision === 'string' &&
    count > 0 &&
    (schemas as unknown[]).every(isFieldList) &&
    isDocumentList(documents, count) &&
    (fullFeed === undefined || isDocumentList(fullFeed, count))
  );
}

function isAnswer(value: unknown): boolean {
  return (
    isObject(value) && typeof value['call'] === 'string' && typeof value['revision'] === 'string'
  );
}

/** Whether a stored value is a state of this version; a damaged one is not used in part. */
export function isTenantState(value: unknown): value is TenantState {
  return (
    isObject(value) &&
    value['version'] === 1 &&
    Array.isArray(value['apps']) &&
    (value['apps'] as unknown[]).every(isApp) &&
    Array.isArray(value['answered']) &&
    (value['answered'] as unknown[]).every(isAnswer)
  );
}

/** The app of a code; undefined when nobody made one. */
export function appOf({ apps }: TenantState, code: string): AppState | undefined {
  return apps.find((app) => app.code === code);
}

/** The state with an app in place of the one of its code, or as a new one. */
export function withApp(state: TenantState, app: AppState): TenantState {
  const isNew = !state.apps.some(({ code }) => code === app.code);
  return {
    ...state,
    apps: isNew
      ? [...state.apps, app]
      : state.apps.map((other) => (other.code === app.code ? app : other)),
  };
}

/** The fields that calls of today go by. */
export function currentFields({ schemas }: AppState): SchemaField[] {
  return schemas.at(-1) ?? [];
}
