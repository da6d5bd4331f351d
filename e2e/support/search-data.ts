import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { createEngine } from '../../src/search/engine/engine';
import type { SearchManifest } from '../../src/search/engine/index/manifest';
import { unpackIndex, type PackedIndex } from '../../src/search/engine/packed/packed-index';
import { publicFolder } from './page';

const folder = path.join(publicFolder, 'search-data');
/** A file of the search data. */
export const readSearchData = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');
export const manifest = JSON.parse(readSearchData('manifest.json')) as SearchManifest;
export const builtIndex = () =>
  unpackIndex(JSON.parse(readSearchData(manifest.index)) as PackedIndex);

/** Entries of a set of queries or questions in the content. */
export const querySet = <Entry>(name: string) =>
  parse(fs.readFileSync(`content/search/${name}.yml`, 'utf8')) as Entry[];

export const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
/** Share of the entries that pass a test. */
export const share = <Entry>(entries: readonly Entry[], test: (entry: Entry) => boolean) =>
  mean(entries.map((entry) => Number(test(entry))));

type Engine = ReturnType<typeof loadEngine>;

/** The first documents for a query. */
export async function firstHits(engine: Engine, query: string, rows = 1) {
  const { result } = await engine.search({ q: query, rows });
  return Object.values(result)[0]?.documents ?? [];
}

/** The answer to a question, and whether it says that the documentation does not cover the subject. */
export async function answerTo(engine: Engine, question: string) {
  const { answer } = await engine.assist({ q: question });
  return { answer, isNote: answer?.content.kind === 'not documented' };
}

/** The engine over the built index, as browsers run it. */
export function loadEngine() {
  return createEngine(builtIndex(), {
    texts: ({ texts = '' }) => JSON.parse(readSearchData(path.join('text', texts))),
    parts: (file) =>
      Promise.resolve(JSON.parse(readSearchData(path.join('parts', file))) as string),
    now: () => Date.UTC(2025, 0, 1),
    newId: () => 'test',
  });
}
