import { expect } from 'vitest';
import type { SearchResponse } from '../../search/protocol/types';
import type { ApiResponse } from '../../search/practice/api-call';
import { createTenant, type Tenant } from '../../search/practice/tenant';
import { memoryStore, type TenantStore } from '../../search/practice/tenant-store';
import { practiceTokens } from '../../search/practice/tokens';
import { tutorialProducts, tutorialSchema } from '../support/practice-content';

let store: TenantStore;
let tenant: Tenant;

/** Begins with an empty tenant; call it before each test. */
export function newTenant(): void {
  store = memoryStore();
  tenant = createTenant({ tenant: 'demo', tokens: practiceTokens, store });
}

const json = { 'content-type': 'application/json' };
export const send = (
  method: string,
  address: string,
  { body, token, headers = json }: { body?: unknown; token?: string; headers?: object } = {},
): Promise<ApiResponse> => {
  const [path = '', query = ''] = address.split('?', 2);
  return tenant.handle({
    method,
    path,
    query,
    origin: 'https://{host}',
    headers: { ...headers, ...(token !== undefined && { 'x-qsc-token': token }) },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
};
export const schema = (body: unknown = tutorialSchema(), code = 'products') =>
  send('PUT', `/api/v1/searchapp/schema/demo/${code}`, { body, token: 'practice-admin' });
export const bulk = (body: unknown = tutorialProducts(), type = 'qsc') =>
  send('POST', `/api/v1/data/bulk/${type}/demo/products`, { body, token: 'practice-feeding' });
export const fullFeed = (step: string) =>
  send('POST', `/api/v1/data/fullfeed/${step}/demo/products`, { token: 'practice-feeding' });
export const update = (id: string, payload: object) => ({
  header: { id, action: 'update' },
  payload,
});
export const remove = (id: string) => ({ header: { id, action: 'delete' }, payload: {} });

export async function resultOf(query: string) {
  const { status, body } = await send('GET', `/api/v1/search/demo/products?${query}`);
  expect(status).toBe(200);
  const result = (body as SearchResponse).result['products'];
  if (!result) throw new Error('no result set products');
  return { ...result, ids: result.documents.map(({ id }) => id).sort() };
}
export async function ids(query = 'q=*&rows=50') {
  return (await resultOf(query)).ids;
}
export async function expectError(sent: Promise<ApiResponse>, status: number, message: RegExp) {
  const response = await sent;
  expect(response.body).toMatchObject({ statusCode: status });
  expect(response.status).toBe(status);
  expect((response.body as { errorMessage: string }).errorMessage).toMatch(message);
}
export const state = async () => JSON.stringify(await store.read());
