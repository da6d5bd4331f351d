import type { JsonObject } from '../../lib/values/json-object';

/** A search body with a parameter of the address, which has filters as objects; undefined if the body has no such key. */
export function withParameter(
  json: JsonObject,
  name: string,
  values: string[],
): JsonObject | undefined {
  const [, id, operator] = /^f\.([^.]+)(?:\.(or|and|not))?$/.exec(name) ?? [];
  const [value = ''] = values;
  if (id !== undefined) {
    const { searchFilters = [] } = json;
    const filter = { id, ...(operator && { filterOperator: operator.toUpperCase() }), values };
    return { ...json, searchFilters: [searchFilters, filter].flat() };
  }
  if (Object.hasOwn(json, name)) return undefined;
  if (name === 'sort') return { ...json, sort: { sort: value } };
  if (/^(?:page|rows)$/.test(name)) return { ...json, [name]: Number(value) };
  return /^(?:q|locale|nextPageToken)$/.test(name) ? { ...json, [name]: value } : undefined;
}
