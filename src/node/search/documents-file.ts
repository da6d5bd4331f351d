import fs from 'node:fs';
import path from 'node:path';
import { StringDecoder } from 'node:string_decoder';
import type { IndexedDocument } from '../../search/engine/index/definition';

/** The documents of the last build before they are indexed, relative to the site's root. */
export const documentsFile = '.cache/search-documents.json';
/** Those of what `gatsby develop` shows, which has drafts in it and must not be fed. */
export const draftsFile = '.cache/search-drafts.json';

/** Documents written at once: all of them as one text take as much memory again. */
const AT_ONCE = 200;

/** Writes documents as a list in JSON, a line each. @param name relative to the site's root */
export function writeDocuments(
  siteFolder: string,
  documents: readonly IndexedDocument[],
  name = documentsFile,
): void {
  const file = path.join(siteFolder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const target = fs.openSync(file, 'w');
  fs.writeSync(target, '[\n');
  for (let from = 0; from < documents.length; from += AT_ONCE) {
    const texts = documents.slice(from, from + AT_ONCE).map((document) => JSON.stringify(document));
    fs.writeSync(target, (from > 0 ? ',\n' : '') + texts.join(',\n'));
  }
  fs.writeSync(target, '\n]\n');
  fs.closeSync(target);
}

/** Bytes that are read at once. */
const CHUNK_BYTES = 2 ** 20;

/** The documents that `writeDocuments` wrote, one after the other. @param file with its folder */
export function* documentsIn(file: string): Generator<IndexedDocument> {
  for (const line of linesOf(file))
    if (line.startsWith('{')) yield JSON.parse(line.replace(/,$/, '')) as IndexedDocument;
}

/** The lines of a file, each of which ends with a line break. */
function* linesOf(file: string): Generator<string> {
  const decoder = new StringDecoder('utf8');
  const chunk = Buffer.alloc(CHUNK_BYTES);
  const source = fs.openSync(file, 'r');
  try {
    let rest = '';
    for (let read = 1; read > 0;) {
      read = fs.readSync(source, chunk, 0, CHUNK_BYTES, null);
      const lines = (rest + decoder.write(chunk.subarray(0, read))).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } finally {
    fs.closeSync(source);
  }
}

/** @throws Error that says what to do when there is no build or no document */
export function readDocuments(siteFolder: string): IndexedDocument[] {
  let json: string;
  try {
    json = fs.readFileSync(path.join(siteFolder, documentsFile), 'utf8');
  } catch {
    throw new Error(`There is no ${documentsFile}: run "npm run build" first.`);
  }
  const documents = parsed(json);
  if (!Array.isArray(documents) || !documents.every(isDocument))
    throw new Error(`${documentsFile} is damaged: run "npm run build" again.`);
  if (documents.length === 0)
    throw new Error(
      `${documentsFile} holds no documents. A full feed of nothing would empty the index.`,
    );
  return documents;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}

function isDocument(entry: unknown): entry is IndexedDocument {
  if (typeof entry !== 'object' || entry === null) return false;
  const { id, fields } = entry as Partial<IndexedDocument>;
  return typeof id === 'string' && id !== '' && typeof fields === 'object';
}
