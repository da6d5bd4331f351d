import fs from 'node:fs/promises';
import path from 'node:path';
import { contentApiRoutes } from '../../lib/addresses/output-routes';
import type { AskShop } from '../doctor/shop';
import { handleSearch, type SearchIndex } from '../engine/handle-call';
import { ToolError } from './tool-error';

/** A page in the content file of the build. */
export interface PageEntry {
  title: string;
  route: string;
  url: string;
  notCovered: string[];
  headings: { id: string; level: number; text: string }[];
}

/** The sources of the tools, read from built files. */
export interface DocsSources {
  docs: () => Promise<SearchIndex>;
  shop: () => Promise<SearchIndex>;
  pages: () => Promise<readonly PageEntry[]>;
  markdown: (page: PageEntry) => Promise<string>;
}

export const askShop =
  (shop: DocsSources['shop']): AskShop =>
  async (call) => {
    const index = await shop();
    return (await handleSearch(index, call, {})).result[index.definition.name];
  };

/** Reads pages from the folder of the built site. @throws ToolError without a build */
export function builtPages(folder: string): Pick<DocsSources, 'pages' | 'markdown'> {
  const read = async (file: string) => {
    try {
      return await fs.readFile(path.join(folder, file), 'utf8');
    } catch (error) {
      throw new ToolError(`There is no ${file} in ${folder}. Run npm run build first.`, {
        cause: error,
      });
    }
  };
  return {
    pages: async () =>
      (JSON.parse(await read(contentApiRoutes.content)) as { pages: PageEntry[] }).pages,
    markdown: ({ route }) => read(`${route}.md`),
  };
}
