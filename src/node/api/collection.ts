import { operationGroups, type Operation } from '../../search/protocol/schema/operation';
import { operations } from '../../search/protocol/schema/operations';
import { exampleOf, requestExamples } from './request-examples';
import { meaningOf, type JsonObject } from './open-schema';

/** The calls as a Postman collection (format 2.1), which Bruno and other API tools import as well. */
export function apiCollection(): JsonObject {
  return {
    info: {
      name: 'QSC API',
      description: 'Set the variables host, tenant and token before the first call.',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    variable: [
      { key: 'host', value: 'qsc.example.com' },
      { key: 'tenant', value: 'demo' },
      { key: 'token', value: '' },
    ],
    item: Object.entries(operationGroups).map(([group, { name, description }]) => ({
      name,
      description,
      item: operations.filter((operation) => operation.group === group).map(itemOf),
    })),
  };
}

function itemOf(operation: Operation): JsonObject {
  const { method, path, summary, description, token, body, pathParameters } = operation;
  const { query, body: sent } = requestExamples[operation.id] ?? { query: [] };
  const parts = path.slice(1).split('/');
  const raw = `https://{{host}}/${parts.map(partOf).join('/')}`;
  const pairs = query.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&');
  return {
    name: summary,
    request: {
      method,
      description,
      header: [
        { key: 'Accept', value: 'application/json' },
        ...(body ? [{ key: 'Content-Type', value: 'application/json' }] : []),
        ...(token ? [{ key: 'X-QSC-Token', value: '{{token}}' }] : []),
      ],
      url: {
        raw: pairs === '' ? raw : `${raw}?${pairs}`,
        protocol: 'https',
        host: ['{{host}}'],
        path: parts.map(partOf),
        query: query.map(([key, value]) => ({ key, value })),
        variable: Object.entries(pathParameters)
          .filter(([name]) => name !== 'tenant')
          .map(([name, schema]) => ({
            key: name,
            value: exampleOf(schema),
            description: meaningOf(schema),
          })),
      },
      ...(body && {
        body: {
          mode: 'raw',
          raw: JSON.stringify(sent ?? {}, null, 2),
          options: { raw: { language: 'json' } },
        },
      }),
    },
  };
}

/** `{tenant}` is a variable of the collection, the other parameters are those of the call. */
function partOf(part: string): string {
  const name = /^\{(\w+)\}$/.exec(part)?.[1];
  if (name === undefined) return part;
  return name === 'tenant' ? '{{tenant}}' : `:${name}`;
}
