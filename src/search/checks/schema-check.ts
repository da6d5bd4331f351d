import { isObject } from '../../lib/values/json-object';
import { schemas, type SchemaName } from '../protocol/schema/all-schemas';
import { valuesOf, type ShownSchema } from '../protocol/schema/schema-words';
import {
  documentRules,
  echoRules,
  facetRules,
  facetValueRules,
  filterRules,
  pagingRules,
  resultRules,
} from './rules';
import {
  anything,
  listOf,
  both,
  either,
  fault,
  flag,
  mapOf,
  number,
  objectOf,
  oneOf,
  show,
  text,
  wholeNumber,
  type Check,
} from './shape';

/** Rules that a schema can't state, by its name. */
const rules: Partial<Record<SchemaName, Check>> = {
  ResultDocument: documentRules,
  FacetValue: facetValueRules,
  Facet: facetRules,
  Paging: pagingRules,
  SearchResult: resultRules,
  RequestEcho: echoRules,
  Filter: filterRules,
  FilterWithoutId: filterRules,
};

const checks = new Map<SchemaName, Check>();

/** Check of a value against a schema of the API and the rules beside it. Keys that the schema does not have are faults. */
export function schemaCheck(name: SchemaName): Check {
  const known = checks.get(name);
  if (known) return known;
  const shape = checkOf(schemas[name]);
  const rule = rules[name];
  const check = rule ? both(shape, rule) : shape;
  checks.set(name, check);
  return check;
}

/** Check of a value against any schema of the API. */
export function checkOf(schema: ShownSchema): Check {
  if (schema.$ref !== undefined) {
    const name = schema.$ref as SchemaName;
    // Looked up when it runs: schemas hold themselves.
    return (value, at) => schemaCheck(name)(value, at);
  }
  if (schema.const !== undefined) return oneOf(schema.const);
  if (schema.enum) return oneOf(...schema.enum);
  if (schema.anyOf) return anyOf(schema.anyOf);
  switch (schema.type) {
    case 'object':
      return objectCheck(schema);
    case 'array':
      return listOf(checkOf(schema.items ?? {}), schema.minItems);
    case 'string':
      return schema.pattern === undefined ? text : both(text, patternCheck(schema));
    case 'integer':
      return wholeNumber(schema.minimum);
    case 'number':
      return number;
    case 'boolean':
      return flag;
    default:
      return anything;
  }
}

function objectCheck(schema: ShownSchema): Check {
  const { properties = {}, additionalProperties, required = [] } = schema;
  const values = valuesOf(schema);
  if (values) return mapOf(checkOf(values));
  const fields = Object.fromEntries(
    Object.entries(properties).map(([key, schema]) => [key, checkOf(schema)]),
  );
  return objectOf(fields, required, additionalProperties === true);
}

/** Of several alternatives the one that fits best reports its faults. */
function anyOf(members: readonly ShownSchema[]): Check {
  const checks = members.map(checkOf);
  if (!members.some(({ $ref }) => $ref !== undefined)) return either(...checks);
  return (value, at) => {
    const results = checks.map((check) => check(value, at));
    return results.reduce((best, faults) => (faults.length < best.length ? faults : best));
  };
}

function patternCheck({ pattern = '', examples = [] }: ShownSchema): Check {
  return (value, at) =>
    isObject(value) || new RegExp(pattern).test(String(value))
      ? []
      : [fault(at, `a text such as ${String(examples[0])} is expected, found ${show(value)}`)];
}
