import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { tsImport } from 'tsx/esm/api';

const queries = ['facet', 'price slider filter', 'synonim', 'how do I sort by price'];
/** Words in quotes: the texts of all pages with the words are read. */
const phrase = '"search app"';
const typed = ['fa', 'facet', 'spelchek', 'sort by'];
const ROUNDS = 20;

/** Sizes (brotli, kB) and times (median, ms) of a build's search data. */
export async function measureSearch(publicFolder) {
  const folder = path.join(publicFolder, 'search-data');
  const read = (name) => fs.readFileSync(path.join(folder, name), 'utf8');
  const { index, suggestions } = JSON.parse(read('manifest.json'));
  const load = (file) => tsImport(`../src/search/engine/${file}.ts`, import.meta.url);
  const { createEngine } = await load('engine');
  const { unpackIndex } = await load('index/packed-index');
  const { createSuggest } = await load('suggest/suggest');

  const packed = read(index);
  const texts = new Map();
  const startedAt = performance.now();
  const engine = createEngine(unpackIndex(JSON.parse(packed)), {
    texts: ({ texts: name }) => {
      if (!texts.has(name)) texts.set(name, JSON.parse(read(path.join('text', name))));
      return texts.get(name);
    },
    now: () => 0,
    newId: () => 'bench',
  });
  const loading = performance.now() - startedAt;
  const suggest = createSuggest(JSON.parse(read(suggestions)));
  const queryTimes = [];
  for (const q of queries)
    queryTimes.push(
      await median(() =>
        engine.search({ q, filters: [{ id: 'tag', kind: 'term', values: ['Facet'] }] }),
      ),
    );
  const suggestTimes = [];
  for (const text of typed) suggestTimes.push(await median(() => suggest(text)));
  return {
    index: kilobytes(packed),
    suggestions: kilobytes(read(suggestions)),
    loading: loading.toFixed(0),
    query: Math.max(...queryTimes).toFixed(1),
    phrase: (await median(() => engine.search({ q: phrase }))).toFixed(1),
    suggest: Math.max(...suggestTimes).toFixed(1),
  };
}

async function median(run) {
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[ROUNDS / 2];
}

function kilobytes(text) {
  return (zlib.brotliCompressSync(text).length / 1e3).toFixed(1);
}
