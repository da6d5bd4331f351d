import { isObject, objectOf, type JsonObject } from '../../lib/values/json-object';

/** Adds an empty payload to entries without one, unless they are updates, which need a payload. */
export function withPayloads(body: unknown): unknown {
  if (!Array.isArray(body)) return body;
  return body.map((entry: unknown) =>
    isObject(entry) &&
    isObject(entry['header']) &&
    typeof entry['header']['action'] === 'string' &&
    entry['header']['action'] !== 'update' &&
    !('payload' in entry)
      ? { ...entry, payload: {} }
      : entry,
  );
}

/** Whether documents have their values beside the id, without header and payload. */
export const areFlat = (body: unknown): body is JsonObject[] =>
  Array.isArray(body) &&
  body.length > 0 &&
  body.every((entry) => isObject(entry) && !('header' in entry) && !('payload' in entry));

/** A document with its values in a payload. Without an id it stays. */
export function nestDocument(document: unknown): unknown {
  const { id, action = 'update', ...payload } = objectOf(document);
  return id === undefined ? document : { header: { id: String(id), action }, payload };
}
