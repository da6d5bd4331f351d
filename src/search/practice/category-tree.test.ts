import { beforeEach, describe, expect, it } from 'vitest';
import { schemaCheck } from '../checks/schema-check';
import {
  bulk,
  expectError,
  newTenant,
  remove,
  schema,
  send,
  update,
} from '../../test/api/tenant-calls';

const path = (...names: string[]) => ({
  category: names.map((name, level) => ({ id: name.toLowerCase(), name, level })),
});

beforeEach(async () => {
  newTenant();
  await schema();
  await bulk([
    update('a', { categories: [path('Tools', 'Saws')] }),
    update('b', { categories: [path('Tools', 'Drills'), path('Offers')] }),
    update('c', { categories: [path('Tools', 'Drills'), path('Tools', 'Saws')] }),
    update('d', {}),
  ]);
});
const read = async (code = 'navigation', method = 'GET') =>
  (await send(method, `/api/v1/category/demo/${code}`)).body;

describe('the category call', () => {
  it('has the categories of the documents, the largest first, each document once in each', async () => {
    const node = (name: string, level: number, count: number, children: object[] = []) => ({
      ...{ id: name.toLowerCase(), name, level, count, tags: ['active'], children },
    });
    const body = await read();
    expect(body).toEqual({
      category: {
        ...{ id: 'root', name: 'root', level: 0, tags: ['active'] },
        children: [
          node('Tools', 1, 3, [node('Drills', 2, 2), node('Saws', 2, 2)]),
          node('Offers', 1, 1),
        ],
      },
    });
    expect(schemaCheck('CategoryTree')(body, '')).toEqual([]);
    expect(await read('navigation', 'POST')).toEqual(body);
    expect(await read('products')).toEqual(body);
  });

  it('follows the documents', async () => {
    await bulk([remove('b')]);
    expect(JSON.stringify(await read())).not.toContain('Offers');
  });

  it('reports that there are no documents to read', async () => {
    await expectError(send('GET', '/api/v1/category/demo/unknown'), 404, /search app "unknown"/);
    await expectError(send('GET', '/api/v1/category/other/navigation'), 404, /no tenant "other"/);
  });

  it('does not rebuild a stored tree', async () => {
    const merge = send('POST', '/api/v1/admin/category/merge/facet/demo/navigation');
    await expectError(merge, 501, /Rebuild the stored tree/);
  });
});
