import fs from 'node:fs/promises';
import path from 'node:path';
import { digest } from '../source/digest';
import { storedFields, textsOf } from '../../search/engine/index/index-data';
import { makeIndex, type IndexContent } from '../../search/engine/index/make-index';
import type { SuggestionEntry } from '../../search/engine/suggest/suggest';
import type { IndexDefinition } from '../../search/engine/index/definition';
import { packIndex, type PackedIndex } from '../../search/engine/index/packed-index';
import type { PartLimits } from '../../search/engine/index/packed-postings';
import {
  searchDataFolder,
  type IndexFiles,
  type SearchManifest,
} from '../../search/engine/index/manifest';

export interface SearchDataInput extends IndexContent {
  definition: IndexDefinition;
  suggestions: readonly SuggestionEntry[];
  /** When the postings are split into parts, and how; the usual limits when absent. */
  limits?: PartLimits;
}

/** File names relative to the folder of the search data, and their texts. */
type Files = Map<string, string>;

/**
 * Writes the search data of the site below a folder: for each index its suggestions, the index, its postings when
 * they are in parts, and the texts of documents that hold more than their fields, each named by its content, and the manifest, which names them. Files of
 * earlier builds are removed.
 * @param own the site's own index
 * @param others further ones; the manifest names them by their definition
 */
export async function writeSearchData(
  publicFolder: string,
  own: SearchDataInput,
  others: readonly SearchDataInput[] = [],
): Promise<void> {
  const folder = path.join(publicFolder, searchDataFolder);
  const files: Files = new Map();
  const manifest: SearchManifest = {
    ...addIndex(files, own),
    others: Object.fromEntries(
      others.map((input) => [input.definition.name, addIndex(files, input)]),
    ),
  };
  files.set('manifest.json', JSON.stringify(manifest));
  await fs.mkdir(path.join(folder, 'text'), { recursive: true });
  await fs.mkdir(path.join(folder, 'postings'), { recursive: true });
  for (const [name, text] of files) await writeWhenNew(path.join(folder, name), text);
  for (const name of await fs.readdir(folder, { recursive: true }))
    if (name.endsWith('.json') && !files.has(name)) await fs.rm(path.join(folder, name));
}

/** Adds the files of an index. @returns their names */
function addIndex(files: Files, input: SearchDataInput): IndexFiles {
  const { definition } = input;
  const index = makeIndex(definition, input);
  const stored = storedFields(definition);
  if (definition.fields.some(({ name, ofPassage }) => ofPassage || !stored.has(name)))
    index.documents.forEach((document, number) => {
      const source = input.documents[number];
      if (!source) return;
      const json = JSON.stringify(textsOf(source, definition));
      document.texts = `${digest(json)}.json`;
      files.set(path.join('text', document.texts), json);
    });
  const packed = JSON.stringify(withPartFiles(packIndex(index, input.limits), files));
  const suggestions = JSON.stringify(input.suggestions);
  const names: IndexFiles = {
    index: `index-${digest(packed)}.json`,
    suggestions: `suggest-${digest(suggestions)}.json`,
  };
  files.set(names.index, packed);
  files.set(names.suggestions, suggestions);
  return names;
}

/** Moves postings that are in parts to files of their own. One part stays in the index. */
function withPartFiles(packed: PackedIndex, files: Files): PackedIndex {
  if (packed.parts.length < 2) return packed;
  const parts = packed.parts.map(({ terms, postings = '' }) => {
    const json = JSON.stringify(postings);
    const file = `${digest(json)}.json`;
    files.set(path.join('postings', file), json);
    return { terms, file };
  });
  return { ...packed, parts };
}

async function writeWhenNew(file: string, text: string): Promise<void> {
  const known = await fs.readFile(file, 'utf8').catch(() => undefined);
  if (known !== text) await fs.writeFile(file, text);
}
