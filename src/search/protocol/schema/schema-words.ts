import { schemas, type SchemaName } from './all-schemas';

/** The keywords of JSON Schema that the schemas of the API use. */
export interface ShownSchema {
  $ref?: string;
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly ShownSchema[];
  properties?: Readonly<Record<string, ShownSchema>>;
  patternProperties?: Readonly<Record<string, ShownSchema>>;
  required?: readonly string[];
  items?: ShownSchema;
  minItems?: number;
  minimum?: number;
  pattern?: string;
  additionalProperties?: boolean | ShownSchema;
  examples?: readonly unknown[];
  default?: unknown;
  description?: string;
  deprecated?: boolean;
  /** What each of the allowed values does. */
  meanings?: Readonly<Record<string, string>>;
}

/** The schema that a reference leads to, or the schema itself. */
export function resolved(schema: ShownSchema): ShownSchema {
  return schema.$ref === undefined ? schema : schemas[schema.$ref as SchemaName];
}

/** The values of a map. */
export function valuesOf({ patternProperties = {} }: ShownSchema): ShownSchema | undefined {
  return Object.values(patternProperties)[0];
}

/** The type of a value in words: `string`, `list of Facet`, `map of FieldOptions`. */
export function typeInWords(schema: ShownSchema): string {
  if (schema.$ref !== undefined) {
    const named = resolved(schema);
    return named.type === 'object' ? schema.$ref : typeInWords(named);
  }
  if (schema.anyOf) return schema.anyOf.map(typeInWords).join(' or ');
  const values = valuesOf(schema);
  if (values) return Object.keys(values).length === 0 ? 'map' : `map of ${typeInWords(values)}`;
  if (schema.items) return `list of ${typeInWords(schema.items)}`;
  if (schema.enum) return 'string';
  return schema.type ?? 'any';
}

/** What each of the allowed values does, of lists too. */
export function meaningsOf(schema: ShownSchema): [value: string, meaning: string][] {
  const { meanings, items } = resolved(schema);
  return meanings ? Object.entries(meanings) : items ? meaningsOf(items) : [];
}

/** Allowed values of a schema, its lists included. */
export function allowedValues(schema: ShownSchema): readonly unknown[] {
  const { enum: values, items, const: only } = resolved(schema);
  if (only !== undefined) return [only];
  return values ?? (items ? allowedValues(items) : []);
}

/** What a list, a map, or the first of several alternatives holds. */
function innerOf(schema: ShownSchema): ShownSchema | undefined {
  return valuesOf(schema) ?? schema.items ?? schema.anyOf?.[0];
}

/** What the fields of a value are: of an object, of the entries of a list or of a map. */
export function fieldsOf(schema: ShownSchema): [name: string, schema: ShownSchema][] {
  const own = resolved(schema);
  const inner = innerOf(own);
  return inner ? fieldsOf(inner) : Object.entries(own.properties ?? {});
}

/** Whether a value has names that its sender chooses, each with a value of one kind. */
export function isMap(schema: ShownSchema): boolean {
  const own = resolved(schema);
  const inner = innerOf(own);
  return inner !== undefined && (valuesOf(own) !== undefined || isMap(inner));
}

/** What a map holds under its names. */
export function valueOf(schema: ShownSchema): ShownSchema {
  const own = resolved(schema);
  return valuesOf(own) ?? valueOf(innerOf(own) ?? {});
}

/** Names of fields that must be there. */
export function requiredOf(schema: ShownSchema): readonly string[] {
  const own = resolved(schema);
  const inner = innerOf(own);
  return inner ? requiredOf(inner) : (own.required ?? []);
}

/** Name of the schema whose fields a value has, for values that hold themselves. */
export function nameWithin(schema: ShownSchema): string | undefined {
  if (schema.$ref !== undefined) {
    const named = resolved(schema);
    return named.items ? nameWithin(named.items) : schema.$ref;
  }
  const inner = innerOf(schema);
  return inner && nameWithin(inner);
}

/** Names of objects that schemas use more than once, in themselves, or as one of several: each is described once. */
export function sharedObjects(roots: readonly ShownSchema[]): ReadonlySet<string> {
  const uses = new Map<string, number>();
  const visit = (schema: ShownSchema, times = 1): void => {
    if (schema.$ref !== undefined) {
      const before = uses.get(schema.$ref) ?? 0;
      uses.set(schema.$ref, before + times);
      if (before === 0) visit(resolved(schema));
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
