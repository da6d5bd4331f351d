import type { BlockContent, Code, PhrasingContent, RootContent, Table, TableCell } from 'mdast';
import { element } from '../source/site-element';
import {
  allowedValues,
  meaningsOf,
  fieldsOf,
  nameWithin,
  requiredOf,
  resolved,
  typeInWords,
  type ShownSchema,
} from './schema-words';

/** Pieces of Markdown that the reference is put together from. */

export const text = (value: string): PhrasingContent => ({ type: 'text', value });
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

export const link = (url: string, ...children: PhrasingContent[]): PhrasingContent =>
  ({ type: 'link', url, children }) as PhrasingContent;

export const list = (items: readonly PhrasingContent[][]): BlockContent => ({
  type: 'list',
  spread: false,
  children: items.map((children) => ({
    type: 'listItem',
    spread: false,
    children: [{ type: 'paragraph', children }],
  })),
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

/** A table of parameters, each row with an id. @param idOf absent: rows without ids */
export function parameterTable(
  parameters: Readonly<Record<string, ShownSchema>>,
  idOf: (name: string) => string,
): Table {
  const cell = (...children: PhrasingContent[]): TableCell => ({ type: 'tableCell', children });
  const row = (...children: TableCell[]) => ({ type: 'tableRow' as const, children });
  return {
    type: 'table',
    children: [
      row(
        ...['Name', 'Type', 'Default', 'Allowed values', 'Meaning'].map((name) => cell(text(name))),
      ),
      ...Object.entries(parameters).map(([name, schema]) =>
        row(
          cell(element('span', [code(name)], { id: idOf(name) })),
          cell(text(typeInWords(schema))),
          cell(schema.default === undefined ? text('–') : code(String(schema.default))),
          cell(...listed(allowedValues(schema))),
          cell(
            ...sentence(
              [
                schema.description ?? '',
                ...meaningsOf(schema).map(([value, meaning]) => `\`${value}\`: ${meaning}`),
              ].join(' '),
            ),
          ),
        ),
      ),
    ],
  };
}

function listed(values: readonly unknown[]): PhrasingContent[] {
  return values.length === 0
    ? [text('–')]
    : values.flatMap((value, at) => [...(at > 0 ? [text(', ')] : []), code(String(value))]);
}

/**
 * The fields of a value as a tree whose levels open one by one, without a script.
 * @param around schemas that the value is inside of: one that holds itself ends there
 * @param idOf id of a field, by the keys that lead to it; absent: the fields have none
 */
export function schemaTree(
  schema: ShownSchema,
  around: readonly string[] = [],
  idOf?: (...keys: string[]) => string,
): BlockContent {
  const name = nameWithin(schema);
  const inside = name === undefined ? around : [...around, name];
  const required = requiredOf(schema);
  const items = fieldsOf(schema).map(([field, value]) =>
    element(
      'li',
      fieldNodes(
        field,
        value,
        required.includes(field),
        inside,
        idOf && ((...keys) => idOf(field, ...keys)),
      ),
      idOf && { id: idOf(field) },
    ),
  );
  return element('ul', items, { className: 'schema-tree' });
}

function fieldNodes(
  name: string,
  schema: ShownSchema,
  isRequired: boolean,
  around: readonly string[],
  idOf?: (...keys: string[]) => string,
): RootContent[] {
  const holds = nameWithin(schema);
  const isAgain = holds !== undefined && around.includes(holds);
  const line = [code(name), text(` ${typeInWords(schema)}${isRequired ? ', required' : ''}`)];
  const meaning = sentence(meaningInFull(schema));
  if (isAgain)
    return [...line, text('. '), ...meaning, text(` The same fields as ${holds} above.`)];
  if (fieldsOf(schema).length === 0) return [...line, text('. '), ...meaning];
  return [
    element('details', [
      element('summary', [...line, text('. '), ...meaning]),
      schemaTree(schema, around, idOf),
    ]),
  ];
}

function valuesInWords(schema: ShownSchema, values: readonly string[]): string {
  const meanings = meaningsOf(schema);
  return meanings.length === 0
    ? `One of ${values.join(', ')}.`
    : meanings.map(([value, meaning]) => `\`${value}\`: ${meaning}`).join(' ');
}

/** @param withValues whether it says what each of the allowed values does */
export function meaningInFull(schema: ShownSchema, withValues = true): string {
  const own = resolved(schema);
  const values = allowedValues(schema).map((value) => `\`${String(value)}\``);
  const standard = schema.default ?? own.default;
  return [
    schema.description ?? own.description ?? '',
    ...(withValues && values.length > 0 && own.const === undefined
      ? [valuesInWords(schema, values)]
      : []),
    ...(standard === undefined ? [] : [`Default: \`${String(standard)}\`.`]),
    ...(own.deprecated === true ? ['Deprecated.'] : []),
  ].join(' ');
}
