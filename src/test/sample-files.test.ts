import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { pageFiles } from './content-files';

// What pages show from files (`file="…"`) is run here.

const folder = 'content/docs/qsc-admin';
const load = (file: string) => import(pathToFileURL(path.resolve(folder, file)).href);

it('the measures of a gold standard are those that the page gives for its two orders', async () => {
  const { rate } = (await load('testing/samples/rank-measures.mjs')) as {
    rate: (found: string[], grades: Record<string, number>) => Record<string, number>;
  };
  const grades = { 'p-1001': 3, 'p-1002': 2 };
  const rounded = (found: string[]) =>
    Object.values(rate(found, grades)).map((value) => Math.round(value * 100) / 100);
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

it('every file that a page shows is one of these', () => {
  const shown = pageFiles('content/docs').flatMap((page) =>
    [...fs.readFileSync(page, 'utf8').matchAll(/^ *```\w+ .*\bfile="([^"#]+)/gm)].map(
      ([, file = '']) => path.posix.join(path.posix.dirname(page), file),
    ),
  );
  const own = fs.readFileSync('src/test/sample-files.test.ts', 'utf8');
  expect(shown.length).toBeGreaterThan(1);
  for (const file of shown) expect(own).toContain(`load('${path.posix.relative(folder, file)}')`);
});
