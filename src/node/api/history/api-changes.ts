import type { BlockContent } from 'mdast';
import { parse } from 'yaml';
import { site } from '../../../site';
import { heading, list, paragraph, sentence } from '../reference-nodes';
import type { ApiSchema as Schema } from '../../../search/protocol/schema/schema-words';
import type { JsonObject } from '../open-schema';

export interface ApiChange {
  kind: 'added' | 'changed' | 'removed';
  /** Whether a client of the version before can fail. */
  breaks: boolean;
  /** A sentence, in which backticks mark code. */
  words: string;
}

/** File of a version of the API, as it was published. */
export const versionFile = (version: number) => `${site.contentFolder}/api-history/${version}.yaml`;

export function apiChanges(before: ApiDocument, after: ApiDocument): ApiChange[] {
  const [old, now] = [apiFacts(before), apiFacts(after)];
  const added = missingIn(old, now).map(([words, { required, isRead }]) => {
    const breaks = required === true && isRead !== true;
    return change('added', breaks, `${words} is new${breaks ? ', and required' : ''}`);
  });
  const removed = missingIn(now, old).map(([words]) => change('removed', true, `${words} is gone`));
  const changed = [...now].flatMap(([words, fact]) => differences(words, old.get(words), fact));
  return [...added, ...changed, ...removed];
}

/** Parts of a version that another one lacks, without the parts inside them. */
function missingIn(other: ApiFacts, facts: ApiFacts): [words: string, fact: ApiFact][] {
  const isMissing = (words = '') => facts.has(words) && !other.has(words);
  return [...facts].filter(([words, { parent }]) => isMissing(words) && !isMissing(parent));
}

function differences(words: string, before: ApiFact | undefined, after: ApiFact): ApiChange[] {
  if (!before) return [];
  const { type = '', required, isRead = false } = after;
  const inRequest = required ? 'is required now' : 'is optional now';
  const inResponse = required ? 'is always present now' : 'can be absent now';
  const typed = `${words} is now ${type} (before: ${before.type ?? ''})`;
  return [
    // Whether a call is known to need a token is a statement about the call, not a change of it.
    ...(before.type === after.type ? [] : [change('changed', type !== 'not stated', typed)]),
    ...(before.required === required
      ? []
      : [change('changed', required !== isRead, `${words} ${isRead ? inResponse : inRequest}`)]),
  ];
}

const change = (kind: ApiChange['kind'], breaks: boolean, words: string): ApiChange => ({
  kind,
  breaks,
  words: `${words.charAt(0).toUpperCase()}${words.slice(1)}.`,
});

/**
 * The changes from version to version, the newest first: a heading with the day, a sentence, and a list, as the feed of the
 * page reads them.
 * @param read text of a file; undefined when there is none
 */
export function apiChangeNodes(read: (file: string) => string | undefined): BlockContent[] {
  const versions: ApiDocument[] = [];
  let text = read(versionFile(1));
  while (text !== undefined) {
    versions.push(parse(text) as ApiDocument);
    text = read(versionFile(versions.length + 1));
  }
  return versions
    .flatMap((after, index) => {
      const before = versions[index - 1];
      return before ? [versionNodes(before, after)] : [];
    })
    .reverse()
    .flat();
}

function versionNodes(before: ApiDocument, after: ApiDocument): BlockContent[] {
  const { version, 'x-released': day = '' } = after.info;
  const dayInWords = new Date(day).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const changes = apiChanges(before, after);
  const breaking = changes.filter(({ breaks }) => breaks);
  const rest = changes.filter(({ breaks }) => !breaks);
  const groups = [
    ['Changes that can break a client', breaking],
    ['Added', rest.filter(({ kind }) => kind === 'added')],
    ['Changed', rest.filter(({ kind }) => kind === 'changed')],
  ] as const;
  return [
    heading(2, dayInWords, `version-${version}`),
    paragraph(
      ...sentence(
        `Version ${version} of the OpenAPI file has ${changes.length} change${changes.length === 1 ? '' : 's'}, of which ${breaking.length} can break a client of version ${before.info.version}.`,
      ),
    ),
    ...groups.flatMap(([title, entries]) =>
      entries.length === 0
        ? []
        : [
            heading(3, title, `version-${version}-${title.toLowerCase().replaceAll(' ', '-')}`),
            list(entries.map(({ words }) => sentence(words))),
          ],
    ),
  ];
}

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

function addFields(facts: ApiFacts, path: string, schema: Schema, around: ApiFact): void {
  addValues(facts, `\`${path}\``, schema);
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const words = `\`${path}.${name}\``;
    const required = schema.required?.includes(name) ?? false;
    facts.set(words, { ...around, type: typeOf(field), required });
    addFields(facts, `${path}.${name}`, field, { ...around, parent: words });
  }
  const { items, additionalProperties: values } = schema;
  if (items) addFields(facts, path, items, around);
  if (typeof values === 'object') addFields(facts, path, values, around);
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

/** Names of the schemas that a part of a document refers to, directly or through others. */
function schemasWithin(part: unknown, schemas: ApiDocument['components']['schemas']): Set<string> {
  const names = new Set<string>();
  const visit = (text: string): void => {
    for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g))
      if (!names.has(name)) {
        names.add(name);
        visit(JSON.stringify(schemas[name] ?? {}));
      }
  };
  visit(JSON.stringify(part));
  return names;
}
