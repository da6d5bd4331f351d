import fs from 'node:fs';
import path from 'node:path';
import { createEngine } from '../../src/search/engine/engine';
import type { SearchManifest } from '../../src/search/engine/index/manifest';
import { unpackIndex, type PackedIndex } from '../../src/search/engine/packed/packed-index';
import { publicFolder } from './page';

const folder = path.join(publicFolder, 'search-data');
/** A file of the search data. */
export const readSearchData = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');
export const manifest = JSON.parse(readSearchData('manifest.json')) as SearchManifest;

/** The engine over the built index, as browsers run it. */
export function loadEngine() {
  return createEngine(unpackIndex(JSON.parse(readSearchData(manifest.index)) as PackedIndex), {
    texts: ({ texts = '' }) => JSON.parse(readSearchData(path.join('text', texts))),
    parts: (file) =>
      Promise.resolve(JSON.parse(readSearchData(path.join('parts', file))) as string),
    now: () => Date.UTC(2025, 0, 1),
    newId: () => 'test',
  });
}
