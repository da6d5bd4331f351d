import { isObject, type JsonObject } from '../../lib/values/json-object';
import { schemas, type SchemaName } from '../protocol/schema/all-schemas';
import { valuesOf, type ApiSchema } from '../protocol/schema/schema-words';
import { fault, pathTo, quote, typeFault, type Check, type Fault } from './faults';
import { unknownName } from './names';
import { rules } from './rules';

/** Check of a value against a schema of the API and its rules. Unknown keys are faults. */
export const schemaCheck = (name: SchemaName): Check => checkOf({ $ref: name });

/** Check of a value against any schema of the API. */
export function checkOf(schema: ApiSchema): Check {
  return (value, at) => {
    if (schema.$ref === undefined) return shapeFaults(schema, value, at);
    const name = schema.$ref as SchemaName;
    const faults = shapeFaults(schemas[name], value, at);
    const hasShape = faults.every(({ code }) => code === 'unknown-key');
    return hasShape ? [...faults, ...(rules[name]?.(value, at) ?? [])] : faults;
  };
}

function shapeFaults(schema: ApiSchema, value: unknown, at: string): Fault[] {
  const { const: only, minimum, minItems = 0, pattern = '', examples = [] } = schema;
  const allowed = only === undefined ? schema.enum : [only];
  const unless = (isRight: boolean, expected: string) =>
    isRight ? [] : [typeFault(at, expected, value, schema.type)];
  if (allowed?.includes(value)) return [];
  if (allowed)
    return [
      fault('not-allowed', at, { value: quote(value), allowed: allowed.map(quote).join(', ') }),
    ];
  if (schema.anyOf) return anyOfFaults(schema.anyOf, value, at);
  switch (schema.type) {
    case 'object':
      return isObject(value) ? fieldFaults(schema, value, at) : unless(false, 'an object');
    case 'array':
      if (!Array.isArray(value)) return unless(false, 'a list');
      if (value.length < minItems) return [fault('too-few', at, { count: String(minItems) })];
      return value.flatMap((entry, index) => checkOf(schema.items ?? {})(entry, `${at}[${index}]`));
    case 'string':
      if (typeof value !== 'string') return unless(false, 'a text');
      return unless(new RegExp(pattern).test(value), `a text such as ${String(examples[0])}`);
    case 'integer':
      return unless(
        Number.isInteger(value) && Number(value) >= (minimum ?? -Infinity),
        `a whole number${minimum === undefined ? '' : ` of ${minimum} or more`}`,
      );
    case 'number':
      return unless(Number.isFinite(value), 'a number');
    case 'boolean':
      return unless(typeof value === 'boolean', 'true or false');
    default:
      return [];
  }
}

function fieldFaults(schema: ApiSchema, value: JsonObject, at: string): Fault[] {
  const { properties = {}, additionalProperties, required = [] } = schema;
  const values = valuesOf(schema);
  const missing = required.filter((key) => !Object.hasOwn(value, key));
  return [
    ...missing.map((key) => fault('key-missing', at, { name: key })),
    ...Object.entries(value).flatMap(([key, entry]) => {
      const field = Object.hasOwn(properties, key) ? properties[key] : values;
      if (field) return checkOf(field)(entry, pathTo(at, key));
      return additionalProperties === true
        ? []
        : [fault('unknown-key', at, unknownName(key, properties))];
    }),
  ];
}

/** Faults of the alternative that fits best; alternatives without fields report one fault. */
function anyOfFaults(members: readonly ApiSchema[], value: unknown, at: string): Fault[] {
  const [best = []] = members
    .map((member) => checkOf(member)(value, at))
    .sort((a, b) => a.length - b.length);
  if (best.length === 0 || members.some(({ $ref }) => $ref !== undefined)) return best;
  return [fault('wrong-type', at, { value: quote(value) })];
}
