import type { ApiSchema as Schema } from '../../../search/protocol/schema/schema-words';
import type { JsonObject } from '../open-schema';

/** The facts of one part of the API in a version: of a call, a parameter, a field, or an allowed value. */
export interface ApiFact {
  /** The part around it, in words: a new or removed part is listed once, without its own parts. */
  parent?: string;
  /** Type of the value; token of a call. */
  type?: string;
  required?: boolean;
  /** Whether clients read it: then they rely on required fields. */
  isRead?: boolean;
}

/** Facts by the part in words, in which backticks mark code. */
export type ApiFacts = Map<string, ApiFact>;

type Body = { content?: Readonly<Record<string, { schema?: Schema }>> } | undefined;

interface Call {
  parameters?: readonly { name: string; required?: boolean; schema: Schema }[];
  security?: readonly JsonObject[];
  requestBody?: Body;
  responses: Readonly<Record<string, Body>>;
}

/** An OpenAPI document as far as it is compared. */
export interface ApiDocument {
  info: { version: string; 'x-released'?: string };
  security?: readonly JsonObject[];
  paths: Readonly<Record<string, Readonly<Record<string, Call>>>>;
  components: { schemas: Readonly<Record<string, Schema>> };
}

/** The facts of all parts of a version, without texts: words change without a change of the API. */
export function apiFacts({ paths, security, components: { schemas } }: ApiDocument): ApiFacts {
  const facts: ApiFacts = new Map();
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({
      ...call,
      name: `${method.toUpperCase()} ${path}`,
    })),
  );
  for (const { name, ...call } of calls) addCall(facts, `\`${name}\``, { security, ...call });
  const responses = calls.map((call) => call.responses);
  const read = schemasWithin(responses, schemas);
  for (const [name, schema] of Object.entries(schemas)) {
    const parent = `the object \`${name}\``;
    facts.set(parent, {});
    addFields(facts, name, schema, { parent, isRead: read.has(name) });
  }
  return facts;
}

function addCall(facts: ApiFacts, name: string, call: Call & Pick<ApiDocument, 'security'>): void {
  const { parameters = [], security, requestBody, responses } = call;
  const parent = `the call ${name}`;
  const tokens = security?.flatMap((one) => Object.keys(one));
  const type = tokens === undefined ? 'not stated' : tokens.join(' or ') || 'none';
  facts.set(parent, {});
  facts.set(`the token of ${name}`, { parent, type });
  for (const { name: parameter, required = false, schema } of parameters) {
    const words = `the parameter \`${parameter}\` of ${name}`;
    facts.set(words, { parent, type: typeOf(schema), required });
    addValues(facts, words, schema);
  }
  // Bodies of errors are for people.
  const [response] = Object.entries(responses).flatMap(([status, body]) =>
    status.startsWith('2') ? [body] : [],
  );
  for (const [part, body] of Object.entries({ body: requestBody, response })) {
    const schema = body?.content?.['application/json']?.schema;
    if (schema) facts.set(`the ${part} of ${name}`, { parent, type: typeOf(schema) });
  }
}

function addFields(facts: ApiFacts, at: string, schema: Schema, around: ApiFact): void {
  addValues(facts, `\`${at}\``, schema);
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const words = `\`${at}.${name}\``;
    const required = schema.required?.includes(name) ?? false;
    facts.set(words, { ...around, type: typeOf(field), required });
    addFields(facts, `${at}.${name}`, field, { ...around, parent: words });
  }
  const { items, additionalProperties: values } = schema;
  if (items) addFields(facts, at, items, around);
  if (typeof values === 'object') addFields(facts, at, values, around);
}

function addValues(facts: ApiFacts, parent: string, { enum: values, items }: Schema): void {
  for (const value of values ?? items?.enum ?? [])
    facts.set(`the value \`${String(value)}\` of ${parent}`, { parent });
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
