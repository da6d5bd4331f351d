import { cachePage, pageCache, type PageKey, type PageSummary } from './compile-cache';
import { compilePage, type CompileJob } from './compile-page';
import { eachOf } from '../source/workers/page-step';

export type CompileTask = PageKey & CompileJob;

/** For a worker that shall load this bundle before its first task. */
export const isLoaded = () => true;

/** Compiles a page and caches it. */
export async function compileToCache(task: CompileTask, cache = pageCache): Promise<PageSummary> {
  return cachePage(task, await compilePage(task), cache);
}

export const compilePages = eachOf<CompileTask, PageSummary>((task) => compileToCache(task));
