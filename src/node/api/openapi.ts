import { stringify } from 'yaml';
import { apiFileRoutes, OPENAPI_HOST } from '../../lib/addresses/output-routes';
import { docPages } from '../../lib/addresses/routes';
import { absoluteUrl } from '../../lib/addresses/urls';
import type { JsonObject } from '../../lib/values/json-object';
import { schemas, type SchemaName } from '../../search/protocol/schema/all-schemas';
import { errorBody, errorsOf } from '../../search/protocol/schema/call-errors';
import {
  apiVersion,
  undocumentedGroups,
  operationGroups,
  type CallError,
  type Operation,
  type ParameterSchemas,
} from '../../search/protocol/schema/operation';
import { neededToken } from '../../search/protocol/operations';
import { headersOf, operations } from '../../search/protocol/schema/operations';
import { meaningOf, openSchema } from './open-schema';

const refOf = (name: string) => `#/components/schemas/${name}`;

/** A body in JSON. @param more fields beside its schema */
const jsonBody = (name: SchemaName, more = {}) => ({
  content: { 'application/json': { schema: { $ref: refOf(name) }, ...more } },
});

/** The API as an OpenAPI 3.1 document. @param docsUrl address of the reference */
export function openApiDocument(docsUrl: string): JsonObject {
  return {
    openapi: '3.1.0',
    info: {
      title: 'QSC API',
      version: String(apiVersion.number),
      'x-released': apiVersion.released,
      summary: 'Search, suggestions, schemas, and feeding.',
      description:
        'Calls of QSC, a search platform. The groups Scheduling and Documents are named, and their calls are not part of this file. Whether a call without `security` needs a token is open: if it responds with 401, send one.',
    },
    externalDocs: { description: 'API reference', url: docsUrl },
    servers: [
      {
        url: 'https://{host}',
        description: 'Your QSC host',
        variables: { host: { default: OPENAPI_HOST, description: 'Host name of QSC.' } },
      },
    ],
    tags: [
      ...Object.values(operationGroups),
      ...undocumentedGroups.map(({ name, description }) => ({ name, description })),
    ],
    paths: pathsOf(operations),
    components: {
      securitySchemes: {
        QscToken: {
          type: 'apiKey',
          in: 'header',
          name: 'X-QSC-Token',
          description: 'Token from the console, under Security → API Tokens.',
        },
        Basic: {
          type: 'http',
          scheme: 'basic',
          description: 'User and password for `explain=true`, which the tenant must permit.',
        },
      },
      schemas: Object.fromEntries(
        Object.entries(schemas).map(([name, schema]) => [name, openSchema(schema, refOf)]),
      ),
    },
  };
}

/** The API as files for programs: OpenAPI in both notations. */
export function apiFiles(pathPrefix: string): [file: string, text: string][] {
  const document = openApiDocument(absoluteUrl(docPages.apiReference, pathPrefix));
  return [
    [apiFileRoutes.yaml, stringify(document, { lineWidth: 0, aliasDuplicateObjects: false })],
    [apiFileRoutes.json, `${JSON.stringify(document, null, 2)}\n`],
  ];
}

function pathsOf(list: readonly Operation[]): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const operation of list)
    (paths[operation.path] ??= {})[operation.method.toLowerCase()] = operationObject(operation);
  return paths;
}

function operationObject(operation: Operation): JsonObject {
  const { id, group, summary, description, query, warning, token, body, response } = operation;
  const explains = Object.hasOwn(query, 'explain');
  return {
    operationId: camelCase(id),
    tags: [operationGroups[group].name],
    summary,
    description: warning === undefined ? description : `${description} ${warning}`,
    parameters: [
      ...parameters('path', operation.pathParameters, Object.keys(operation.pathParameters)),
      ...queryParameters(operation),
      // The token is the security of the call.
      ...parameters('header', headersOf(operation)).filter(({ name }) => name !== 'X-QSC-Token'),
    ],
    ...(neededToken(operation) && { security: [{ QscToken: [] }] }),
    ...(token === 'none' && { security: explains ? [{}, { Basic: [] }] : [] }),
    ...(body && { requestBody: { required: true, ...jsonBody(body) } }),
    responses: {
      [response.status]: {
        description: response.description,
        ...(response.schema && jsonBody(response.schema)),
      },
      ...errorObjects(errorsOf(operation)),
    },
  };
}

/** Errors of a call. Where the practice tenant has the call, all of them have its body. */
function errorObjects(errors: readonly CallError[]): JsonObject {
  const hasBody = errors.some(({ message }) => message !== undefined);
  return Object.fromEntries(
    errors.map((error) => {
      const example = error.message === undefined ? {} : { example: errorBody(error) };
      const body = hasBody && jsonBody('ErrorResponse', example);
      return [error.status, { description: error.meaning, ...body }];
    }),
  );
}

function parameters(
  location: 'path' | 'query' | 'header',
  list: ParameterSchemas,
  required: readonly string[] = [],
): JsonObject[] {
  return Object.entries(list).map(([name, schema]) => ({
    name,
    in: location,
    required: required.includes(name),
    // OpenAPI repeats a parameter for each entry of a list by default.
    ...((schema as { type?: string }).type === 'array' && { style: 'form', explode: false }),
    ...schemaParts(schema),
  }));
}

/** Parameters whose names hold an id are keys of one object, which OpenAPI writes as parameters of their own. */
function queryParameters({ query, requiredQuery = [] }: Operation): JsonObject[] {
  const isPattern = (name: string) => name.includes('{');
  const fixed = Object.fromEntries(Object.entries(query).filter(([name]) => !isPattern(name)));
  const prefixes = new Set(Object.keys(query).filter(isPattern).map(stemOf));
  return [
    ...parameters('query', fixed, requiredQuery),
    ...[...prefixes].map((stem) => patternParameter(stem, query)),
  ];
}

const objectNames: Readonly<Record<string, string>> = {
  'f.': 'filters',
  'ff.': 'facetFilters',
  'p.': 'profileParameters',
};
const stemOf = (name: string) => name.slice(0, name.indexOf('.') + 1);

function patternParameter(stem: string, query: ParameterSchemas): JsonObject {
  const forms = Object.entries(query).filter(([name]) => name.startsWith(stem));
  const lists =
    stem === 'f.' &&
    'For several values, write the form with brackets and separate the values with commas, such as the key `f.brand.or[]` with `BoltWerk,Halden`.';
  return {
    name: objectNames[stem] ?? stem,
    in: 'query',
    style: 'form',
    explode: true,
    description: [
      `Parameters whose names begin with \`${stem}\`. Each is a key of this object with one text: generated clients do not repeat a parameter.${lists ? ` ${lists}` : ''}`,
      ...forms.map(([name, schema]) => `\`${name}\`: ${meaningOf(schema)}`),
    ].join('\n\n'),
    schema: {
      type: 'object',
      propertyNames: { pattern: `^${stem.replace('.', '\\.')}` },
      additionalProperties: { type: 'string' },
    },
  };
}

function schemaParts(schema: { default?: unknown }): JsonObject {
  const { description, ...rest } = openSchema(schema, refOf) as JsonObject;
  return { description, schema: { ...rest, default: schema.default } };
}

/** Name of the operation as programs write it: `full-feed-start` becomes `fullFeedStart`. */
export function camelCase(id: string): string {
  return id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
