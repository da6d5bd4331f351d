import type { JsonObject } from '../open-schema';

/** What a version of the API states of one part: a call, a parameter, a field, or an allowed value. */
export interface ApiFact {
  /** The part in words. */
  words: string;
  /** Key of the part around it: what is new or gone as a whole is told once. */
  parent?: string;
  /** Type of the value; token of a call. */
  type?: string;
  required?: boolean;
  /** Whether clients read it: then they rely on what is always there. */
  isRead?: boolean;
}

export type ApiFacts = ReadonlyMap<string, ApiFact>;

interface Schema {
  $ref?: string;
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  additionalProperties?: Schema | boolean;
  required?: readonly string[];
}

interface Parameter {
  name: string;
  required?: boolean;
  schema: Schema;
}

interface Call {
  parameters?: readonly Parameter[];
  security?: readonly JsonObject[];
  requestBody?: { content: Content };
  responses: Readonly<Record<string, { content?: Content }>>;
}

type Content = Readonly<Record<string, { schema?: Schema }>>;

/** An OpenAPI document as far as it is compared. */
export interface ApiDocument {
  info: { version: string; 'x-released'?: string };
  security?: readonly JsonObject[];
  paths: Readonly<Record<string, Readonly<Record<string, Call>>>>;
  components: { schemas: Readonly<Record<string, Schema>> };
}

/** All that a version states of its parts, without texts: words change without a change of the API. */
export function apiFacts(document: ApiDocument): ApiFacts {
  const facts = new Map<string, ApiFact>();
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, call] of Object.entries(methods))
      addCall(facts, `${method.toUpperCase()} ${path}`, call, document);
  const { schemas } = document.components;
  const read = schemasWithin(
    Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ responses }) => responses),
    ),
    schemas,
  );
  for (const [name, schema] of Object.entries(schemas)) {
    facts.set(name, { words: `the object \`${name}\`` });
    addFields(facts, name, schema, { parent: name, isRead: read.has(name) });
  }
  return facts;
}

function addCall(
  facts: Map<string, ApiFact>,
  name: string,
  { parameters = [], security, requestBody, responses }: Call,
  document: ApiDocument,
): void {
  const tokens = (security ?? document.security)?.flatMap((one) => Object.keys(one));
  const type = tokens === undefined ? 'not stated' : tokens.join(' or ') || 'none';
  facts.set(name, { words: `the call \`${name}\`` });
  facts.set(`${name} token`, { words: `the token of \`${name}\``, parent: name, type });
  for (const { name: parameter, required = false, schema } of parameters) {
    const key = `${name} ${parameter}`;
    const words = `the parameter \`${parameter}\` of \`${name}\``;
    facts.set(key, { words, parent: name, type: typeOf(schema), required });
    addValues(facts, key, schema, words);
  }
  const bodies = { body: requestBody?.content, ...bodiesOf(responses) };
  for (const [part, content] of Object.entries(bodies)) {
    const schema = content?.['application/json']?.schema;
    if (schema)
      facts.set(`${name} ${part}`, {
        words: `the ${part} of \`${name}\``,
        parent: name,
        type: typeOf(schema),
      });
  }
}

/** Bodies of successes: those of errors are for people. */
const bodiesOf = (responses: Call['responses']) =>
  Object.fromEntries(
    Object.entries(responses)
      .filter(([status]) => status.startsWith('2'))
      .map(([, { content }]) => ['response', content]),
  );

function addFields(
  facts: Map<string, ApiFact>,
  at: string,
  schema: Schema,
  around: { parent: string; isRead: boolean },
): void {
  addValues(facts, at, schema, `\`${at}\``);
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const key = `${at}.${name}`;
    const required = schema.required?.includes(name) ?? false;
    facts.set(key, { words: `\`${key}\``, ...around, type: typeOf(field), required });
    addFields(facts, key, field, { ...around, parent: key });
  }
  const { items, additionalProperties: values } = schema;
  if (items) addFields(facts, at, items, around);
  if (typeof values === 'object') addFields(facts, at, values, around);
}

function addValues(
  facts: Map<string, ApiFact>,
  parent: string,
  { enum: values = [], items }: Schema,
  words: string,
): void {
  for (const value of [...values, ...(items?.enum ?? [])])
    facts.set(`${parent} = ${String(value)}`, {
      words: `the value \`${String(value)}\` of ${words}`,
      parent,
    });
}

function typeOf({ $ref, anyOf, items, type, const: only, additionalProperties }: Schema): string {
  if ($ref !== undefined) return $ref.replace(/.*\//, '');
  if (anyOf) return anyOf.map(typeOf).join(' or ');
  if (items) return `list of ${typeOf(items)}`;
  if (only !== undefined) return JSON.stringify(only);
  if (typeof additionalProperties === 'object') return `map of ${typeOf(additionalProperties)}`;
  return type ?? 'any';
}

/** Names of the schemas that some part of a document refers to, directly or through others. */
function schemasWithin(part: unknown, schemas: ApiDocument['components']['schemas']): Set<string> {
  const found = new Set<string>();
  const visit = (text: string): void => {
    for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g))
      if (!found.has(name)) {
        found.add(name);
        visit(JSON.stringify(schemas[name] ?? {}));
      }
  };
  visit(JSON.stringify(part));
  return found;
}
