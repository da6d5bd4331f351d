import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { apiVersion } from '../../search/protocol/schema/operation';
import type { ApiSchema } from '../../search/protocol/schema/schema-words';
import { openApiDocument } from './openapi';

/** The facts of one part of the API in a version: of a call, a parameter, a field, or an allowed value. */
interface ApiFact {
  /** The part around it, in words: a new or removed part is listed once, without its own parts. */
  parent?: string;
  /** Type of the value; token of a call. */
  type?: string;
  required?: boolean;
  /** Whether clients read it: then they rely on required fields. */
  isRead?: boolean;
}

/** Facts by the part in words, in which backticks mark code. */
type ApiFacts = Map<string, ApiFact>;

interface ApiChange {
  kind: 'Added' | 'Changed' | 'Removed';
  /** Whether a client of the version before can fail. */
  breaks: boolean;
  words: string;
}

type Body = { content?: Readonly<Record<string, { schema?: ApiSchema }>> } | undefined;
type Security = readonly object[] | undefined;

interface Call {
  parameters?: readonly { name: string; required?: boolean; schema: ApiSchema }[];
  security?: Security;
  requestBody?: Body;
  responses: Record<string, Body>;
}

/** An OpenAPI document as far as it is compared. */
interface ApiDocument {
  info: { version: string; 'x-released': string };
  security?: Security;
  paths: Record<string, Record<string, Call>>;
  components: { schemas: Record<string, ApiSchema> };
}

/** The facts of all parts of a version, without texts: words change without a change of the API. */
function apiFacts({ paths, security, components: { schemas } }: ApiDocument): ApiFacts {
  const facts: ApiFacts = new Map();
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => [`\`${method.toUpperCase()} ${path}\``, call]),
  ) as [string, Call][];
  for (const [name, call] of calls) addCall(facts, name, { security, ...call });
  const read = schemasWithin(
    calls.map(([, { responses }]) => responses),
    schemas,
  );
  for (const [name, schema] of Object.entries(schemas)) {
    const parent = `the object \`${name}\``;
    facts.set(parent, {});
    addFields(facts, name, schema, { parent, isRead: read.has(name) });
  }
  return facts;
}

function addCall(facts: ApiFacts, name: string, call: Call): void {
  const { parameters = [], security, requestBody, responses } = call;
  const parent = `the call ${name}`;
  const tokens = security?.flatMap(Object.keys).join(' or ') ?? 'not stated';
  facts.set(parent, {});
  facts.set(`the token of ${name}`, { parent, type: tokens || 'none' });
  for (const { name: parameter, required = false, schema } of parameters) {
    const words = `the parameter \`${parameter}\` of ${name}`;
    facts.set(words, { parent, type: typeOf(schema), required });
    addValues(facts, words, schema);
  }
  // Bodies of errors are for people.
  const [, response] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  for (const [part, body] of Object.entries({ body: requestBody, response })) {
    const schema = body?.content?.['application/json']?.schema;
    if (schema) facts.set(`the ${part} of ${name}`, { parent, type: typeOf(schema) });
  }
}

function addFields(facts: ApiFacts, at: string, schema: ApiSchema, around: ApiFact): void {
  addValues(facts, `\`${at}\``, schema);
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const words = `\`${at}.${name}\``;
    const required = schema.required?.includes(name) ?? false;
    facts.set(words, { ...around, type: typeOf(field), required });
    addFields(facts, `${at}.${name}`, field, { ...around, parent: words });
  }
  for (const inner of [schema.items, schema.additionalProperties])
    if (typeof inner === 'object') addFields(facts, at, inner, around);
}

function addValues(facts: ApiFacts, parent: string, { enum: values, items }: ApiSchema): void {
  for (const value of values ?? items?.enum ?? [])
    facts.set(`the value \`${String(value)}\` of ${parent}`, { parent });
}

function typeOf({ $ref, anyOf, items, type, const: only, ...rest }: ApiSchema): string {
  if ($ref !== undefined) return $ref.replace(/.*\//, '');
  if (anyOf) return anyOf.map(typeOf).join(' or ');
  if (items) return `list of ${typeOf(items)}`;
  if (only !== undefined) return JSON.stringify(only);
  const { additionalProperties: values } = rest;
  return typeof values === 'object' ? `map of ${typeOf(values)}` : (type ?? 'any');
}

/** Names of the schemas that some part of a document refers to, directly or through others. */
function schemasWithin(part: unknown, schemas: Record<string, ApiSchema>): Set<string> {
  const referenced = new Set<string>();
  const visit = (text: string): void => {
    for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      const isNew = !referenced.has(name);
      referenced.add(name);
      if (isNew) visit(JSON.stringify(schemas[name] ?? {}));
    }
  };
  visit(JSON.stringify(part));
  return referenced;
}

