import { describe, expect, it } from 'vitest';
import { sampleShopRoutes } from '../../lib/addresses/output-routes';
import { createTenant } from '../../search/practice/tenant';
import { memoryStore } from '../../search/practice/tenant-store';
import { practiceTokens } from '../../search/practice/tokens';
import { shopAnswer } from '../../test/support/shop-answer';
import { shopDefinition } from '../../search/engine/index/shop-definition';
import { sampleShopFiles } from './sample-files';

const files = new Map(sampleShopFiles());
const file = (name: keyof typeof sampleShopRoutes) => files.get(sampleShopRoutes[name]) ?? '';
const tenant = createTenant({ tenant: 'demo', tokens: practiceTokens, store: memoryStore() });

const send = (method: string, path: string, body: string, token: string) =>
  tenant.handle({
    method,
    path,
    query: '',
    body,
    origin: '',
    headers: { 'content-type': 'application/json', 'x-qsc-token': token },
  });

describe('the files of the sample shop', () => {
  it('load into a tenant in two calls', async () => {
    const schema = '/api/v1/searchapp/schema/demo/products';
    expect(await send('PUT', schema, file('schema'), 'practice-admin')).toMatchObject({
      status: 200,
    });
    const bulk = '/api/v1/data/bulk/qsc/demo/products';
    expect(await send('POST', bulk, file('products'), 'practice-feeding')).toMatchObject({
      status: 200,
    });
  });

  it('search the fields of the shop by the same weights', () => {
    const { fields } = JSON.parse(file('schema')) as {
      fields: { code: string; dataType: string; searchMode?: string; weight?: number }[];
    };
    const searched = fields
      .filter(({ dataType, searchMode }) => dataType === 'string' && searchMode !== 'off')
      .map(({ code, weight }) => ({
        name: code,
        weight: weight ?? 1,
      }));
    const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'en');
    expect(searched.sort(byName)).toEqual([...shopDefinition.fields].sort(byName));
  });

  it('have a gold standard that the shop passes but for meanings', async () => {
    const { questions } = JSON.parse(file('goldStandard')) as {
      questions: { q: string[]; ids: string[]; tags: string[] }[];
    };
    for (const { q, ids, tags } of questions)
      for (const query of q) {
        const answer = await shopAnswer(`q=${query}&rows=10`);
        const passed = ids.map((entry) => {
          const [, id = '', top] = /^(\S+) \| top(\d+)$/.exec(entry) ?? [];
          return answer.ids.slice(0, Number(top)).includes(id);
        });
        expect(passed, query).toEqual(ids.map(() => !tags.includes('semantic')));
      }
  });
});
