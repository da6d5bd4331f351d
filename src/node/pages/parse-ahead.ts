import fs from 'node:fs';
import path from 'node:path';
import { markdownFiles, readSiteFile, siteRelative } from '../content/files';
import { digestOfSource, readFrontMatter } from '../content/front-matter/front-matter';
import { docFields, postFields } from '../content/front-matter/front-matter-fields';
import { isBuilt } from '../content/publication';
import { pageCacheFolder } from '../workers/bundle';
import { MIN_WORKER_TASKS, runTasks, workerCount, workerTask } from '../workers/pool';
import { parse } from './build-page';
import { pageCache } from './page-cache';

const parsing = workerTask('page.worker', 'parseAhead', parseAhead);

/** Parses pages in workers before Gatsby has nodes of them: the cache holds their parsed forms when they are built. */
export async function parsePages(): Promise<void> {
  const files = pageFiles();
  if (files.length < MIN_WORKER_TASKS) return;
  // The thread of `parseFirst` parses too, and each one takes seconds to load the code and to draw its first diagrams.
  const workers = Math.max(1, workerCount - 1);
  // A failure occurs again when the pages are built, and is reported there.
  await runTasks(parsing, files, MIN_WORKER_TASKS, workers).catch(() => undefined);
}

/** Parses pages of a site without cached pages from before Gatsby loads, the last one first, while workers parse others. */
export async function parseFirst(cache = pageCache): Promise<void> {
  if (fs.existsSync(pageCacheFolder)) return;
  for (const file of pageFiles().reverse()) await parseAhead(file, cache);
}

const pageFiles = () =>
  markdownFiles()
    .map(siteRelative)
    .filter((file) => !path.basename(file).startsWith('_'));

export async function parseAhead(file: string, cache = pageCache): Promise<void> {
  const raw = readSiteFile(file);
  if (raw === undefined) return;
  const { values, source } = readFrontMatter(raw, file, { ...docFields, ...postFields });
  const { title = path.parse(file).name, draft = false, date } = values;
  const { body, bodyLine } = source;
  if (!isBuilt({ draft, date })) return;
  const page = { file, title, bodyLine, bodyDigest: digestOfSource(body) };
  if (!cache.readParsed(page)) await parse({ page, body }, cache);
}
