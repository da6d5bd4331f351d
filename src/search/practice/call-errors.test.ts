import { describe, expect, it } from 'vitest';
import { errorBody, errorsOf } from '../protocol/schema/call-errors';
import type { Operation } from '../protocol/schema/operation';
import { operations } from '../protocol/schema/operations';
import type { ApiRequest } from './api-call';
import { createTenant } from './tenant';
import { memoryStore } from './tenant-store';
import { practiceTokens } from './tokens';

const shop = 'products';
const tenant = createTenant({ tenant: 'demo', tokens: practiceTokens, store: memoryStore() });

const fields = [{ code: 'title', dataType: 'string' }];
const send = async (request: Partial<ApiRequest>) =>
  tenant.handle({
    method: 'POST',
    path: '/',
    query: '',
    headers: {},
    origin: 'https://{host}',
    ...request,
  });

/** Input that breaks a rule of each call. */
const broken: Readonly<Record<string, Partial<ApiRequest>>> = {
  'search-get': { query: 'q=drill&page=two' },
  'search-post': { body: '{"q":"drill","rows":-1,"searchFilters":[{"id":"brand","values":[]}]}' },
  suggest: { query: 'q=dri&q=dril' },
  'schema-put': { body: '{"fields":[{"code":"title"}]}' },
  bulk: { body: '[{"header":{"id":"p-1001","action":"drop"},"payload":{}}]' },
};

function failing(operation: Operation, status: string): Partial<ApiRequest> {
  const { id, method, path, token } = operation;
  const codes = { tenant: 'demo', code: shop, index: shop, feedingType: 'qsc' };
  if (status === '404') Object.assign(codes, { code: 'unknown', index: 'unknown' });
  const tokens = { 401: undefined, 403: practiceTokens.other };
  const right = token === 'admin token' ? practiceTokens.admin : practiceTokens.feeding;
  return {
    method,
    path: path.replace(/\{(\w+)\}/g, (_, name: keyof typeof codes) => codes[name]),
    headers: {
      'content-type': 'application/json',
      'x-qsc-token': status in tokens ? tokens[status as '401'] : right,
    },
    query: 'q=drill',
    ...(method !== 'GET' && { body: id === 'bulk' ? '[]' : '{}' }),
    ...(status === '400' && broken[id]),
  };
}

const samples = operations.flatMap((operation) =>
  errorsOf(operation)
    .filter(({ message }) => message !== undefined)
    .map((error) => [operation.id, error.status, operation, error] as const),
);

describe('the body of an error in the reference', () => {
  it.each(samples)(
    'of %s with %s is that of the practice tenant',
    async (_, status, operation, error) => {
      await send({
        method: 'PUT',
        path: `/api/v1/searchapp/schema/demo/${shop}`,
        headers: { 'content-type': 'application/json', 'x-qsc-token': practiceTokens.admin },
        body: JSON.stringify({ fields }),
      });
      const response = await send(failing(operation, status));
      expect(response).toMatchObject({ status: Number(status), body: errorBody(error) });
    },
  );
});

it.each(operations.filter(({ id, body }) => body !== undefined && id !== 'mapper'))(
  '$id rejects a body without the header Content-Type',
  async ({ method, path, token }) => {
    const response = await send({
      method,
      path: path.replace(/\{(\w+)\}/g, (_, name) =>
        name === 'tenant' ? 'demo' : name === 'feedingType' ? 'qsc' : shop,
      ),
      headers: { 'x-qsc-token': practiceTokens[token === 'admin token' ? 'admin' : 'feeding'] },
      body: '{}',
    });
    expect(response).toMatchObject({
      status: 400,
      body: { errorMessage: expect.stringContaining('Content-Type') as string },
    });
  },
);
