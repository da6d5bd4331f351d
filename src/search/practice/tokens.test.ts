import { expect, it } from 'vitest';
import { clientHeaders, practiceTokens } from './tokens';

it.each([
  ['/api/v1/searchapp/schema/demo/products', practiceTokens.admin],
  ['/api/v1/data/bulk/qsc/demo/products', practiceTokens.feeding],
  ['/api/v1/category/demo/navigation', undefined],
  ['/api/v1/search/demo/products', undefined],
])('a client sends %s with the token that the reference names', (path, token) => {
  expect(clientHeaders({ path })['x-qsc-token']).toBe(token);
});
