import fs from 'node:fs';
import path from 'node:path';
import { CommandFault } from '../../../tools/arguments.mjs';
import { parseJson } from '../../lib/values/parse-json';
import type { IndexedDocument } from '../engine/index/definition';

/** File with the unindexed documents of the last build, relative to the site's root. */
export const documentsFile = '.cache/search-documents.json';

/** Reads the documents of the last build. @throws CommandFault with a remedy if there is no build or no document */
export function readDocuments(siteFolder: string): IndexedDocument[] {
  let json: string;
  try {
    json = fs.readFileSync(path.join(siteFolder, documentsFile), 'utf8');
  } catch {
    throw new CommandFault(`There is no ${documentsFile}: run "npm run build" first.`);
  }
  const documents = parseJson(json)?.value;
  if (!Array.isArray(documents))
    throw new CommandFault(`${documentsFile} is damaged: run "npm run build" again.`);
  if (documents.length === 0)
    throw new CommandFault(
      `${documentsFile} has no documents. A full feed of nothing would empty the index.`,
    );
  return documents as IndexedDocument[];
}
