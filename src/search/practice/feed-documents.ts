import type { JsonObject } from '../../lib/values/json-object';
import type { CategoryPart } from '../engine/category-tree';
import { undescribedError } from './api-call';
import { currentFields, type AppState, type FedDocument, type SchemaField } from './tenant-state';

/** An entry of a bulk call, after its check. */
export interface FeedingDocument {
  header: { id: string; action: 'update' | 'delete' };
  payload: JsonObject;
}

const isText = (value: unknown) => typeof value === 'string';

/** Whether a single value has a type. Fields of a practice tenant have no other types. */
const isOfType: Partial<Record<SchemaField['dataType'], (value: unknown) => boolean>> = {
  string: isText,
  raw: isText,
  long: (value) => Number.isSafeInteger(value),
  double: (value) => typeof value === 'number' && Number.isFinite(value),
  boolean: (value) => typeof value === 'boolean',
  date: (value) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value)),
};

/** @throws ApiError with 501 for a value of another type than its field, which no page describes */
export function checkTypes(
  documents: readonly FeedingDocument[],
  fields: readonly SchemaField[],
): void {
  for (const [index, { header, payload }] of documents.entries()) {
    if (header.action === 'delete') continue;
    for (const { code, dataType } of fields) {
      if (!Object.hasOwn(payload, code)) continue;
      const value = payload[code];
      const values: unknown[] = Array.isArray(value) ? value : [value];
      if (values.every((entry) => isOfType[dataType]?.(entry))) continue;
      throw undescribedError(
        `[${index}].payload.${code} (id "${header.id}"): ${JSON.stringify(value)} in a field of the type ${dataType}`,
      );
    }
  }
}

/** The app after a bulk call. During a full feed, both sets change. */
export function feed(app: AppState, entries: readonly FeedingDocument[]): AppState {
  const schema = app.schemas.length - 1;
  const documents = applyEntries(app.documents, entries, schema);
  const fullFeed = app.fullFeed && applyEntries(app.fullFeed, entries, schema);
  return { ...app, documents, ...(fullFeed && { fullFeed }) };
}

function applyEntries(
  before: readonly FedDocument[],
  entries: readonly FeedingDocument[],
  schema: number,
): FedDocument[] {
  const byId = new Map(before.map((document) => [document.id, document]));
  for (const { header, payload } of entries)
    if (header.action === 'delete') byId.delete(header.id);
    else byId.set(header.id, { id: header.id, payload, schema });
  return [...byId.values()];
}

/** Values of a document in the index. The current schema and the one that indexed it must share the field. */
export function indexedValues(
  app: AppState,
  { payload, schema }: FedDocument,
): [string, unknown][] {
  const oldFields = app.schemas[schema] ?? [];
  return currentFields(app).flatMap(({ code, dataType }): [string, unknown][] =>
    Object.hasOwn(payload, code) &&
    oldFields.some((field) => field.code === code && field.dataType === dataType)
      ? [[code, payload[code]]]
      : [],
  );
}

/** Paths in the reserved key `categories` of a document, which the bulk call has checked. */
export function categoryPaths({ payload: { categories } }: FedDocument): CategoryPart[][] {
  return Array.isArray(categories)
    ? (categories as { category: CategoryPart[] }[]).map(({ category }) => category)
    : [];
}
