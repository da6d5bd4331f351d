import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { pageFiles } from '../support/content-files';
import type { SearchResponse } from '../../search/protocol/types';
import { bundledPage, renderedPage, shopTenant } from './framework-pages';

// Runs the files that pages show (`file="…"`), except programs in PHP (php-samples.test.ts) and the workflow
// (workflow-sample.test.ts).

const folder = 'content/docs/qsc-admin';
const load = (file: string) => import(pathToFileURL(path.resolve(folder, file)).href);

/** The part of a browser's storage that samples use. */
function memoryStorage() {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  };
}

it('the measures of a gold standard equal the values on the page for both orders', async () => {
  const { rate } = (await load('testing/samples/rank-measures.mjs')) as {
    rate: (found: string[], grades: Record<string, number>) => Record<string, number>;
  };
  const grades = { 'p-1001': 3, 'p-1002': 2 };
  const rounded = (ids: string[]) =>
    Object.values(rate(ids, grades)).map((value) => Math.round(value * 100) / 100);
  expect(rounded(['p-1002', 'p-1001'])).toEqual([0.5, 0.83]);
  expect(rounded(['p-1001', 'p-1002'])).toEqual([1, 1]);
  expect(rounded(['p-1003'])).toEqual([0, 0]);
});

it('entries of suggest are links, queries, or of a kind that the page leaves out', async () => {
  const { kindOf } = (await load('suggest/samples/entry-kind.mjs')) as {
    kindOf: (entry: Record<string, string>) => Record<string, string>;
  };
  const link = { kind: 'link', label: 'Drill guide', href: '/guide' };
  expect(kindOf({ url: '/guide', title: 'Drill guide', suggest: 'drill' })).toEqual(link);
  expect(kindOf({ suggest: 'drill' })).toEqual({ kind: 'query', label: 'drill', query: 'drill' });
  expect(kindOf({ brand: 'Halden' })).toEqual({ kind: 'unknown' });
});

it('visitors have only the ids that they agreed to', async () => {
  const { trackingParameters } = (await load('access/samples/tracking-parameters.mjs')) as {
    trackingParameters: (consent: string, session: object, local: object) => object;
  };
  const [session, local] = [memoryStorage(), memoryStorage()];
  const parameters = (consent: string) => trackingParameters(consent, session, local);
  const both = parameters('visitor');
  expect(Object.keys(both)).toEqual(['sessionId', 'userId']);
  expect(parameters('visitor')).toEqual(both);
  expect(Object.keys(parameters('session'))).toEqual(['sessionId']);
  expect(local.entries.size).toBe(0);
  expect(parameters('none')).toEqual({ tracking: 'notracking' });
  expect(session.entries.size).toBe(0);
});

it('sliders are found in results of older and of newer search apps', async () => {
  const { slidersOf } = (await load('api/samples/sliders.mjs')) as {
    slidersOf: (result: object) => object[];
  };
  const [price, brand] = [
    { id: 'price', type: 'slider' },
    { id: 'brand', type: 'select' },
  ];
  expect(slidersOf({ facets: [price, brand] })).toEqual([price]);
  expect(slidersOf({ facets: [brand], sliders: [{ id: 'price' }] })).toEqual([{ id: 'price' }]);
  expect(slidersOf({})).toEqual([]);
});

it('a list of more and more pages has each hit once, and comes back in one request', async () => {
  interface List {
    page: number;
    hits: { id: string }[];
    isComplete: boolean;
  }
  const { loadMore, restore } = (await load('search/samples/load-more.mjs')) as {
    loadMore: (search: object, query: string, list: Partial<List>) => Promise<List>;
    restore: (search: object, query: string, page: number) => Promise<List>;
  };
  const tenant = await shopTenant();
  const search = async (query: string) => {
    const path = '/api/v1/search/demo/products';
    const { body } = await tenant.handle({ method: 'GET', path, query, origin: '', headers: {} });
    return (body as SearchResponse).result['products'];
  };
  const ids = ({ hits }: List) => hits.map(({ id }) => id);
  let list = await restore(search, 'q=drill', 1);
  while (!list.isComplete) list = await loadMore(search, 'q=drill', list);
  expect([list.page, new Set(ids(list)).size]).toEqual([4, 36]);
  expect(ids(await restore(search, 'q=drill', 4))).toEqual(ids(list));
  const moved = { page: 1, hits: list.hits.slice(0, 11) };
  expect(ids(await loadMore(search, 'q=drill', moved))).toEqual(ids(list).slice(0, 20));
});

it('recent searches are ten, the newest first, and the visitor can clear them', async () => {
  const recent = (await load('admin/app/samples/recent-searches.mjs')) as {
    recentSearches: (storage: object) => string[];
    remember: (storage: object, query: string) => void;
    forget: (storage: object) => void;
    listRows: (storage: object, text: string, suggestions: string[]) => object[];
  };
  const storage = memoryStorage();
  for (let index = 1; index <= 12; index += 1) recent.remember(storage, `drill ${index}`);
  recent.remember(storage, 'drill 5');
  expect(recent.recentSearches(storage)).toHaveLength(10);
  expect(recent.recentSearches(storage).slice(0, 2)).toEqual(['drill 5', 'drill 12']);
  expect(recent.listRows(storage, ' Drill 1', ['drill 12', 'drill bits'])).toEqual([
    ...['drill 12', 'drill 11', 'drill 10'].map((label) => ({ kind: 'recent', label })),
    { kind: 'suggestion', label: 'drill bits' },
  ]);
  recent.forget(storage);
  expect(recent.listRows(storage, '', [])).toEqual([]);
});

it('the server of the search page in React sends the results of its address', async () => {
  const text = (html: string) => html.replaceAll('<!-- -->', '');

  const page = text(await renderedPage('?q=drill&page=2'));
  expect(page).toContain('36 products');
  expect(page).toContain('<ol start="11">');
  expect(page).not.toContain('noindex');
  expect(text(await renderedPage('?q=drill&f.brand=BoltWerk'))).toContain('noindex');
  expect(await renderedPage('?q=%3C%2Fscript%3E%')).not.toContain('</script>%');
});

it('every file that a page shows is one of these', async () => {
  const bundles = ['react/main.jsx', 'react/server.jsx', 'vue/main.js'];
  const bundled = await Promise.all(bundles.map((entry) => bundledPage(entry, 'node')));
  const run = new Set(bundled.flatMap(({ files }) => files));
  const included = pageFiles('content/docs', 'content/blog').flatMap((page) =>
    [...fs.readFileSync(page, 'utf8').matchAll(/^ *```\w+ .*\bfile="([^"#]+)/gm)].map(
      ([, file = '']) => path.posix.join(path.posix.dirname(page), file),
    ),
  );
  const thisFile = fs.readFileSync('src/test/samples/sample-files.test.ts', 'utf8');
  expect(included.length).toBeGreaterThan(1);
  for (const file of included.filter((file) => !run.has(file) && !/\.(?:php|yml)$/.test(file)))
    expect(thisFile).toContain(`load('${path.posix.relative(folder, file)}')`);
});
