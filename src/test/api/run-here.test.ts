import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sampleShopFiles } from '../../node/shop/sample-files';
import { requestFaults } from '../../search/checks/endpoints';
import { practiceMethods } from '../../search/practice/browser/practice-methods';
import { slotStore } from '../../search/practice/browser/slot-store';
import type { PracticeStep } from '../../search/practice/browser/step';
import { shopCalls } from '../../search/practice/shop-calls';
import { readPage } from '../support/compiled-content';
import { pageFiles } from '../support/content-files';
import { memorySlot } from '../support/memory-slot';

const folder = 'content/docs/qsc-admin';
const first = `${folder}/tutorials/first-search-app-in-5-minutes.mdx`;
const pages = pageFiles('content/docs').filter((file) =>
  /<RunHere|<SearchExample|<ApiOperations/.test(fs.readFileSync(file, 'utf8')),
);
const shopFiles = new Map(sampleShopFiles());
const shop = shopCalls.map(({ method, path, file }) => ({
  call: { method, path, query: '', body: shopFiles.get(file) ?? '' },
}));

/** Content of a tenant after these calls. */
async function tenantAfter(steps: readonly PracticeStep[]): Promise<unknown> {
  const slot = memorySlot();
  const tenant = practiceMethods(slotStore(slot));
  for (const step of steps) await tenant.run(step);
  return slot.value();
}
let withShop: Promise<unknown> | undefined;

/** The steps of a page in their order. */
async function stepsOf(file: string): Promise<(PracticeStep & { needsShop: boolean })[]> {
  const { content } = await readPage(file);
  return content.steps.map(({ hits, ids, needsShop, ...call }) => ({
    call,
    ...(hits !== undefined && { hits }),
    ...(ids && { ids }),
    needsShop,
  }));
}

describe('Run here', () => {
  it.each(pages)('completes %s', async (file) => {
    const steps = await stepsOf(file);
    const tutorial = file === first ? [] : (await stepsOf(first)).slice(0, 2);
    const needsShop = steps.some((step) => step.needsShop);
    const before = await (needsShop ? (withShop ??= tenantAfter(shop)) : tenantAfter(tutorial));
    const tenant = practiceMethods(slotStore(memorySlot(before)));
    for (const step of steps) {
      const { method, path, query, body } = step.call;
      const url = `https://{host}${path}${query && `?${query}`}`;
      expect(requestFaults({ method, url, ...(body !== undefined && { body }) })).toEqual([]);
      const { response, isRight } = await tenant.run(step);
      expect(response.status, `${method} ${url}: ${JSON.stringify(response.body)}`).toBe(200);
      expect(isRight, `${method} ${url}`).toBe(true);
    }
  });
});

it('the calls of a full feed respond in the order of the reference, and remove no document', async () => {
  const slot = memorySlot(await (withShop ??= tenantAfter(shop)));
  const tenant = practiceMethods(slotStore(slot));
  const documents = async () => (await tenant.summary()).apps;
  const before = await documents();
  const steps = await stepsOf(`${folder}/api/reference/full-feed.mdx`);
  expect(steps.map(({ needsShop }) => needsShop)).toEqual([true, true, true]);
  for (const step of [...steps, ...steps.toReversed()]) {
    const { response } = await tenant.run(step);
    expect(response, step.call.path).toMatchObject({ status: 200, body: {} });
  }
  await tenant.run(steps[2] as PracticeStep);
  expect(await documents()).toEqual(before);
});

it('the update of the feeding guide keeps the printed responses of the shop', async () => {
  const file = `${folder}/admin/feeding/feeding-api-integration.mdx`;
  const tenant = practiceMethods(slotStore(memorySlot(await (withShop ??= tenantAfter(shop)))));
  const ids = async (call: PracticeStep['call']) => {
    const { response } = await tenant.run({ call });
    const { result } = response.body as {
      result?: Record<string, { total: number; documents: { id: string }[] }>;
    };
    return Object.values(result ?? {}).map(({ total, documents }) => [
      total,
      documents.map(({ id }) => id),
    ]);
  };
  const steps = await stepsOf(file);
  const searches = [
    ...steps.map(({ call }) => call).filter(({ method }) => method === 'GET'),
    ...['q=*&f.color=blue', 'q=tape%20measure&f.category=Measuring', 'q=tape&rows=1'].map(
      (query) => ({ method: 'GET', path: '/api/v1/search/demo/products', query }),
    ),
  ];
  const before = await Promise.all(searches.map(ids));
  for (const step of steps) await tenant.run(step);
  expect(await Promise.all(searches.map(ids))).toEqual(before);
});
