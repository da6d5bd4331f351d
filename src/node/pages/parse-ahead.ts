import path from 'node:path';
import { readSiteFile, siteRelative } from '../source/files';
import { digestOfSource, readFrontMatter } from '../source/front-matter/front-matter';
import { docFields, postFields } from '../source/front-matter/front-matter-fields';
import { isBuilt } from '../source/publication';
import { runTasks, workerTask } from '../source/workers/pool';
import { parse } from './build-page';
import { pageCache } from './page-cache';

const parsing = workerTask<string, void>('page.worker', 'parseAhead', parseAhead);

/**
 * Parses pages in workers before Gatsby has nodes of them: the cache holds their parsed forms when they are built.
 * @param files absolute paths, also of partials
 */
export async function parsePages(files: readonly string[]): Promise<void> {
  const pages = files.filter((file) => !path.basename(file).startsWith('_')).map(siteRelative);
  // What fails here fails again when the pages are built, and is reported there.
  await runTasks(parsing, pages, 1).catch(() => undefined);
}

export async function parseAhead(file: string, cache = pageCache): Promise<void> {
  const raw = readSiteFile(file);
  if (raw === undefined) return;
  const { values, source } = readFrontMatter(raw, file, { ...docFields, ...postFields });
  const { title = path.parse(file).name, draft = false, date } = values;
  const { body, bodyLine } = source;
  if (!isBuilt({ draft, date })) return;
  await parse({ page: { file, title, bodyLine, bodyDigest: digestOfSource(body) }, body }, cache);
}