function apiChanges(before: ApiDocument, after: ApiDocument): ApiChange[] {
  const [old, now] = [apiFacts(before), apiFacts(after)];
  const change = (kind: ApiChange['kind'], breaks: boolean, words: string): ApiChange => ({
    ...{ kind, breaks },
    words: `${words.charAt(0).toUpperCase()}${words.slice(1)}.`,
  });
  const added = missingIn(old, now).map(([words, { required, isRead }]) => {
    const breaks = required === true && isRead !== true;
    return change('Added', breaks, `${words} is new${breaks ? ', and required' : ''}`);
  });
  const removed = missingIn(now, old).map(([words]) => change('Removed', true, `${words} is gone`));
  const changed = [...now].flatMap(([words, { type = '', required, isRead = false }]) => {
    const last = old.get(words);
    if (!last) return [];
    const inRequest = required ? 'is required now' : 'is optional now';
    const inResponse = required ? 'is always present now' : 'can be absent now';
    const typed = `${words} is now ${type} (before: ${last.type ?? ''})`;
    const needed = `${words} ${isRead ? inResponse : inRequest}`;
    return [
      // Whether a call is known to need a token is a statement about the call, not a change of it.
      ...(last.type === type || !last.type
        ? []
        : [change('Changed', type !== 'not stated', typed)]),
      ...(last.required === required ? [] : [change('Changed', required !== isRead, needed)]),
    ];
  });
  return [...added, ...changed, ...removed];
}

/** Parts of a version that another one lacks, without the parts inside them. */
function missingIn(other: ApiFacts, facts: ApiFacts): [words: string, fact: ApiFact][] {
  const isMissing = (words = '') => facts.has(words) && !other.has(words);
  return [...facts].filter(([words, { parent }]) => isMissing(words) && !isMissing(parent));
}

/** The entry of a version on the page: a heading with the day, a sentence, and lists, as the feed of the page reads them. */
function entryOf(before: ApiDocument, after: ApiDocument): string {
  const { version, 'x-released': released } = after.info;
  const style = { dateStyle: 'long', timeZone: 'UTC' } as const;
  const day = new Date(released).toLocaleDateString('en-US', style);
  const changes = apiChanges(before, after);
  const breaking = changes.filter(({ breaks }) => breaks);
  const rest = changes.filter(({ breaks }) => !breaks);
  const groups = {
    'Changes that can break a client': breaking,
    Added: rest.filter(({ kind }) => kind === 'Added'),
    Changed: rest.filter(({ kind }) => kind === 'Changed'),
  };
  const lists = Object.entries(groups).flatMap(([title, entries]) => {
    const id = `version-${version}-${title.toLowerCase().replaceAll(' ', '-')}`;
    const lines = entries.map(({ words }) => `- ${words}`).join('\n');
    return lines === '' ? [] : [`### ${title} {#${id}}\n\n${lines}\n`];
  });
  const count = `${changes.length} change${changes.length === 1 ? '' : 's'}, of which ${breaking.length}`;
  const sentence = `Version ${version} of the OpenAPI file has ${count} can break a client of version ${before.info.version}.`;
  return [`## ${day} {#version-${version}}\n`, `${sentence}\n`, ...lists].join('\n');
}

const current = () =>
  JSON.parse(JSON.stringify(openApiDocument('https://docs.example.org'))) as ApiDocument;

describe('the changes between two versions', () => {
  it('are listed once, without parts of a part, with those that break a client', () => {
    const next = current();
    const { schemas } = next.components;
    const facet = schemas['Facet'] as { properties: Record<string, ApiSchema>; required: string[] };
    for (const field of Object.values(facet.properties)) field.description = 'Other words.';
    Object.assign(facet.properties, { count: { type: 'string' }, color: { type: 'string' } });
    facet.required.push('unit');
    (schemas['Filter'] as { required: string[] }).required.push('values');
    (schemas['Filter']?.properties?.['filterType']?.enum as string[]).splice(0, 1);
    delete schemas['Redirect'];
    const suggest = '/api/v1/search/suggest/{tenant}/{index}';
    Object.assign(next.paths[suggest]?.['get'] ?? {}, { security: [{ QscToken: [] }] });
    expect(apiChanges(current(), next).map(({ breaks, words }) => [breaks, words])).toEqual([
      [false, '`Facet.color` is new.'],
      [true, `The token of \`GET ${suggest}\` is now QscToken (before: none).`],
      [true, '`Filter.values` is required now.'],
      [true, '`Facet.count` is now string (before: integer).'],
      [false, '`Facet.unit` is always present now.'],
      [true, 'The value `term` of `Filter.filterType` is gone.'],
      [true, 'The object `Redirect` is gone.'],
    ]);
  });
});

describe('the history of the API', () => {
  const versionFile = (number: number) => `content/api-history/${number}.yaml`;
  const version = (number: number) =>
    parse(fs.readFileSync(versionFile(number), 'utf8')) as ApiDocument;
  const { number, released } = apiVersion;

  it('has the current version, so that a change of the API needs a new one', () => {
    const recipe = `The API differs from ${versionFile(number)}. Raise apiVersion in src/search/protocol/schema/operation.ts, build, and copy public/openapi/qsc.yaml to ${versionFile(number + 1)}.`;
    const info = { version: String(number), 'x-released': released };
    expect(version(number).info, recipe).toMatchObject(info);
    expect([...apiFacts(current())], recipe).toEqual([...apiFacts(version(number))]);
    expect(fs.existsSync(versionFile(number + 1))).toBe(false);
  });

  it.each(Array.from({ length: number - 1 }, (_, index) => index + 2))(
    'has the changes of version %i on the page about them',
    (next) => {
      const page = fs.readFileSync('content/docs/qsc-admin/api/changes.mdx', 'utf8');
      expect(page).toContain(entryOf(version(next - 1), version(next)));
    },
  );
});
