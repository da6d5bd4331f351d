import fs from 'node:fs';
import type { IndexedDocument } from '../../search/engine/index/definition';
import { documentsFile } from '../../search/feeding/built-documents';
import { isProduction } from '../../site';
import { writeFile } from '../content/files';

/** File with the documents, relative to the site's root. Those of `gatsby develop` include drafts and must not be fed. */
export const siteDocumentsFile = isProduction ? documentsFile : '.cache/search-drafts.json';

/** Writes documents as a JSON list with one document a line. */
export function writeDocuments(file: string, documents: readonly IndexedDocument[]): void {
  const lines = documents.map((document) => JSON.stringify(document));
  writeFile(file, `[\n${lines.join(',\n')}\n]\n`);
}

/** Reads documents of `writeDocuments` one at a time. */
export function* documentsIn(file: string): Generator<IndexedDocument> {
  for (const line of fs.readFileSync(file, 'utf8').split('\n'))
    if (line.startsWith('{')) yield JSON.parse(line.replace(/,$/, '')) as IndexedDocument;
}
