import path from 'node:path';
import { expect, test } from '@playwright/test';
import { build } from 'esbuild';
import { errorsOf } from '../../src/search/protocol/schema/call-errors';
import { operations } from '../../src/search/protocol/schema/operations';
import type { builtSearch } from '../../src/search/server/built-search';
import { publicFolder } from '../support/page';
import { builtIndex, firstHits, loadEngine, querySet } from '../support/search-data';

/** Names of the API, which follow from its schemas. */
const MIN_NAMES = 195;
/** Share of the names that lead first to their definition, in each form. Titles of pages come before it. */
const MIN_FIRST = 0.95;

const isPlain = (name: string) => /^[\w.]+$/.test(name);
const filled = (name: string) => name.replace(/\{[^}]*\}/g, 'brand');
const inUrl = (name: string) => `https://{host}/api/v1/search/demo/products?${filled(name)}=1`;

/** How readers write a name; nothing where it cannot be written so. */
const forms: Record<string, (name: string, kind: string) => string | undefined> = {
  'as it is': (name) => name,
  'in capitals': (name) => name.toUpperCase(),
  'in small letters': (name) => name.toLowerCase(),
  'with an id': (name) => (name.includes('{') ? filled(name) : undefined),
  'in an address': (name, kind) => (kind === 'parameter' ? inUrl(name) : undefined),
  'with a value': (name, kind) => (kind === 'parameter' ? `&${filled(name)}=1` : undefined),
  'in quotes': (name) => (isPlain(name) ? `"${name}": 20` : undefined),
  'in words': (name) =>
    /^[a-z]+[A-Z]\w+$/.test(name) ? name.replace(/[A-Z]/g, ' $&').toLowerCase() : undefined,
  'as a path': (name, kind) => (kind === 'call' ? filled(name).replace(/^\w+ /, '') : undefined),
};

test('the definition is the first hit for a name of the API in any spelling', async () => {
  const engine = loadEngine();
  const { names, documents } = builtIndex();
  const defined = names.map(({ name, document, id, passage }) => ({
    name,
    kind: documents[document]?.passages[passage]?.kind ?? '',
    address: `${documents[document]?.id}#${id}`,
  }));
  expect(new Set(defined.map(({ name }) => name)).size).toBeGreaterThan(MIN_NAMES);
  for (const [form, write] of Object.entries(forms)) {
    // Calls with the same path are each what the path names.
    const places = new Map<string, string[]>();
    for (const { name, kind, address } of defined) {
      const query = write(name, kind);
      if (query !== undefined) places.set(query, [...(places.get(query) ?? []), address]);
    }
    const measured = await Promise.all(
      [...places].map(async ([query, addresses]) => ({
        query,
        isFirst: addresses.includes(String((await firstHits(engine, query))[0]?.document['url'])),
      })),
    );
    const missed = measured.filter(({ isFirst }) => !isFirst).map(({ query }) => query);
    const share = 1 - missed.length / measured.length;
    console.warn(`names ${form}: ${share.toFixed(3)} of ${measured.length}`);
    expect(share, `${form}: ${missed.join(', ')}`).toBeGreaterThanOrEqual(MIN_FIRST);
  }
});

test('a section about it is the first hit for a status of the API', async () => {
  const engine = loadEngine();
  const statuses = new Set(operations.flatMap(errorsOf).map(({ status }) => status));
  for (const status of [...statuses].filter((code) => /^\d+$/.test(code)))
    expect((await firstHits(engine, status))[0]?.document['heading']).toContain(status);
});

const gold = querySet<{ query: string }>('gold-standard');

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
