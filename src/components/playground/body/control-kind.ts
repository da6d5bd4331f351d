import type { JsonValue } from '../../../lib/content-tree';
import { formatJson } from '../../../lib/text/format-json';
import { capitalize } from '../../../lib/text/capitalize';
import { isObject } from '../../../lib/values/json-object';
import { parseJson } from '../../../lib/values/parse-json';
import { textOf } from '../../../search/checks/faults';
import { checkOf } from '../../../search/checks/schema-check';
import { resolveSchema, type ApiSchema } from '../../../search/protocol/schema/schema-words';

/** How a form shows a value. `json` is for a type without a control, and for a value that is not of the type of its schema. */
export type ControlKind = 'text' | 'number' | 'flag' | 'choice' | 'group' | 'list' | 'json';

export function kindOf(schema: ApiSchema, value: unknown): ControlKind {
  const resolved = resolveSchema(schema);
  const isText = value === undefined || typeof value === 'string';
  if (resolved.enum) return isText ? 'choice' : 'json';
  switch (resolved.type) {
    case 'string':
      return isText ? 'text' : 'json';
    case 'integer':
    case 'number':
      return isText || typeof value === 'number' ? 'number' : 'json';
    case 'boolean':
      return value === undefined || typeof value === 'boolean' ? 'flag' : 'json';
    case 'object':
      return hasFields(resolved) && (value === undefined || isObject(value)) ? 'group' : 'json';
    case 'array':
      return hasFields(resolveSchema(resolved.items ?? {})) &&
        (value === undefined || Array.isArray(value))
        ? 'list'
        : 'json';
    default:
      return 'json';
  }
}

/** Whether a schema lists all fields of its objects. */
const hasFields = ({ properties, additionalProperties }: ApiSchema) =>
  properties !== undefined && additionalProperties !== true;

/** The value of the typed text. A text that is not valid for the kind stays a text, so that no input is lost. */
export function typedValue(kind: ControlKind, typed: string): unknown {
  if (typed.trim() === '') return undefined;
  if (kind === 'number') return Number.isFinite(Number(typed)) ? Number(typed) : typed;
  const parsed = kind === 'json' ? parseJson(typed) : undefined;
  return parsed ? parsed.value : typed;
}

/** The text of a value, from which `typedValue` makes the value again. */
export function valueText(kind: ControlKind, value: unknown): string {
  if (value === undefined) return '';
  const isPlain = typeof value === 'string' && (kind !== 'json' || !parseJson(value));
  return isPlain || kind === 'number' ? String(value) : formatJson(value as JsonValue);
}

/** Fault of a value; empty if its schema allows the value. */
export function faultOf(schema: ApiSchema, kind: ControlKind, value: unknown): string {
  if (value === undefined) return '';
  const faults = checkOf(schema)(value, '');
  const isBroken = kind === 'json' && typeof value === 'string' && !parseJson(value);
  if (faults.length > 0 && isBroken) return 'Invalid JSON.';
  return faults
    .slice(0, 3)
    .map((fault) => `${capitalize(textOf(fault))}.`)
    .join(' ');
}

/** A copy of an object with a new value of a field, which keeps its position; `undefined` removes the field. */
export function withField(object: object, name: string, value: unknown): Record<string, unknown> {
  const entries = Object.entries({ ...object, [name]: value });
  return Object.fromEntries(entries.filter(([, entry]) => entry !== undefined));
}
