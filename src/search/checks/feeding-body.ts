import { isObject } from '../../lib/values/json-object';

/** Only an update needs a payload: an entry with another action and without a payload is read as one with an empty payload. */
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
