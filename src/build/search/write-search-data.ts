import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { makeIndex, textsOf, type IndexContent } from '../../search/engine/index-data';
import type { IndexDefinition } from '../../search/engine/definition';
import { packIndex } from '../../search/engine/packed-index';
import { searchDataFolder, type SearchManifest } from '../../search/manifest';

export interface SearchDataInput extends IndexContent {
  definition: IndexDefinition;
  suggestions: readonly string[];
}

/**
 * Writes the search data of the site below a folder: the suggestions, the index and the texts of each document, each
 * named by its content, and the manifest, which names them. Files of earlier builds are removed.
 */
export async function writeSearchData(publicFolder: string, input: SearchDataInput): Promise<void> {
  const folder = path.join(publicFolder, searchDataFolder);
  const texts = new Map(
    input.documents.map((document) => {
      const json = JSON.stringify(textsOf(document, input.definition));
      return [document.id, { name: `${digest(json)}.json`, json }];
    }),
  );
  const index = makeIndex(input.definition, input);
  for (const document of index.documents) {
    const file = texts.get(document.id)?.name;
    if (file !== undefined) document.texts = file;
  }
  const packed = JSON.stringify(packIndex(index));
  const suggestions = JSON.stringify(input.suggestions);
  const manifest: SearchManifest = {
    index: `index-${digest(packed)}.json`,
    suggestions: `suggest-${digest(suggestions)}.json`,
  };
  const files = new Map([
    [manifest.index, packed],
    [manifest.suggestions, suggestions],
    ['manifest.json', JSON.stringify(manifest)],
    ...[...texts.values()].map(({ name, json }) => [path.join('text', name), json] as const),
  ]);
  await fs.mkdir(path.join(folder, 'text'), { recursive: true });
  for (const [name, text] of files) await writeWhenNew(path.join(folder, name), text);
  for (const name of await fs.readdir(folder, { recursive: true }))
    if (name.endsWith('.json') && !files.has(name)) await fs.rm(path.join(folder, name));
}

async function writeWhenNew(file: string, text: string): Promise<void> {
  const known = await fs.readFile(file, 'utf8').catch(() => undefined);
  if (known !== text) await fs.writeFile(file, text);
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
