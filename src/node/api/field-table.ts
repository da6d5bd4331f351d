import type { PhrasingContent, Root, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from '../content/nodes/visit';
import type { VFile } from 'vfile';
import { schemas } from '../../search/protocol/schema/all-schemas';
import type { Operation } from '../../search/protocol/schema/operation';
import { operations } from '../../search/protocol/schema/operations';
import { responseDefinitions } from '../../search/protocol/schema/response-schemas';
import { didYouMean } from '../faults/faults';
import { jsxElements, textAttribute, type JsxElement } from '../content/nodes/jsx-elements';
import { report } from '../content/nodes/report-fault';
import { text } from '../content/nodes/site-element';
import { code, linkedType, meaningInFull, sentence } from './reference-nodes';
import {
  fieldsOf,
  meaningsOf,
  requiredOf,
  type ApiSchema,
} from '../../search/protocol/schema/schema-words';

type Fields = Readonly<Record<string, { schema: ApiSchema; isRequired: boolean }>>;

const calls = Object.fromEntries(operations.map((operation) => [operation.id, operation]));

/** The fields whose values have a table of their own, and the ids of the headings above the tables of schemas. */
export function tablesOf(tree: Root) {
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
 * `<ApiFields schema="Facet" />` or `<ApiFields call="search-get" />` as a table from the schemas, so that a guide and the
 * reference have one wording.
 * @param page the other tables of the page
 */
export function fieldTable(
  node: JsxElement,
  file: VFile,
  { explained, sections }: ReturnType<typeof tablesOf>,
): Table {
  const find = <Value>(what: string, name: string, byName: Readonly<Record<string, Value>>) => {
    if (Object.hasOwn(byName, name)) return byName[name];
    const names = Object.keys(byName);
    report(file, node, 'unknown-api-name', {
      what,
      name,
      expected: names.join(', '),
      fix: didYouMean(name, names, `write the name of a ${what}`),
    });
    return undefined;
  };
  const prop = (name: string) => textAttribute(node, name);
  const [schema, call = '', values] = [prop('schema'), prop('call'), prop('values')];
  const fields =
    schema === undefined
      ? parametersOf(find('call', call, calls))
      : fieldsWithin(find<ApiSchema>('schema', schema, schemas) ?? {});
  if (values !== undefined) {
    const meanings = meaningsOf(find('field', values, fields)?.schema ?? {});
    const rows = meanings.map(([value, meaning]) => [[code(value)], sentence(meaning)]);
    return tableOf(['Value', 'Meaning'], rows);
  }
  const without = (prop('without') ?? '').split(/,\s*/).filter((name) => name !== '');
  for (const name of without) find('field', name, fields);
  // A required field of a response is no rule for its reader.
  const isResponse = Object.hasOwn(responseDefinitions, schema ?? '');
  const rows = Object.entries(fields)
    .filter(([name]) => !without.some((start) => `${name}.`.startsWith(`${start}.`)))
    .map(([name, field]) => {
      const required = field.isRequired && !isResponse ? [text(', required')] : [];
      const meaning = meaningInFull(field.schema, !explained.includes(name));
      // Names of schemas link to their tables on the page.
      const type = linkedType(field.schema, (word) => sections.get(word));
      return [[code(name)], [...type, ...required], sentence(meaning)];
    });
  return tableOf(['Name', 'Type', 'Meaning'], rows);
}

function parametersOf({ query = {}, requiredQuery = [] }: Partial<Operation> = {}): Fields {
  const fieldOf = ([name, schema]: [string, ApiSchema]) => {
    return [name, { schema, isRequired: requiredQuery.includes(name) }] as const;
  };
  return Object.fromEntries(Object.entries(query).map(fieldOf));
}

/** The fields of a schema; of objects without a name of their own the fields inside. */
function fieldsWithin(schema: ApiSchema, before = ''): Fields {
  const required = requiredOf(schema);
  const parts = fieldsOf(schema).map(([name, field]): Fields =>
    field.properties
      ? fieldsWithin(field, `${before}${name}.`)
      : { [before + name]: { schema: field, isRequired: required.includes(name) } },
  );
  return Object.assign({}, ...parts) as Fields;
}

/** @param rows cells of each */
function tableOf(titles: readonly string[], rows: readonly PhrasingContent[][][]): Table {
  return {
    type: 'table',
    children: [titles.map((title) => [text(title)]), ...rows].map((cells) => ({
      type: 'tableRow',
      children: cells.map((children) => ({ type: 'tableCell', children })),
    })),
  };
}
