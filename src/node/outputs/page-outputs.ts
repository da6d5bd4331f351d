import { absoluteUrl } from '../../lib/urls';
import { pageCache, pageKey } from '../compile/compile-cache';
import { cachedSummary } from '../compile/compile-pages';
import { bodyOf, type PageNode } from '../data/gatsby-nodes';
import { resolveTarget } from '../data/link-targets';
import { codeVersion } from '../source/workers/code-version';
import { digest } from '../source/workers/digest';
import type { FileCache } from '../source/workers/file-cache';
import { pageStep } from '../source/workers/page-step';
import { runTasks, workerTask } from '../source/workers/pool';
import {
  makeOutput,
  outputName,
  type OutputTables,
  type OutputTask,
  type PageOutput,
} from './make-output';
import { markdownLinks, pictureAddresses, type PictureArgs } from './markdown-pages/page-markdown';

const making = workerTask('post-build.worker', 'makeOutputs', makeOutput);

/** The arguments that Gatsby hands to the end of a build, as far as they are used here. */
export type OutputArgs = Pick<PictureArgs, 'graphql'> & { getNode: (id: string) => unknown };

/** Outputs of pages: from the cache, or made, in workers where there are many. */
export async function pageOutputs(
  pages: readonly PageNode[],
  tables: OutputTables,
  args: OutputArgs,
  cache = pageCache,
): Promise<PageOutput[]> {
  const all: OutputTask[] = [];
  for (const page of pages)
    all.push(
      await pageStep(page.file, 'find links and pictures', () =>
        outputTask(page, tables, args, cache),
      ),
    );
  const known = all.map(
    ({ page, key }) => cache.read(outputName(page.id), key) as PageOutput | undefined,
  );
  const missing = all.filter((_, index) => !known[index]);
  const made = (await runTasks(making, missing)).values();
  return known.map((output) => output ?? (made.next().value as PageOutput));
}

/** A page with its pictures, and a key of all that its output is made from. */
async function outputTask(
  page: PageNode,
  tables: OutputTables,
  args: OutputArgs,
  cache: FileCache,
): Promise<OutputTask> {
  const { routes, markdownRoutes, pathPrefix } = tables;
  const { key } = pageKey(page);
  const { links, images, partials } = await cachedSummary(page, bodyOf(page, args), cache);
  const sources = images.map(({ src }) => src);
  const picture = await pictureAddresses(page, sources, { ...args, basePath: pathPrefix });
  const pictures = new Map(sources.map((src) => [src, picture(src)]));
  const link = markdownLinks(markdownRoutes, pathPrefix);
  const findRoute = (file: string) => routes.get(file);
  const targets = links.map(({ href }) => link(resolveTarget(href, page.file, findRoute) ?? href));
  const root = absoluteUrl('/', pathPrefix);
  const about = [codeVersion(making.bundle), key, root, partials, targets, [...pictures]];
  return { page, key: digest(JSON.stringify(about)), pictures, tables, folder: cache.folder };
}
