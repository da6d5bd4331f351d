import { schemas, type SchemaName } from './all-schemas';

/** The keywords of JSON Schema that the schemas of the API use. */
export interface ApiSchema {
  $ref?: string;
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly ApiSchema[];
  properties?: Readonly<Record<string, ApiSchema>>;
  patternProperties?: Readonly<Record<string, ApiSchema>>;
  required?: readonly string[];
  items?: ApiSchema;
  minItems?: number;
  minimum?: number;
  pattern?: string;
  additionalProperties?: boolean | ApiSchema;
  examples?: readonly unknown[];
  default?: unknown;
  description?: string;
  deprecated?: boolean;
  /** Descriptions of the allowed values. */
  meanings?: Readonly<Record<string, string>>;
}

/** Follows a reference, if the schema is one. */
export function resolveSchema(schema: ApiSchema): ApiSchema {
  return schema.$ref === undefined ? schema : schemas[schema.$ref as SchemaName];
}

/** The values of a map. */
export function valuesOf({ patternProperties = {} }: ApiSchema): ApiSchema | undefined {
  return Object.values(patternProperties)[0];
}

/** The type of a value in words: `string`, `list of Facet`, `map of FieldOptions`. */
export function typeInWords(schema: ApiSchema): string {
  if (schema.$ref !== undefined) {
    const target = resolveSchema(schema);
    return target.type === 'object' ? schema.$ref : typeInWords(target);
  }
  if (schema.anyOf) return schema.anyOf.map(typeInWords).join(' or ');
  const values = valuesOf(schema);
  if (values) return Object.keys(values).length === 0 ? 'map' : `map of ${typeInWords(values)}`;
  if (schema.items) return `list of ${typeInWords(schema.items)}`;
  if (schema.enum) return 'string';
  return schema.type ?? 'any';
}

/** Descriptions of the allowed values of a schema or of its entries. */
export function meaningsOf(schema: ApiSchema): [value: string, meaning: string][] {
  const { meanings, items } = resolveSchema(schema);
  return meanings ? Object.entries(meanings) : items ? meaningsOf(items) : [];
}

/** Allowed values of a schema or of its entries. */
export function allowedValues(schema: ApiSchema): readonly unknown[] {
  const { enum: values, items, const: only } = resolveSchema(schema);
  if (only !== undefined) return [only];
  return values ?? (items ? allowedValues(items) : []);
}

/** The schema of the entries of a list or map, or the first of several alternatives. */
function innerOf(schema: ApiSchema): ApiSchema | undefined {
  return valuesOf(schema) ?? schema.items ?? schema.anyOf?.[0];
}

/** The schema itself, or the one of the entries of a list or map. */
function innermost(schema: ApiSchema): ApiSchema {
  const target = resolveSchema(schema);
  const inner = innerOf(target);
  return inner ? innermost(inner) : target;
}

/** The fields of an object, or of the entries of a list or map. */
export const fieldsOf = (schema: ApiSchema): [name: string, schema: ApiSchema][] =>
  Object.entries(innermost(schema).properties ?? {});

export const requiredOf = (schema: ApiSchema): readonly string[] =>
  innermost(schema).required ?? [];

/** Whether a value is an object with arbitrary keys. */
export function isMap(schema: ApiSchema): boolean {
  const target = resolveSchema(schema);
  const inner = innerOf(target);
  return inner !== undefined && (valuesOf(target) !== undefined || isMap(inner));
}

/** The schema of the values of a map. */
export function valueOf(schema: ApiSchema): ApiSchema {
  const target = resolveSchema(schema);
  return valuesOf(target) ?? valueOf(innerOf(target) ?? {});
}

/** Name of the schema with the fields of a value, for recursive values. */
export function nameWithin(schema: ApiSchema): string | undefined {
  if (schema.$ref !== undefined) {
    const target = resolveSchema(schema);
    return target.items ? nameWithin(target.items) : schema.$ref;
  }
  const inner = innerOf(schema);
  return inner && nameWithin(inner);
}

/** Names of objects that are used repeatedly, recursively, or as alternatives. Each is described once. */
export function sharedObjects(roots: readonly ApiSchema[]): ReadonlySet<string> {
  const uses = new Map<string, number>();
  const visit = (schema: ApiSchema, times = 1): void => {
    if (schema.$ref !== undefined) {
      const before = uses.get(schema.$ref) ?? 0;
      uses.set(schema.$ref, before + times);
      if (before === 0) visit(resolveSchema(schema));
      return;
    }
    const { properties = {}, patternProperties = {}, items, anyOf = [] } = schema;
    for (const inner of [...Object.values({ ...properties, ...patternProperties }), items])
      if (inner) visit(inner);
    for (const inner of anyOf) visit(inner, anyOf.length);
  };
  for (const root of roots) visit(root);
  const isObject = (name: string) => fieldsOf({ $ref: name }).length > 0;
  return new Set([...uses.keys()].filter((name) => (uses.get(name) ?? 0) > 1 && isObject(name)));
}
