import { SearchError } from './client';
import { createEngine, type Engine } from '../engine/engine';
import { textsOf, type DocumentTexts, type StoredDocument } from '../engine/index/index-data';
import { unpackIndex, type PackedIndex } from '../engine/packed/packed-index';
import { createSuggest, type Suggest, type SuggestionEntry } from '../engine/suggest/suggest';
import { fetchJson } from './fetch-json';
import { once } from '../engine/index/once';
import type { IndexDefinition } from '../engine/index/definition';
import type { IndexFiles, SearchManifest } from '../engine/index/manifest';
import { newRequestId } from '../engine/request-id';

/** Place of search data: their address, and the name of an index that is not the site's own. */
export interface SearchPlace {
  base: string;
  index?: string;
}

/** Longest wait for a file of the search data, in milliseconds. */
const TIMEOUT_MS = 30_000;

/**
 * Loads a file. A response that is not the file may be in the browser's cache, for a year where cache rules go by
 * paths: it is requested once more, past the cache.
 */
async function get(url: string, cache?: RequestCache): Promise<unknown> {
  try {
    return await fetchJson(url, { timeout: TIMEOUT_MS, ...(cache && { cache }) });
  } catch (error) {
    if (cache || !(error instanceof SearchError) || !isStaleFile(error)) throw error;
    return get(url, 'reload');
  }
}

const damaged = (what: string) => new SearchError('format', `The ${what} is damaged.`);

async function loadManifest(base: string): Promise<SearchManifest> {
  const manifest = (await get(
    `${base}/manifest.json`,
    'no-cache',
  )) as Partial<SearchManifest> | null;
  if (typeof manifest?.index !== 'string' || typeof manifest.suggestions !== 'string')
    throw damaged('list of the search data');
  return manifest as SearchManifest;
}

const manifests = new Map<string, Promise<SearchManifest>>();

/** Gets a file that the manifest names. After a failure the manifest is read anew: it may be of an older build. */
async function getNamed({ base, index }: SearchPlace, name: keyof IndexFiles): Promise<unknown> {
  const manifest = manifests.get(base) ?? loadManifest(base);
  manifests.set(base, manifest);
  try {
    const own = await manifest;
    const files = index === undefined ? own : own.others[index];
    if (!files) throw damaged('list of the search data');
    return await get(`${base}/${files[name]}`);
  } catch (error) {
    manifests.delete(base);
    throw error;
  }
}

/** The engine over an index. */
const loadEngine = once(async (place: SearchPlace): Promise<Engine> => {
  const packed = (await getNamed(place, 'index')) as Partial<PackedIndex> | null;
  if (!Array.isArray(packed?.documents) || !Array.isArray(packed.parts))
    throw damaged('search index');
  return createEngine(unpackIndex(packed as PackedIndex), {
    texts: textSource(place.base, packed as PackedIndex),
    parts: (file) => getPart(`${place.base}/parts/${file}`),
    now: Date.now,
    newId: newRequestId,
  });
});

async function getPart(url: string): Promise<string> {
  const postings = await get(url);
  if (typeof postings !== 'string') throw damaged('search index');
  return postings;
}

/**
 * Runs a task with the engine over an index. When postings are gone, as after a new build, it runs again with the
 * index of today; without a connection it fails as any other load does.
 */
export async function withEngine<Value>(
  place: SearchPlace,
  run: (engine: Engine) => Promise<Value>,
): Promise<Value> {
  const engine = await loadEngine(place);
  try {
    return await run(engine);
  } catch (error) {
    if (!(error instanceof SearchError) || !isStaleFile(error)) throw error;
    manifests.delete(place.base);
    loadEngine.forget(place);
    return run(await loadEngine(place));
  }
}

/** Whether there is a response that is not the file, in place of none. */
function isStaleFile({ failure }: SearchError): boolean {
  return failure === 'status' || failure === 'format';
}

/** The suggestions of an index. */
export const loadSuggest = once(async (place: SearchPlace): Promise<Suggest> => {
  const texts = await getNamed(place, 'suggestions');
  if (!Array.isArray(texts)) throw damaged('list of suggestions');
  return createSuggest(texts.filter(isEntry));
});

function isEntry(entry: unknown): entry is SuggestionEntry {
  return (
    typeof entry === 'string' ||
    (Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string'))
  );
}

/** Texts of documents: their own fields, or a file each. One that does not come only costs the document its excerpt. */
function textSource(
  base: string,
  { definition }: { definition: IndexDefinition },
): (document: StoredDocument) => Promise<DocumentTexts | undefined> {
  const load = once(async (url: string) => {
    const found = (await get(url)) as Partial<DocumentTexts> | null;
    if (!found?.fields || !Array.isArray(found.passages))
      throw new SearchError('format', 'The texts of a document are damaged.');
    return found as DocumentTexts;
  });
  return async ({ texts, fields }) =>
    texts === undefined
      ? textsOf({ fields }, definition)
      : load(`${base}/text/${texts}`).catch(() => undefined);
}
