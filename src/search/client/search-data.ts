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

/** Source of search data: their address, and the name of an index other than the site's. */
export interface SearchSource {
  base: string;
  index?: string;
}

/** Longest wait for a file of the search data, in milliseconds. */
const TIMEOUT_MS = 30_000;

/**
 * Loads a file. If the response is not the file, requests it again past the cache: with cache rules by path, browsers may
 * have cached a wrong response for a year.
 */
async function get(url: string, cache?: RequestCache): Promise<unknown> {
  try {
    return await fetchJson(url, { timeout: TIMEOUT_MS, cache });
  } catch (error) {
    if (cache || !(error instanceof SearchError) || !isStaleFile(error)) throw error;
    return get(url, 'reload');
  }
}

const damagedError = (content: string) => new SearchError('format', `The ${content} is damaged.`);

const loadManifest = once(async (base: string): Promise<SearchManifest> => {
  const manifest = (await get(
    `${base}/manifest.json`,
    'no-cache',
  )) as Partial<SearchManifest> | null;
  if (typeof manifest?.index !== 'string' || typeof manifest.suggestions !== 'string')
    throw damagedError('list of the search data');
  return manifest as SearchManifest;
});

/** Loads a file from the manifest. After a failure, the manifest is loaded again, since it may belong to an older build. */
async function getIndexFile(
  { base, index }: SearchSource,
  name: keyof IndexFiles,
): Promise<unknown> {
  try {
    const manifest = await loadManifest(base);
    const files = index === undefined ? manifest : manifest.others[index];
    if (!files) throw damagedError('list of the search data');
    return await get(`${base}/${files[name]}`);
  } catch (error) {
    loadManifest.forget(base);
    throw error;
  }
}

const loadEngine = once(async (source: SearchSource): Promise<Engine> => {
  const packed = (await getIndexFile(source, 'index')) as Partial<PackedIndex> | null;
  if (!Array.isArray(packed?.documents) || !Array.isArray(packed.parts))
    throw damagedError('search index');
  return createEngine(unpackIndex(packed as PackedIndex), {
    texts: textSource(source.base, packed as PackedIndex),
    parts: (file) => getPart(`${source.base}/parts/${file}`),
    now: Date.now,
    newId: newRequestId,
  });
});

async function getPart(url: string): Promise<string> {
  const postings = await get(url);
  if (typeof postings !== 'string') throw damagedError('search index');
  return postings;
}

/**
 * Runs a task with the engine of an index. If postings are missing, as after a new build, reloads the index and runs the
 * task again.
 * @throws SearchError if a file does not load or is damaged
 */
export async function withEngine<Value>(
  source: SearchSource,
  run: (engine: Engine) => Promise<Value>,
): Promise<Value> {
  const engine = await loadEngine(source);
  try {
    return await run(engine);
  } catch (error) {
    if (!(error instanceof SearchError) || !isStaleFile(error)) throw error;
    loadManifest.forget(source.base);
    loadEngine.forget(source);
    return run(await loadEngine(source));
  }
}

/** Whether a failed load had a response, though not the file. */
function isStaleFile({ failure }: SearchError): boolean {
  return failure === 'status' || failure === 'format';
}

/** Loads the suggestions of an index, once. @throws SearchError if a file does not load or is damaged */
export const loadSuggest = once(async (source: SearchSource): Promise<Suggest> => {
  const texts = await getIndexFile(source, 'suggestions');
  if (!Array.isArray(texts)) throw damagedError('list of suggestions');
  return createSuggest(texts as SuggestionEntry[]);
});

/** Texts of documents, from their fields or from one file each. Without the file, a document has no excerpt. */
function textSource(
  base: string,
  { definition }: { definition: IndexDefinition },
): (document: StoredDocument) => Promise<DocumentTexts | undefined> {
  const load = once(async (url: string) => {
    const texts = (await get(url)) as Partial<DocumentTexts> | null;
    if (!texts?.fields || !Array.isArray(texts.passages))
      throw new SearchError('format', 'The texts of a document are damaged.');
    return texts as DocumentTexts;
  });
  return async ({ texts, fields }) =>
    texts === undefined
      ? textsOf({ fields }, definition)
      : load(`${base}/text/${texts}`).catch(() => undefined);
}
