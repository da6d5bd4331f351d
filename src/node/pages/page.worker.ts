import type { PageSummary } from './page-cache';
import { eachOf } from '../source/workers/page-step';
import { buildPage, type PageTask } from './build-page';

/** For a worker that shall load this bundle before its first task. */
export const isLoaded = () => true;

export const buildPages = eachOf<PageTask, PageSummary>((task) => buildPage(task));
