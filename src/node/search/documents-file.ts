import fs from 'node:fs';
import path from 'node:path';
import { StringDecoder } from 'node:string_decoder';
import type { IndexedDocument } from '../../search/engine/index/definition';
import { documentsFile } from '../../search/feeding/built-documents';

/** The documents of `gatsby develop`, relative to the site's root: they include drafts and must not be fed. */
export const draftsFile = '.cache/search-drafts.json';

/** Documents in one write: all of them as one text take as much memory again. */
const WRITE_SIZE = 200;

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
  for (let from = 0; from < documents.length; from += WRITE_SIZE) {
    const texts = documents
      .slice(from, from + WRITE_SIZE)
      .map((document) => JSON.stringify(document));
    fs.writeSync(target, (from > 0 ? ',\n' : '') + texts.join(',\n'));
  }
  fs.writeSync(target, '\n]\n');
  fs.closeSync(target);
}

/** Bytes in one read. */
const CHUNK_BYTES = 2 ** 20;

/** Streams the documents that `writeDocuments` wrote. @param file with its folder */
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
