import { expect, it } from 'vitest';
import { shownResponse } from './shown-response';

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
  (total, ids, found) => {
    const shown = shownResponse(response(total, ids));
    expect(shown.found).toBe(found);
    expect(shown.text).not.toContain('"request"');
    expect(shown.text).toContain(`"total": ${total}`);
    expect(shown.echo).toContain('"drill"');
  },
);

it('of many hits the first ids are named, and how many follow', () => {
  const ids = Array.from({ length: 12 }, (_, at) => `p-${at}`);
  expect(shownResponse(response(12, ids)).found).toMatch(/p-0, .*p-9 and 2 more$/);
});

it.each([[[{ suggest: 'drill' }]], [{}], [{ statusCode: 404, errorMessage: 'no' }]])(
  'any other response is shown as it is: %j',
  (body) => {
    expect(shownResponse(body)).toEqual({ text: expect.any(String) as string });
    expect(JSON.parse(shownResponse(body).text)).toEqual(body);
  },
);
