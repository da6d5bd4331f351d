import fs from 'node:fs';
import path from 'node:path';
import { codeVersion } from '../../workers/code-version';
import { FileCache } from '../../workers/file-cache';
import { runTasks, workerTask } from '../../workers/pool';
import { pageFile, flatFile } from './page-files';
import { isCopyOf, postProcessPage, type PageTask, type ProcessedPage } from './post-process-page';

const processing = workerTask('post-build.worker', 'postProcessPages', postProcessPage);

/** A page takes less than a millisecond, so fewer are processed sooner than a worker starts. */
const MIN_WORKER_TASKS = 500;

/** Name in the cache of the pages as the last build left them, by file. */
const PAGES = 'processed pages';

/**
 * Gives the pages that Gatsby wrote constant inline scripts, and writes a flat file, `x.html`, for each. Files that are
 * up to date are neither read nor written.
 * @param cacheFolder of the data of processed pages
 * @returns the pages by their routes, and their HTML files, with a slash at their start
 */
export async function postProcessPages(
  folder: string,
  routes: readonly string[],
  cacheFolder: string,
) {
  const absolute = (file: string) => path.join(folder, file);
  const version = codeVersion(processing.bundle);
  const cache = new FileCache(cacheFolder);
  const last = (cache.read(PAGES, version) ?? {}) as Record<string, ProcessedPage>;
  const pages = new Map<string, ProcessedPage>();
  const tasks: PageTask[] = [];
  for (const route of routes) {
    const flatCopy = flatFile(route);
    const task: PageTask = {
      route,
      file: absolute(pageFile(route)),
      flatCopy: flatCopy === undefined ? undefined : absolute(flatCopy),
      last: last[pageFile(route)],
    };
    if (task.last && isUnchanged(task, task.last)) pages.set(route, task.last);
    else tasks.push(task);
  }
  const processed = await runTasks(processing, tasks, MIN_WORKER_TASKS);
  processed.forEach((page, index) => pages.set(tasks[index]?.route ?? '', page));
  const byFile = Object.fromEntries([...pages].map(([route, page]) => [pageFile(route), page]));
  cache.write(PAGES, version, byFile);
  const files = routes.flatMap((route) => [pageFile(route), flatFile(route) ?? []].flat());
  return { pages, files: new Set(files) };
}

function isUnchanged({ file, flatCopy }: PageTask, last: ProcessedPage): boolean {
  const { size, mtimeMs } = fs.statSync(file);
  return (
    size === last.size &&
    mtimeMs === last.mtimeMs &&
    (flatCopy === undefined || isCopyOf(last, flatCopy))
  );
}
