import { SearchError } from './client';
import { createEngine, type Engine } from './engine/engine';
import type { DocumentTexts, StoredDocument } from './engine/index-data';
import { unpackIndex, type PackedIndex } from './engine/packed-index';
import { createSuggest, type Suggest } from './engine/suggest';
import { fetchJson } from './fetch-json';
import type { SearchManifest } from './manifest';
import { newRequestId } from './request-id';

/** Longest wait for a file of the search data, in milliseconds. */
const TIMEOUT_MS = 30_000;

/** Loads something once; after a failure the next call tries again. */
function once<Value>(load: (url: string) => Promise<Value>): (url: string) => Promise<Value> {
  const loaded = new Map<string, Promise<Value>>();
  return (url) => {
    const known = loaded.get(url);
    if (known) return known;
    const loading = load(url);
    loaded.set(url, loading);
    loading.catch(() => loaded.delete(url));
    return loading;
  };
}

const get = (url: string, cache?: RequestCache) =>
  fetchJson(url, { timeout: TIMEOUT_MS, ...(cache && { cache }) });

async function loadManifest(base: string): Promise<SearchManifest> {
  const manifest = (await get(
    `${base}/manifest.json`,
    'no-cache',
  )) as Partial<SearchManifest> | null;
  if (typeof manifest?.index !== 'string' || typeof manifest.suggestions !== 'string')
    throw new SearchError('format', 'The list of the search data is damaged.');
  return { index: manifest.index, suggestions: manifest.suggestions };
}

const manifests = new Map<string, Promise<SearchManifest>>();

/** Gets a file that the manifest names. After a failure the manifest is read anew: it may be of an older build. */
async function getNamed(base: string, name: keyof SearchManifest): Promise<unknown> {
  const manifest = manifests.get(base) ?? loadManifest(base);
  manifests.set(base, manifest);
  try {
    return await get(`${base}/${(await manifest)[name]}`);
  } catch (error) {
    manifests.delete(base);
    throw error;
  }
}

/** The engine over the site's index. @param base address of the search data, without a slash at the end */
export const loadEngine = once(async (base): Promise<Engine> => {
  const packed = (await getNamed(base, 'index')) as Partial<PackedIndex> | null;
  if (
    !Array.isArray(packed?.documents) ||
    typeof packed.terms !== 'string' ||
    typeof packed.postings !== 'string'
  )
    throw new SearchError('format', 'The search index is damaged.');
  return createEngine(unpackIndex(packed as PackedIndex), {
    texts: textSource(base),
    now: Date.now,
    newId: newRequestId,
  });
});

/** The suggestions of the site. */
export const loadSuggest = once(async (base): Promise<Suggest> => {
  const texts = await getNamed(base, 'suggestions');
  if (!Array.isArray(texts)) throw new SearchError('format', 'The list of suggestions is damaged.');
  return createSuggest(texts.filter((text) => typeof text === 'string'));
});

/** Texts of documents, each a file. One that does not come only costs the document its excerpt. */
function textSource(
  base: string,
): (document: StoredDocument) => Promise<DocumentTexts | undefined> {
  const load = once(async (url) => {
    const found = (await get(url)) as Partial<DocumentTexts> | null;
    if (!found?.fields || !Array.isArray(found.passages))
      throw new SearchError('format', 'The texts of a document are damaged.');
    return found as DocumentTexts;
  });
  return async ({ texts }) =>
    texts === undefined ? undefined : load(`${base}/text/${texts}`).catch(() => undefined);
}
