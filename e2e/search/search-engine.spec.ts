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
/** Lowest share of names, in each spelling, whose definition is the first hit. Titles of pages come before it. */
const MIN_FIRST = 0.95;

const isPlain = (name: string) => /^[\w.]+$/.test(name);
const filled = (name: string) => name.replace(/\{[^}]*\}/g, 'brand');
const inUrl = (name: string) => `https://{host}/api/v1/search/demo/products?${filled(name)}=1`;

/** The spellings of a name by readers; undefined if a name has no such spelling. */
const spellings: Record<string, (name: string, kind: string) => string | undefined> = {
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
  for (const [spelling, write] of Object.entries(spellings)) {
    // A path names all calls that have it.
    const queries = new Map<string, string[]>();
    for (const { name, kind, address } of defined) {
      const query = write(name, kind);
      if (query !== undefined) queries.set(query, [...(queries.get(query) ?? []), address]);
    }
    const results = await Promise.all(
      [...queries].map(async ([query, addresses]) => ({
        query,
        isFirst: addresses.includes(String((await firstHits(engine, query))[0]?.document['url'])),
      })),
    );
    const missed = results.filter(({ isFirst }) => !isFirst).map(({ query }) => query);
    const share = 1 - missed.length / results.length;
    console.warn(`names ${spelling}: ${share.toFixed(3)} of ${results.length}`);
    expect(share, `${spelling}: ${missed.join(', ')}`).toBeGreaterThanOrEqual(MIN_FIRST);
  }
});

test('the first hit for a status of the API is a section about it', async () => {
  const engine = loadEngine();
  const statuses = new Set(operations.flatMap(errorsOf).map(({ status }) => status));
  for (const status of [...statuses].filter((code) => /^\d+$/.test(code)))
    expect((await firstHits(engine, status))[0]?.document['heading']).toContain(status);
});

const gold = querySet<{ query: string }>('gold-standard');

/** One of this many queries is checked. Each has hundreds of hits, so that the sample covers every mechanism. */
const EVERY = 5;
const sample = gold.filter((_, index) => index % EVERY === 0);

test('the reasons of every hit of a sample of the gold standard add up to the score that ranked it', async () => {
  // Bundled, since the explanations load on demand.
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
