import { docPages } from '../../lib/addresses/routes';
import type { Operation } from '../../search/protocol/schema/operation';
import { operations } from '../../search/protocol/schema/operations';
import {
  fieldsOf,
  isMap,
  nameWithin,
  sharedObjects,
  valueOf,
  type ApiSchema,
} from '../../search/protocol/schema/schema-words';

/** Id of a parameter's row in the reference: `search-get-rows`, `search-get-f-or`. */
export function parameterId({ id }: Pick<Operation, 'id'>, name: string): string {
  const words = name
    .replace('[]', '-list')
    .replace(/\{\w+\}/, '')
    .split(/[^A-Za-z]+/)
    .filter((word) => word !== '');
  return `${id}-${words.join('-')}`;
}

/** Id of the description of an object that calls use more than once. */
export const objectId = (name: string) => `object-${name}`;

const objects = new Map<string, ReadonlySet<string>>();

/** Names of the objects that the page of a group describes once. */
export function objectsOf(group: Operation['group']): ReadonlySet<string> {
  const cached = objects.get(group);
  if (cached) return cached;
  const ofGroup = operations.filter((operation) => operation.group === group);
  // Calls with the same body or response show it once.
  const roots = new Set(
    ofGroup.flatMap(({ body, response }) => [body ?? [], response.schema ?? []].flat()),
  );
  const shared = sharedObjects([...roots].map(($ref) => ({ $ref })));
  objects.set(group, shared);
  return shared;
}

/**
 * Address of the row that explains a field of a call's body; undefined for other keys.
 * @param keys from the outermost object to the field, including names that the caller chooses
 */
export function fieldAddress(operation: Operation, schema: ApiSchema, keys: readonly string[]) {
  const row = fieldRow(schema, keys, `${operation.id}-body`, objectsOf(operation.group));
  return row && `${operationPage(operation)}#${row}`;
}

/** Id of the row that explains a field. @param around id of the object around it */
function fieldRow(
  schema: ApiSchema,
  [key, ...rest]: readonly string[],
  around: string,
  shared: ReadonlySet<string>,
): string | undefined {
  if (key === undefined) return undefined;
  const name = nameWithin(schema);
  const inside = name !== undefined && shared.has(name) ? objectId(name) : around;
  if (isMap(schema)) return fieldRow(valueOf(schema), rest, inside, shared);
  const field = fieldsOf(schema).find(([field]) => field === key)?.[1];
  if (!field) return undefined;
  const row = `${inside}-${key}`;
  return rest.length === 0 ? row : fieldRow(field, rest, row, shared);
}

export function operationPage({ group }: Pick<Operation, 'group'>): string {
  return `${docPages.apiReference}/${group}`;
}

/** Address of the row that explains a parameter of a call, as it is written there: `f.brand.or`. */
export function parameterAddress(operation: Operation, written: string): string | undefined {
  const name = Object.keys(operation.query).find((parameter) => matches(parameter, written));
  return name === undefined
    ? undefined
    : `${operationPage(operation)}#${parameterId(operation, name)}`;
}

/** Whether a parameter has the name of the schema, where an id can replace a placeholder. */
function matches(parameter: string, written: string): boolean {
  const [before = '', after] = parameter.split(/\{\w+\}/);
  if (after === undefined) return parameter === written;
  const id = written.slice(before.length, written.length - after.length);
  return written === before + id + after && id !== '' && !id.includes('.');
}
