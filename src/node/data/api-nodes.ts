import type { GatsbyNode, NodeInput, SourceNodesArgs } from 'gatsby';
import { schemas } from '../../search/protocol/schema/all-schemas';
import type { Operation, ParameterSchemas } from '../../search/protocol/schema/operation';
import { operations } from '../../search/protocol/schema/operations';
import { operationPage, parameterId } from '../api/parameter-place';
import {
  allowedValues,
  fieldsOf,
  requiredOf,
  resolved,
  typeInWords,
  type ShownSchema,
} from '../api/schema-words';
import { docsFolder } from '../source/files';

/** Makes a node of each call of the API and of each schema. */
export const sourceNodes: GatsbyNode['sourceNodes'] = (args: SourceNodesArgs) => {
  for (const operation of operations)
    create(args, 'ApiOperation', operation.id, operationFields(operation));
  for (const [name, schema] of Object.entries(schemas))
    create(args, 'ApiSchema', name, { name, ...schemaFields(schema) });
};

function operationFields(operation: Operation): object {
  const { id, group, method, path, summary, description, token, body, response, guide } = operation;
  return {
    operationId: id,
    group,
    method,
    path,
    summary,
    description,
    token: token ?? null,
    url: `${operationPage(operation)}#${id}`,
    parameters: [
      ...parameterFields(operation, operation.pathParameters, 'path'),
      ...parameterFields(operation, operation.query, 'query'),
    ],
    bodyName: body ?? null,
    responseStatus: response.status,
    responseName: response.schema ?? null,
    guideFile: `${docsFolder}/${guide}`,
  };
}

function parameterFields(
  operation: Operation,
  parameters: ParameterSchemas,
  place: 'path' | 'query',
): object[] {
  return Object.entries(parameters).map(([name, schema]) => {
    const shown: ShownSchema = schema;
    const anchor = place === 'path' ? `${operation.id}-path-${name}` : parameterId(operation, name);
    return {
      name,
      in: place,
      type: typeInWords(shown),
      default: shown.default === undefined ? null : String(shown.default),
      allowed: allowedValues(shown).map(String),
      description: shown.description ?? '',
      url: `${operationPage(operation)}#${anchor}`,
    };
  });
}

function schemaFields(schema: ShownSchema): object {
  const required = requiredOf(schema);
  return {
    description: schema.description ?? '',
    schema,
    // Gatsby keeps the name fields for itself.
    properties: fieldsOf(schema).map(([name, field]) => ({
      name,
      type: typeInWords(field),
      required: required.includes(name),
      description: field.description ?? resolved(field).description ?? '',
    })),
  };
}

function create(args: SourceNodesArgs, type: string, name: string, fields: object): void {
  const node: NodeInput = {
    ...fields,
    id: args.createNodeId(`${type} ${name}`),
    parent: null,
    children: [],
    internal: { type, contentDigest: args.createContentDigest(fields) },
  };
  args.actions.createNode(node);
}
