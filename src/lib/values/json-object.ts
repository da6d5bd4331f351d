/** An object of JSON: neither a list nor null. */
export type JsonObject = Record<string, unknown>;

/** Whether a value of JSON is an object. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object, or an empty one for another value. */
export const objectOf = (value: unknown): JsonObject => (isObject(value) ? value : {});
