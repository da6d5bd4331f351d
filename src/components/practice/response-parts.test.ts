import { expect, it } from 'vitest';
import { responseParts } from './response-parts';

const hit = (id: string) => ({ id, position: 1, document: {} });
const response = (total: number, ids: readonly string[]) => ({
  statusCode: 200,
  request: { method: 'GET', parameters: { q: ['drill'] } },
  result: { products: { total, documents: ids.map(hit) } },
});

it.each([
  [2, ['p-1002', 'p-1001'], 'total: 2, ids: p-1002, p-1001'],
  [36, [], 'total: 36'],
  [0, [], 'total: 0'],
])(
  'a search with %i hits reports the count first, and its request separately',
  (total, ids, hits) => {
    const parts = responseParts(response(total, ids));
    expect(parts.hits).toBe(hits);
    expect(parts.text).not.toContain('"request"');
    expect(parts.text).toContain(`"total": ${total}`);
    expect(parts.echo).toContain('"drill"');
  },
);

it('the line names the first ids and the number of the others', () => {
  const ids = Array.from({ length: 12 }, (_, index) => `p-${index}`);
  expect(responseParts(response(12, ids)).hits).toMatch(/p-0, .*p-9 and 2 more$/);
});

it.each([[[{ suggest: 'drill' }]], [{}], [{ statusCode: 404, errorMessage: 'no' }]])(
  'any other response is one part: %j',
  (body) => {
    expect(responseParts(body)).toEqual({ text: expect.any(String) as string });
    expect(JSON.parse(responseParts(body).text)).toEqual(body);
  },
);
