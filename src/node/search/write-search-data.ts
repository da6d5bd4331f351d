import fs from 'node:fs';
import path from 'node:path';
import { filesIn, writeIfChanged } from '../content/files';
import { digest } from '../content/digest';
import { fieldsOfTexts, storedFields, textsOf } from '../../search/engine/index/index-data';
import {
  makeIndex,
  type IndexContent,
  type IndexSource,
} from '../../search/engine/index/make-index';
import type { SuggestionEntry } from '../../search/engine/suggest/suggest';
import type { IndexDefinition, IndexedDocument } from '../../search/engine/index/definition';
import {
  packIndex,
  withoutDocuments,
  type PackedIndex,
} from '../../search/engine/packed/packed-index';
import type { PartLimits } from '../../search/engine/packed/packed-postings';
import {
  searchDataFolder,
  type IndexFiles,
  type SearchManifest,
} from '../../search/engine/index/manifest';

export interface SearchDataSource extends IndexSource {
  definition: IndexDefinition;
  suggestions: readonly SuggestionEntry[];
  /** When the postings are split into parts, and how; the usual limits when absent. */
  limits?: PartLimits;
}

/** The source with all documents in memory. */
export type SearchDataInput = SearchDataSource & IndexContent;

/**
 * Writes the search data of the site below a folder: for each index its suggestions, the index, its postings when
 * they are in parts, and the texts of documents with passages, each file named by its content; and the manifest, which
 * names these files. Files of earlier builds are removed.
 */
export function writeSearchData(
  publicFolder: string,
  site: SearchDataSource,
  others: readonly SearchDataInput[] = [],
): void {
  const folder = path.join(publicFolder, searchDataFolder);
  const names = new Set<string>();
  const write: Write = (name, text) => {
    names.add(name);
    writeIfChanged(path.join(folder, name), text);
  };
  const manifest: SearchManifest = { ...writeIndex(site, write), others: {} };
  for (const input of others) manifest.others[input.definition.name] = writeIndex(input, write);
  write('manifest.json', JSON.stringify(manifest));
  for (const name of filesIn(folder))
    if (!names.has(name.replace(/\.(?:br|gz)$/, ''))) fs.rmSync(path.join(folder, name));
}

/** Documents in a file. With fewer there are more files; with more, each hit loads more that nobody reads. */
const DOCUMENTS_OF_PART = 8;

type Write = (name: string, text: string) => void;

/** Writes the files of an index. @returns their names */
function writeIndex(source: SearchDataSource, write: Write): IndexFiles {
  const { definition } = source;
  const stored = storedFields(definition);
  const hasTexts = definition.fields.some(({ name, ofPassage }) => ofPassage || !stored.has(name));
  const textFiles: string[] = [];
  function* withTextFiles(): Generator<IndexedDocument> {
    for (const document of source.documents) {
      if (hasTexts) {
        const json = JSON.stringify(textsOf(document, definition));
        textFiles.push(writePart('text', json, write));
      }
      yield document;
    }
  }
  const index = makeIndex(definition, { ...source, documents: withTextFiles() });
  for (const [number, file] of textFiles.entries()) {
    const document = index.documents[number];
    if (!document) continue;
    document.texts = file;
    for (const name of fieldsOfTexts(definition))
      if (typeof document.fields[name] === 'string') delete document.fields[name];
  }
  const packed = JSON.stringify(withPartFiles(packIndex(index, source.limits), write));
  const suggestions = JSON.stringify(source.suggestions);
  const names: IndexFiles = {
    index: `index-${digest(packed)}.json`,
    suggestions: `suggest-${digest(suggestions)}.json`,
  };
  write(names.index, packed);
  write(names.suggestions, suggestions);
  return names;
}

/** Moves postings that are in parts, and with them the documents, to files of their own. One part stays in the index. */
function withPartFiles(packed: PackedIndex, write: Write): PackedIndex {
  if (packed.parts.length < 2) return packed;
  const writeText = (text: string) => writePart('parts', JSON.stringify(text), write);
  const { documents } = packed;
  const ranges = Array.from(
    { length: Math.ceil(documents.length / DOCUMENTS_OF_PART) },
    (_, index) => documents.slice(index * DOCUMENTS_OF_PART, (index + 1) * DOCUMENTS_OF_PART),
  );
  const names = new Set(documents.flatMap(({ fields }) => Object.keys(fields)));
  // The address of a page follows from its id, which only its own part has.
  names.delete('url');
  const fieldFile = (name: string) =>
    writeText(JSON.stringify(documents.map(({ fields }) => fields[name] ?? null)));
  const parts = packed.parts.map(({ first, postings = '' }) => ({
    first,
    file: writeText(postings),
  }));
  return withoutDocuments(
    { ...packed, parts },
    {
      size: DOCUMENTS_OF_PART,
      files: ranges.map((range) => writeText(JSON.stringify(range))),
      fields: Object.fromEntries([...names].map((name) => [name, fieldFile(name)])),
    },
  );
}

/** Short names: each is in the index, where nothing compresses it. 40 bits suffice for thousands of files. @returns the name */
function writePart(folder: 'text' | 'parts', json: string, write: Write): string {
  const file = `${digest(json).slice(0, 10)}.json`;
  write(`${folder}/${file}`, json);
  return file;
}
