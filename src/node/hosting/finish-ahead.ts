import path from 'node:path';
import { JobsAhead } from '../source/jobs-ahead';
import { TASK, type PagesAhead } from './ahead-thread';
import { findingsOf, type FoundInPages } from './finish-thread';
import type { PageFindings } from './known-pages';
import { dataFile, slicesFolder, unfinishedPage } from './page-files';

/** Fewer pages are left to the end of the build: a thread takes a twentieth of a second to start. */
const WORTH_A_THREAD = 60;
/** Pages of one job. */
const AT_ONCE = 20;

/** Pages that no job has yet. */
let written: string[] = [];
let count = 0;
const ahead = new JobsAhead<PagesAhead, FoundInPages>(TASK);

/**
 * Begins to finish and compress pages in a thread, while Gatsby's own turns others into HTML.
 * @param folder of the site
 * @param routes of pages whose HTML is written, with its slices
 */
export function finishAhead(folder: string, routes: readonly string[]): void {
  written.push(...routes);
  count += routes.length;
  if (count < WORTH_A_THREAD) return;
  for (let at = 0; at < written.length; at += AT_ONCE) {
    const some = written.slice(at, at + AT_ONCE);
    const pages = some.map((route) => unfinishedPage(folder, route));
    const data = some.map((route) => path.join(folder, dataFile(route)));
    ahead.add({
      pages,
      slices: path.join(folder, slicesFolder),
      files: [...pages.map(({ file }) => file), ...data],
    });
  }
  written = [];
}

/** Ends what was begun. @returns what was found in the pages that are finished, by route */
export async function finishedAhead(): Promise<Map<string, PageFindings>> {
  const done = await ahead.end();
  return new Map(
    done.flatMap(({ job, result }) => {
      const found = findingsOf(result);
      return job.pages.flatMap(({ route }, index) => {
        const one = found[index];
        return one ? [[route, one] as const] : [];
      });
    }),
  );
}
