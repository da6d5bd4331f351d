import type { Passage } from '../../search/engine/index/definition';
import type { Operation } from '../../search/protocol/schema/operation';
import { headersOf, operations } from '../../search/protocol/schema/operations';
import { meaningsOf, nameWithin } from '../../search/protocol/schema/schema-words';
import { objectId, objectsOf, operationPage, parameterId } from '../api/reference-address';
import { fieldsIn, meaningInFull, shownFields, type ShownField } from '../api/reference-nodes';

/**
 * Each call, parameter, header, field, and allowed value of the API that a page describes, as a passage from the schemas: its
 * heading is the name, its text the description, its id the anchor of the row.
 * @param route of a page; a page that is no reference has none
 */
export function namePassages(route: string): Passage[] {
  const ofPage = operations.filter((operation) => operationPage(operation) === route);
  const [first] = ofPage;
  if (!first) return [];
  const objects = objectsOf(first.group);
  const passages = [
    ...ofPage.flatMap((operation) => namesOfCall(operation, objects)),
    ...[...objects].flatMap((object) =>
      fieldsIn({ $ref: object }, objectId(object)).flatMap((field) =>
        namesOfField(field, `field of ${object}`, objects),
      ),
    ),
  ];
  // Calls with the same body or response show it once, and values of a name may recur: the first row is the place.
  const names = new Set<string>();
  return passages.filter(({ fields, kind }) => {
    const key = JSON.stringify([fields['heading'], kind, fields['text']]);
    return !names.has(key) && names.add(key);
  });
}

function namesOfCall(operation: Operation, objects: ReadonlySet<string>): Passage[] {
  const { id, method, path, summary, pathParameters, query, body, response } = operation;
  const fields = (schema: typeof body, part: string) =>
    schema === undefined ? [] : fieldsIn({ $ref: schema }, `${id}-${part}`);
  const parts: [kind: string, fields: ShownField[]][] = [
    ['parameter', shownFields(Object.entries(query), (name) => parameterId(operation, name))],
    ['header', shownFields(Object.entries(headersOf(operation)), (name) => `${id}-header-${name}`)],
    ['path parameter', shownFields(Object.entries(pathParameters), (name) => `${id}-path-${name}`)],
    ['body field', fields(body, 'body')],
    ['response field', fields(response.schema, 'response')],
  ];
  return [
    namePassage(`${method} ${path}`, id, 'call', `${summary}.`),
    ...parts.flatMap(([kind, list]) => list.flatMap((field) => namesOfField(field, kind, objects))),
  ];
}

/** The passages of a field, of its allowed values, and of the fields in it that no object describes. */
function namesOfField(field: ShownField, kind: string, objects: ReadonlySet<string>): Passage[] {
  const { name, schema, id } = field;
  const children = objects.has(nameWithin(schema) ?? '') ? [] : fieldsIn(schema, id);
  return [
    namePassage(name, id, kind, meaningInFull(schema, false)),
    ...meaningsOf(schema).map(([value, meaning]) =>
      namePassage(value, id, `value of ${name}`, meaning),
    ),
    ...children.flatMap((entry) => namesOfField(entry, kind, objects)),
  ];
}

const namePassage = (name: string, id: string, kind: string, text: string): Passage => ({
  id,
  kind,
  fields: { heading: name, text: text.replaceAll('`', '') },
});
