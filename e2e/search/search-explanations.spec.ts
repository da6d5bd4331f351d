import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { build } from 'esbuild';
import { parse } from 'yaml';
import type { builtSearch } from '../../src/search/server/built-search';
import { publicFolder } from '../support/page';

const gold = parse(fs.readFileSync('content/search/gold-standard.yml', 'utf8')) as {
  query: string;
}[];

/** Each of these queries has hits by hundreds, which are all explained: a sample has every mechanism. */
const EVERY = 5;
const sample = gold.filter((_, at) => at % EVERY === 0);

test('the reasons of every hit of a sample of the gold standard add up to the score that ranked it', async () => {
  // Bundled, since explanations are a module that loads when it is asked for.
  const outfile = test.info().outputPath('search.cjs');
  const entryPoints = ['src/search/server/built-search.ts'];
  await build({ entryPoints, outfile, bundle: true, platform: 'node', format: 'cjs' });
  const built = (await import(outfile)) as { builtSearch: typeof builtSearch };
  const { engine } = await built.builtSearch(path.join(publicFolder, 'search-data'))();
  let checked = 0;
  for (const { query: q } of sample) {
    const request = { q, rows: 1000, ctrl: ['facetDisabled'], displayFields: ['_score'] };
    const { result } = await engine.search(request);
    const ranked = Object.values(result)[0]?.documents ?? [];
    const { hits } = await engine.explain(request);
    expect(
      hits.map(({ id, score }) => [id, Math.round(score * 1000) / 1000]),
      q,
    ).toEqual(ranked.map(({ id, document }) => [id, document['_score']]));
    for (const { id, score, reasons } of hits) {
      const sum = reasons.reduce((total, { points }) => total + points, 0);
      expect(Math.abs(sum - score), `${q}: ${id}`).toBeLessThanOrEqual(1e-9 * score);
      checked += 1;
    }
  }
  expect(checked).toBeGreaterThan(sample.length);
});
