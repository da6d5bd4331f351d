import fs from 'node:fs/promises';
import path from 'node:path';
import { createEngine } from '../engine/engine';
import { textsOf, type DocumentTexts } from '../engine/index/index-data';
import { unpackIndex, type PackedIndex } from '../engine/packed/packed-index';
import type { SearchIndex } from '../engine/handle-call';
import { createSuggest, type SuggestionEntry } from '../engine/suggest/suggest';
import type { SearchManifest } from '../engine/index/manifest';
import { newRequestId } from '../engine/request-id';

/** The search data is missing or unreadable. */
export class SearchDataError extends Error {
  override readonly name = 'SearchDataError';
}

/**
 * Reads the search data that a build wrote; after another build the new data.
 * @param folder the one with `manifest.json`
 * @param name another index than the site's own
 * @returns a function that returns the current search, and throws SearchDataError when there is none
 */
export function builtSearch(folder: string, name?: string): () => Promise<SearchIndex> {
  let current: { manifest: string; search: Promise<SearchIndex> } | undefined;
  return async () => {
    const manifest = await readText(folder, 'manifest.json');
    if (current?.manifest === manifest) return current.search;
    const search = load(folder, manifest, name);
    current = { manifest, search };
    search.catch(() => (current = undefined));
    return search;
  };
}

async function load(
  folder: string,
  manifest: string,
  name: string | undefined,
): Promise<SearchIndex> {
  try {
    const files = JSON.parse(manifest) as SearchManifest;
    const indexFiles = name === undefined ? files : files.others[name];
    if (!indexFiles) throw new SearchDataError(`There is no index "${name}" in ${folder}.`);
    const { index, suggestions } = indexFiles;
    const packed = JSON.parse(await readText(folder, index)) as PackedIndex;
    const texts = JSON.parse(await readText(folder, suggestions)) as SuggestionEntry[];
    const engine = createEngine(unpackIndex(packed), {
      texts: async ({ texts: file, fields }) =>
        file === undefined
          ? textsOf({ fields }, packed.definition)
          : (JSON.parse(await readText(folder, path.join('text', file))) as DocumentTexts),
      parts: async (file) => JSON.parse(await readText(folder, path.join('parts', file))) as string,
      now: Date.now,
      newId: newRequestId,
    });
    return { definition: packed.definition, engine, suggest: createSuggest(texts) };
  } catch (error) {
    if (error instanceof SearchDataError) throw error;
    throw new SearchDataError(`The search data in ${folder} is damaged.`, { cause: error });
  }
}

async function readText(folder: string, file: string): Promise<string> {
  try {
    return await fs.readFile(path.join(folder, file), 'utf8');
  } catch (error) {
    throw new SearchDataError(`There is no ${file} in ${folder}.`, { cause: error });
  }
}
