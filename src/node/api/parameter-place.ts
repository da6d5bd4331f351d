import { docPages } from '../../lib/routes';
import type { Operation } from '../../search/protocol/schema/operation';
import { operations } from '../../search/protocol/schema/operations';
import { fieldsOf } from './schema-words';

/** Id of a parameter's row in the reference: `search-get-rows`, `search-get-f-or`. */
export function parameterId({ id }: Pick<Operation, 'id'>, name: string): string {
  const words = name
    .replace('[]', '-list')
    .replace(/\{\w+\}/, '')
    .split(/[^A-Za-z]+/)
    .filter((word) => word !== '');
  return `${id}-${words.join('-')}`;
}

/** Id of a field of the body in the reference: `search-post-body-q`. */
export function fieldId({ id }: Pick<Operation, 'id'>, name: string): string {
  return `${id}-body-${name}`;
}

/** Address of what explains a field of the body of a call. */
export function fieldAddress(operation: Operation, name: string): string | undefined {
  const isKnown =
    operation.body !== undefined &&
    fieldsOf({ $ref: operation.body }).some(([field]) => field === name);
  return isKnown ? `${operationPage(operation)}#${fieldId(operation, name)}` : undefined;
}

/** Route of the page of an operation. */
export function operationPage({ group }: Pick<Operation, 'group'>): string {
  return `${docPages.apiReference}/${group}`;
}

const patterns = operations.map(
  (operation) =>
    [operation, new RegExp(`^${operation.path.replace(/\{(\w+)\}/g, '[^/?]+')}$`)] as const,
);

/** The operation that a method and a path call. */
export function operationAt(method: string, path: string): Operation | undefined {
  return patterns.find(
    ([operation, pattern]) => operation.method === method && pattern.test(path),
  )?.[0];
}

/** Address of the row that explains a parameter of a call, as it is written there: `f.brand.or`. */
export function parameterAddress(operation: Operation, written: string): string | undefined {
  const name = Object.keys(operation.query).find((known) => matches(known, written));
  return name === undefined
    ? undefined
    : `${operationPage(operation)}#${parameterId(operation, name)}`;
}

/** Whether a parameter is the one of the schema, in whose name an id may stand for a placeholder. */
function matches(known: string, written: string): boolean {
  const [before = '', after] = known.split(/\{\w+\}/);
  if (after === undefined) return known === written;
  const id = written.slice(before.length, written.length - after.length);
  return written === before + id + after && id !== '' && !id.includes('.');
}
