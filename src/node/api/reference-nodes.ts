import type { BlockContent, Code, PhrasingContent, RootContent } from 'mdast';
import { element, link, text } from '../content/nodes/site-element';
import { objectId } from './reference-address';
import {
  allowedValues,
  fieldsOf,
  meaningsOf,
  nameWithin,
  requiredOf,
  resolveSchema,
  typeInWords,
  type ApiSchema,
} from '../../search/protocol/schema/schema-words';

export const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value });

/** A sentence in which backticks mark code. */
export function sentence(words: string): PhrasingContent[] {
  return words
    .split(/(`[^`]+`)/)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('`') ? code(part.slice(1, -1)) : text(part)));
}

export const paragraph = (...children: PhrasingContent[]): BlockContent => ({
  type: 'paragraph',
  children,
});

/** @param id id of the heading, which links name */
export const heading = (depth: 2 | 3, words: string, id: string): BlockContent => ({
  type: 'heading',
  depth,
  children: [text(`${words} {#${id}}`)],
});

export function codeBlock(language: string, title: string, value: string): Code {
  return { type: 'code', lang: language, meta: `title=${JSON.stringify(title)} wrap`, value };
}

export function meaningList(rows: readonly (readonly [name: string, meaning: string])[]) {
  return element(
    'ul',
    rows.map(([name, meaning]) => element('li', [code(name), text(' '), ...sentence(meaning)])),
    { className: 'api-values' },
  );
}

/** A parameter or field, and the id of its place. */
export interface ShownField {
  name: string;
  schema: ApiSchema;
  isRequired: boolean;
  id: string;
}

/** The fields of a value. @param id of the value, which is the start of their ids */
export const fieldsIn = (schema: ApiSchema, id: string): ShownField[] =>
  shownFields(fieldsOf(schema), (name) => `${id}-${name}`, requiredOf(schema));

export const shownFields = (
  fields: readonly (readonly [name: string, schema: ApiSchema])[],
  idOf: (name: string) => string,
  required: readonly string[] = [],
): ShownField[] =>
  fields.map(([name, schema]) => ({
    name,
    schema,
    isRequired: required.includes(name),
    id: idOf(name),
  }));

/**
 * Parameters or fields with type, text, values, and default. Fields inside of one open level by level, without a script.
 * @param objects names of the objects that have a description of their own, to which their types lead
 */
export function fieldList(
  fields: readonly ShownField[],
  objects: ReadonlySet<string>,
): BlockContent {
  const idOf = (name: string) => (objects.has(name) ? objectId(name) : undefined);
  const rows = fields.map((field) => {
    const type = [text(' '), element('span', linkedType(field.schema, idOf))];
    const required = field.isRequired ? [text(' '), element('strong', [text('required')])] : [];
    const term = element('dt', [code(field.name), ...type, ...required]);
    return element('div', [term, element('dd', meaningNodes(field, objects))], { id: field.id });
  });
  return element('dl', rows, { className: 'api-fields' });
}

/** A type in words, in which names of objects link to their descriptions. @param idOf id of the description, if there is one */
export const linkedType = (schema: ApiSchema, idOf: (name: string) => string | undefined) =>
  typeInWords(schema)
    .split(/([A-Z]\w+)/)
    .filter((word) => word !== '')
    .map((word) => {
      const id = idOf(word);
      return id === undefined ? text(word) : link(`#${id}`, text(word));
    });

function meaningNodes(field: ShownField, objects: ReadonlySet<string>): RootContent[] {
  const { name, schema, id } = field;
  const meanings = meaningsOf(schema);
  const inner = objects.has(nameWithin(schema) ?? '') ? [] : fieldsIn(schema, id);
  const summary = element('summary', [text('Fields of '), code(name)]);
  return [
    ...sentence(meaningInFull(schema, false)),
    ...(meanings.length === 0 ? [] : [meaningList(meanings)]),
    ...(inner.length === 0 ? [] : [element('details', [summary, fieldList(inner, objects)])]),
  ];
}

/** @param withMeanings whether it describes each allowed value */
export function meaningInFull(schema: ApiSchema, withMeanings = true): string {
  const resolved = resolveSchema(schema);
  const standard = schema.default ?? resolved.default;
  return [
    schema.description ?? resolved.description ?? '',
    ...valuesInWords(schema, withMeanings),
    ...(standard === undefined ? [] : [`Default: \`${String(standard)}\`.`]),
    ...(resolved.deprecated === true ? ['Deprecated.'] : []),
  ].join(' ');
}

function valuesInWords(schema: ApiSchema, withMeanings: boolean): string[] {
  const values = allowedValues(schema).map((value) => `\`${String(value)}\``);
  const meanings = meaningsOf(schema);
  if (values.length === 0 || resolveSchema(schema).const !== undefined) return [];
  if (meanings.length === 0) return [`One of ${values.join(', ')}.`];
  return withMeanings ? meanings.map(([value, meaning]) => `\`${value}\`: ${meaning}`) : [];
}
