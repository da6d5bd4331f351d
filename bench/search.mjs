import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { load } from '../tools/served-site.mjs';

const siteQueries =
  'facet, search index, price slider filter, synonim, how do I sort by price, feeding queue, fil, what is a search app, wie filtere ich nach einem Datum, response documents total, category tree facet value token, no results for a brand, f.brand, statusCode, xyzzy'.split(
    ', ',
  );
const ROUNDS = 10;

/** Sizes (brotli, kB) and times (ms) of a build's search data. */
export async function measureSearch(publicFolder, queries = siteQueries) {
  const folder = path.join(publicFolder, 'search-data');
  const read = (name) => fs.readFileSync(path.join(folder, name), 'utf8');
  const { index, suggestions } = JSON.parse(read('manifest.json'));
  const { createEngine } = await load('src/search/engine/engine');
  const { unpackIndex } = await load('src/search/engine/packed/packed-index');

  const packed = read(index);
  const texts = new Map();
  /** An engine that has loaded only its index, and the sizes of the parts that it loads. */
  const start = () => {
    const parts = [];
    const engine = createEngine(unpackIndex(JSON.parse(packed)), {
      texts: ({ texts: name }) => {
        if (!texts.has(name)) texts.set(name, JSON.parse(read(path.join('text', name))));
        return texts.get(name);
      },
      parts: (file) => {
        const part = read(path.join('parts', file));
        parts.push(compressed(part));
        return Promise.resolve(JSON.parse(part));
      },
      now: () => 0,
      newId: () => 'bench',
    });
    return { engine, parts };
  };
  const startedAt = performance.now();
  const { engine } = start();
  const loading = performance.now() - startedAt;

  const firstSearches = [];
  for (const q of queries) {
    const { engine: fresh, parts } = start();
    await fresh.search({ q });
    firstSearches.push({
      bytes: compressed(packed) + parts.reduce((sum, bytes) => sum + bytes, 0),
      requests: 1 + parts.length,
    });
  }
  const times = [];
  for (const q of queries) {
    const run = () =>
      engine.search({ q, filters: [{ id: 'tag', kind: 'term', values: ['Facet'] }] });
    await run();
    for (let round = 0; round < ROUNDS; round += 1) {
      const runAt = performance.now();
      await run();
      times.push(performance.now() - runAt);
    }
  }
  const sizes = firstSearches.map(({ bytes }) => bytes);
  return {
    index: kilobytes(compressed(packed)),
    first: `${kilobytes(quantile(sizes, 0.5))} to ${kilobytes(quantile(sizes, 1))}`,
    requests: Math.max(...firstSearches.map(({ requests }) => requests)),
    suggestions: kilobytes(compressed(read(suggestions))),
    loading: loading.toFixed(0),
    median: quantile(times, 0.5).toFixed(1),
    p95: quantile(times, 0.95).toFixed(1),
  };
}

/** The value that a share of all values does not exceed. */
function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1];
}

export const compressed = (text) => zlib.brotliCompressSync(text).length;

function kilobytes(bytes) {
  return (bytes / 1e3).toFixed(1);
}
