import type { PhrasingContent, Root, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { schemas, type SchemaName } from '../../search/protocol/schema/all-schemas';
import { operations } from '../../search/protocol/schema/operations';
import { responseDefinitions } from '../../search/protocol/schema/response-schemas';
import { nearest } from '../source/faults';
import { jsxElements, textAttribute, type JsxElement } from '../source/jsx-elements';
import { fail, placeOf } from '../source/report-fault';
import { code, link, meaningInFull, sentence, text } from './reference-nodes';
import { fieldsOf, meaningsOf, requiredOf, typeInWords, type ShownSchema } from './schema-words';

interface Field {
  name: string;
  schema: ShownSchema;
  isRequired: boolean;
}

/** The tables of a page. */
interface PageTables {
  /** Fields whose values have a table of their own. */
  explained: readonly string[];
  /** Ids of the headings above the tables of schemas. */
  sections: ReadonlyMap<string, string>;
}

/** All tables of a page, before one of them is written. */
export function tablesOf(tree: Root): PageTables {
  const explained: string[] = [];
  const sections = new Map<string, string>();
  let id: string | undefined;
  visit(tree, ['heading', ...jsxElements], (node) => {
    if (node.type === 'heading') id = /\{#(.+)\}$/.exec(toString(node))?.[1];
    const element = node as JsxElement;
    if (element.name !== 'ApiFields') return;
    const schema = textAttribute(element, 'schema');
    explained.push(textAttribute(element, 'values') ?? '');
    if (schema !== undefined && id !== undefined) sections.set(schema, id);
  });
  return { explained, sections };
}

/**
 * `<ApiFields schema="Facet" />` or `<ApiFields call="search-get" />` as a table of what the schemas say, so that a guide
 * and the reference have one wording.
 * @param page what other tables of the page have
 */
export function fieldTable(
  node: JsxElement,
  file: VFile,
  { explained, sections }: PageTables,
): Table {
  const all = allFields(node, file);
  const values = textAttribute(node, 'values');
  if (values !== undefined) {
    const meanings = named(all, [values], node, file).flatMap(({ schema }) => meaningsOf(schema));
    const rows = meanings.map(([value, meaning]) => [[code(value)], sentence(meaning)]);
    return tableOf(['Value', 'Meaning'], rows);
  }
  const only = named(all, listed(node, 'only'), node, file);
  const without = named(all, listed(node, 'without'), node, file).map(({ name }) => name);
  const shown = (only.length > 0 ? only : all).filter(
    ({ name }) => !without.some((start) => name === start || name.startsWith(`${start}.`)),
  );
  // What is always there in a response is no rule for its reader.
  const isRead = Object.hasOwn(responseDefinitions, textAttribute(node, 'schema') ?? '');
  const rows = shown.map(({ name, schema, isRequired }) => [
    [code(name)],
    [...typeNodes(schema, sections), ...(isRequired && !isRead ? [text(', required')] : [])],
    sentence(meaningInFull(schema, !explained.includes(name))),
  ]);
  return tableOf(['Name', 'Type', 'Meaning'], rows);
}

/** A type in which names of schemas lead to their tables on the page. */
function typeNodes(schema: ShownSchema, sections: PageTables['sections']): PhrasingContent[] {
  return typeInWords(schema)
    .split(/([A-Z]\w+)/)
    .map((word) => {
      const id = sections.get(word);
      return id === undefined ? text(word) : link(`#${id}`, text(word));
    });
}

/** Names in a prop that lists them with commas. */
function listed(node: JsxElement, prop: string): string[] {
  return (textAttribute(node, prop) ?? '').split(/,\s*/).filter((name) => name !== '');
}

/** The fields with some names; a name that none has is a fault. */
function named(all: readonly Field[], names: readonly string[], node: JsxElement, file: VFile) {
  return names.flatMap((name) => {
    const field = all.find((entry) => entry.name === name);
    if (!field)
      reportUnknown(
        'field',
        name,
        all.map((entry) => entry.name),
        node,
        file,
      );
    return field ?? [];
  });
}

/** Fields of a schema or parameters of a call; of objects without a name of their own the fields inside. */
function allFields(node: JsxElement, file: VFile): Field[] {
  const name = textAttribute(node, 'schema');
  if (name !== undefined) {
    if (Object.hasOwn(schemas, name)) return flatFields(schemas[name as SchemaName], '');
    reportUnknown('schema', name, Object.keys(schemas), node, file);
    return [];
  }
  const id = textAttribute(node, 'call') ?? '';
  const operation = operations.find((entry) => entry.id === id);
  if (!operation) {
    reportUnknown(
      'call',
      id,
      operations.map((entry) => entry.id),
      node,
      file,
    );
    return [];
  }
  return Object.entries(operation.query).map(([parameter, schema]) => ({
    name: parameter,
    schema,
    isRequired: operation.requiredQuery?.includes(parameter) ?? false,
  }));
}

function flatFields(schema: ShownSchema, before: string): Field[] {
  const required = requiredOf(schema);
  return fieldsOf(schema).flatMap(([name, field]) =>
    field.properties
      ? flatFields(field, `${before}${name}.`)
      : [{ name: before + name, schema: field, isRequired: required.includes(name) }],
  );
}

function reportUnknown(
  what: string,
  name: string,
  names: readonly string[],
  node: JsxElement,
  file: VFile,
): void {
  const near = nearest(name, names);
  fail(file, placeOf(node), `<ApiFields> has the ${what} "${name}"`, {
    expected: names.join(', '),
    fix: near ? `did you mean "${near}"?` : `write the name of a ${what}`,
  });
}

function tableOf(titles: readonly string[], rows: readonly PhrasingContent[][][]): Table {
  return {
    type: 'table',
    children: [titles.map((title) => [text(title)]), ...rows].map((cells) => ({
      type: 'tableRow',
      children: cells.map((children) => ({ type: 'tableCell', children })),
    })),
  };
}
