import zlib from 'node:zlib';
import { expect, test } from '@playwright/test';
import { manifest, readSearchData } from '../support/search-data';
import { readBuilt, visit } from '../support/page';

/** Before the first result, readers load the index and the worker. */
const BUDGETS = { suggestions: 17_000, indexAndWorker: 139_000 };
const brotli = (text: string) => zlib.brotliCompressSync(text).length;

test('search data and code stay within their budgets (brotli)', async ({ page }) => {
  const names = new Set<string>();
  page.on('worker', (worker) => names.add(worker.url()));
  await visit(page, '/search?query=facet');
  await expect(page.getByRole('article').first()).toBeVisible();
  // One request: the engine is in the worker, not in a chunk that it shares.
  expect(names.size).toBe(1);
  const [worker = ''] = [...names].map((url) => readBuilt(new URL(url).pathname));
  expect(worker).toContain('nextPageToken');
  const sizes = {
    suggestions: brotli(readSearchData(manifest.suggestions)),
    index: brotli(readSearchData(manifest.index)),
    worker: brotli(worker),
  };
  console.warn('search:', sizes);
  expect(sizes.suggestions).toBeLessThanOrEqual(BUDGETS.suggestions);
  expect(sizes.index + sizes.worker).toBeLessThanOrEqual(BUDGETS.indexAndWorker);
});
