import { pageKey, readCachedPage } from '../compile/compile-cache';
import type { PageNode } from '../data/gatsby-nodes';
import { resolveTarget } from '../data/link-targets';
import { FileCache } from '../source/workers/file-cache';
import { pageStep } from '../source/workers/page-step';
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

/** Addresses that all pages share. */
export interface OutputTables {
  /** Routes of content files. */
  routes: ReadonlyMap<string, string>;
  /** Routes of the pages that have a Markdown page. */
  markdownRoutes: ReadonlySet<string>;
  pathPrefix: string;
}

export interface OutputTask {
  page: PageNode;
  /** Key of its output in the cache. */
  key: string;
  /** Its pictures, by their addresses as written. */
  pictures: ReadonlyMap<string, ReturnType<PictureAddress>>;
  tables: OutputTables;
  /** Folder of the cache that holds the compiled page. */
  folder: string;
}

/** Name of a page's output in the cache. */
export const outputName = (id: string): string => `output ${id}`;

/** Makes the output of a compiled page and caches it. */
export function makeOutput(task: OutputTask): PageOutput {
  return pageStep(task.page.file, 'write the Markdown page', () => make(task));
}

function make({ page, key, pictures, tables, folder }: OutputTask): PageOutput {
  const { routes, markdownRoutes, pathPrefix } = tables;
  const cache = new FileCache(folder);
  const content = readCachedPage(pageKey(page), cache);
  if (!content)
    throw new Error(`${page.file} or a partial changed while the site was built: build again.`);
  const link = markdownLinks(markdownRoutes, pathPrefix);
  const findRoute = (file: string) => routes.get(file);
  const picture: PictureAddress = (src) => pictures.get(src) ?? { src };
  const target = (href: string) => resolveTarget(href, page.file, findRoute) ?? href;
  const output: PageOutput = {
    markdown: pageMarkdown(page, content.tree, { link, picture, findRoute }),
    entry: contentApiPage(page, content, target, pathPrefix),
  };
  cache.write(outputName(page.id), key, output);
  return output;
}
