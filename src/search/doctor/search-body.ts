import { isObject, objectOf, type JsonObject } from '../../lib/values/json-object';

/** A search body with a list of names as the options of documents or facets; undefined if the key is no such list. */
export function moveNames(
  json: JsonObject,
  { at = '', name = '' }: Readonly<Record<string, string>>,
): JsonObject | undefined {
  const [, kind] = /^(?:result\.)?(?:display)?(Fields|Facets)$/i.exec(name) ?? [];
  const given = at === '' ? json : objectOf(json[at]);
  const names = given[name];
  const isList = Array.isArray(names) && names.every((one) => typeof one === 'string');
  if (!kind || !isList || !/^(?:result)?$/.test(at)) return undefined;
  const key = kind.toLowerCase();
  const part = key === 'fields' ? 'document' : 'facet';
  const left = Object.fromEntries(Object.entries(given).filter(([one]) => one !== name));
  const { result = {}, ...body }: JsonObject = at === '' ? left : { ...json, result: left };
  const options = objectOf(objectOf(result)[part]);
  const named = Object.fromEntries(names.map((one) => [one, {}]));
  const moved = { ...options, [key]: { ...named, ...objectOf(options[key]) } };
  return isObject(result) ? { ...body, result: { ...result, [part]: moved } } : undefined;
}

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
