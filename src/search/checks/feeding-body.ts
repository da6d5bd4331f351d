import { isObject } from '../../lib/values/json-object';

/** A delete needs id and action only: one without a payload is read as one with an empty one. */
export function withPayloads(body: unknown): unknown {
  if (!Array.isArray(body)) return body;
  return body.map((entry: unknown) =>
    isObject(entry) &&
    isObject(entry['header']) &&
    entry['header']['action'] === 'delete' &&
    !('payload' in entry)
      ? { ...entry, payload: {} }
      : entry,
  );
}
