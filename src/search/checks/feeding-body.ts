import { isObject } from '../../lib/values/json-object';

/** Only an update needs a payload: any other entry without one is read as one with an empty one. */
export function withPayloads(body: unknown): unknown {
  if (!Array.isArray(body)) return body;
  return body.map((entry: unknown) =>
    isObject(entry) &&
    isObject(entry['header']) &&
    entry['header']['action'] !== 'update' &&
    !('payload' in entry)
      ? { ...entry, payload: {} }
      : entry,
  );
}
