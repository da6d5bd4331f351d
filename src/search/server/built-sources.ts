import path from 'node:path';
import { searchDataFolder, shopIndex } from '../engine/index/manifest';
import { builtPages, type DocsSources } from '../mcp/sources';
import { builtSearch } from './built-search';

/** Sources of the tools for assistants, from the files of a built site. */
export function builtSources(folder: string): DocsSources {
  const data = path.join(folder, searchDataFolder);
  return {
    docs: builtSearch(data),
    shop: builtSearch(data, shopIndex),
    ...builtPages(folder),
  };
}
