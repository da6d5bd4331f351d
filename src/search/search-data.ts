import { SearchError } from './client';
import { createEngine, type Engine } from './engine/engine';
import { textsOf, type DocumentTexts, type StoredDocument } from './engine/index-data';
import { unpackIndex, type PackedIndex } from './engine/packed-index';
import { createSuggest, type Suggest } from './engine/suggest';
import { fetchJson } from './fetch-json';
import type { IndexDefinition } from './engine/definition';
import type { IndexFiles, SearchManifest } from './manifest';
import { newRequestId } from './request-id';
import type { SearchPlace } from './worker-messages';

/** Longest wait for a file of the search data, in milliseconds. */
const TIMEOUT_MS = 30_000;

/** Loads something once; after a failure the next call tries again. */
function once<What, Value>(
  load: (what: What) => Promise<Value>,
  keyOf: (what: What) => string,
): (what: What) => Promise<Value> {
  const loaded = new Map<string, Promise<Value>>();
  return (what) => {
    const key = keyOf(what);
    const known = loaded.get(key);
    if (known) return known;
    const loading = load(what);
    loaded.set(key, loading);
    loading.catch(() => loaded.delete(key));
    return loading;
  };
}

const placeKey = ({ base, index = '' }: SearchPlace) => `${base} ${index}`;

const get = (url: string, cache?: RequestCache) =>
  fetchJson(url, { timeout: TIMEOUT_MS, ...(cache && { cache }) });

async function loadManifest(base: string): Promise<SearchManifest> {
  const manifest = (await get(
    `${base}/manifest.json`,
    'no-cache',
  )) as Partial<SearchManifest> | null;
  if (typeof manifest?.index !== 'string' || typeof manifest.suggestions !== 'string')
    throw new SearchError('format', 'The list of the search data is damaged.');
  return {
    index: manifest.index,
    suggestions: manifest.suggestions,
    others: manifest.others ?? {},
  };
}

const manifests = new Map<string, Promise<SearchManifest>>();

/** Gets a file that the manifest names. After a failure the manifest is read anew: it may be of an older build. */
async function getNamed({ base, index }: SearchPlace, name: keyof IndexFiles): Promise<unknown> {
  const manifest = manifests.get(base) ?? loadManifest(base);
  manifests.set(base, manifest);
  try {
    const { others, ...own } = await manifest;
    const files = index === undefined ? own : others[index];
    if (!files) throw new SearchError('format', `There is no index "${index}" in the search data.`);
    return await get(`${base}/${files[name]}`);
  } catch (error) {
    manifests.delete(base);
    throw error;
  }
}

/** The engine over an index. */
export const loadEngine = once(async (place: SearchPlace): Promise<Engine> => {
  const packed = (await getNamed(place, 'index')) as Partial<PackedIndex> | null;
  if (
    !Array.isArray(packed?.documents) ||
    typeof packed.terms !== 'string' ||
    typeof packed.postings !== 'string'
  )
    throw new SearchError('format', 'The search index is damaged.');
  return createEngine(unpackIndex(packed as PackedIndex), {
    texts: textSource(place.base, packed as PackedIndex),
    now: Date.now,
    newId: newRequestId,
  });
}, placeKey);

/** The suggestions of an index. */
export const loadSuggest = once(async (place: SearchPlace): Promise<Suggest> => {
  const texts = await getNamed(place, 'suggestions');
  if (!Array.isArray(texts)) throw new SearchError('format', 'The list of suggestions is damaged.');
  return createSuggest(texts.filter((text) => typeof text === 'string'));
}, placeKey);

/** Texts of documents: their own fields, or a file each. One that does not come only costs the document its excerpt. */
function textSource(
  base: string,
  { definition }: { definition: IndexDefinition },
): (document: StoredDocument) => Promise<DocumentTexts | undefined> {
  const load = once(
    (url: string) => get(url) as Promise<DocumentTexts>,
    (url) => url,
  );
  return async ({ texts, fields }) =>
    texts === undefined
      ? textsOf({ fields }, definition)
      : load(`${base}/text/${texts}`).catch(() => undefined);
}
