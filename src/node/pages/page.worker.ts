import type { PageSummary } from './page-cache';
import { eachOf } from '../source/workers/page-step';
import { buildCopies, buildPage, type PageTask } from './build-page';
import { parseAhead as parseFile } from './parse-ahead';

export const parseAhead = eachOf<string, void>((file) => parseFile(file));

export const buildPages = eachOf<PageTask, PageSummary>(async (task) => (await buildPage(task)).summary);

/** Writes copies to the cache, from which outputs read them. */
export const writeCopies = eachOf<PageTask, void>(async (task) => void (await buildCopies(task)));
