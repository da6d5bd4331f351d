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
  await fs.mkdir(path.join(folder, 'text'), { recursive: true });
  await fs.mkdir(path.join(folder, 'postings'), { recursive: true });
  const written = new Set<string>();
  const write: Write = async (name, text) => {
    written.add(name);
    await writeWhenNew(path.join(folder, name), text);
  };
  const manifest: SearchManifest = { ...(await writeIndex(own, write)), others: {} };
  for (const input of others)
    manifest.others[input.definition.name] = await writeIndex(input, write);
  await write('manifest.json', JSON.stringify(manifest));
  for (const name of await fs.readdir(folder, { recursive: true }))
    if (name.endsWith('.json') && !written.has(name)) await fs.rm(path.join(folder, name));
}

/** Writes a file by its name relative to the folder of the search data. */
type Write = (name: string, text: string) => Promise<void>;

/** Writes the files of an index. @returns their names */
async function writeIndex(input: SearchDataInput, write: Write): Promise<IndexFiles> {
  const { definition } = input;
  const index = makeIndex(definition, input);
  const stored = storedFields(definition);
  if (definition.fields.some(({ name, ofPassage }) => ofPassage || !stored.has(name)))
    for (const [number, document] of index.documents.entries()) {
      const source = input.documents[number];
      if (!source) continue;
      const json = JSON.stringify(textsOf(source, definition));
      document.texts = `${digest(json)}.json`;
      await write(path.join('text', document.texts), json);
    }
  const packed = JSON.stringify(await withPartFiles(packIndex(index, input.limits), write));
  const suggestions = JSON.stringify(input.suggestions);
  const names: IndexFiles = {
    index: `index-${digest(packed)}.json`,
    suggestions: `suggest-${digest(suggestions)}.json`,
  };
  await write(names.index, packed);
  await write(names.suggestions, suggestions);
  return names;
}

/** Moves postings that are in parts to files of their own. One part stays in the index. */
async function withPartFiles(packed: PackedIndex, write: Write): Promise<PackedIndex> {
  if (packed.parts.length < 2) return packed;
  const parts: PackedIndex['parts'] = [];
  for (const { terms, postings = '' } of packed.parts) {
    const json = JSON.stringify(postings);
    const file = `${digest(json)}.json`;
    await write(path.join('postings', file), json);
    parts.push({ terms, file });
  }
  return { ...packed, parts };
}

async function writeWhenNew(file: string, text: string): Promise<void> {
  const known = await fs.readFile(file, 'utf8').catch(() => undefined);
  if (known !== text) await fs.writeFile(file, text);
}
