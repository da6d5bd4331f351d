import { pageKey, readCachedPage } from '../compile/compile-cache';
import type { PageNode } from '../data/gatsby-nodes';
import { resolveTarget } from '../data/link-targets';
import { FileCache } from '../source/workers/file-cache';
import { allSteps, pageStep } from '../source/workers/page-step';
import { contentApiPage } from './content-api';
import type { ContentApiPage } from './content-api-schema';
import { markdownLinks, pageMarkdown, type PictureAddress } from './markdown-pages/page-markdown';

/** Parts of the files beside the pages that one page makes. */
export interface PageOutput {
  /** The page as Markdown, starting with its title. */
  markdown: string;
  /** Its entry of `/api/content.json`. */
  entry: ContentApiPage;
}

export interface UnwrittenPage {
  page: PageNode;
  /** Key of its output in the cache. */
  key: string;
  /** Its pictures, by their addresses as written. */
  pictures: ReadonlyMap<string, ReturnType<PictureAddress>>;
}

/** Addresses that all pages share. */
export interface OutputTables {
  /** Routes of content files. */
  routes: ReadonlyMap<string, string>;
  /** Routes of the pages that have a Markdown page. */
  markdownRoutes: ReadonlySet<string>;
  pathPrefix: string;
}

export interface OutputTask extends OutputTables {
  pages: readonly UnwrittenPage[];
  /** Folder of the cache that holds the compiled pages. */
  folder: string;
}

/** Name of a page's output in the cache. */
export const outputName = (id: string): string => `output ${id}`;

/** Makes the outputs of compiled pages and caches them. */
export function makeOutputs(task: OutputTask): Promise<PageOutput[]> {
  const { routes, markdownRoutes, pathPrefix, folder } = task;
  const cache = new FileCache(folder);
  const link = markdownLinks(markdownRoutes, pathPrefix);
  const findRoute = (file: string) => routes.get(file);
  const make = ({ page, key, pictures }: UnwrittenPage) => {
    const content = readCachedPage(pageKey(page), cache);
    if (!content)
      throw new Error(`${page.file} or a partial changed while the site was built: build again.`);
    const picture: PictureAddress = (src) => pictures.get(src) ?? { src };
    const target = (href: string) => resolveTarget(href, page.file, findRoute) ?? href;
    const output: PageOutput = {
      markdown: pageMarkdown(page, content.tree, { link, picture, findRoute }),
      entry: contentApiPage(page, content, target, pathPrefix),
    };
    cache.write(outputName(page.id), key, output);
    return output;
  };
  return allSteps(
    task.pages.map(async (entry) =>
      pageStep(entry.page.file, 'write the Markdown page', () => make(entry)),
    ),
  );
}
