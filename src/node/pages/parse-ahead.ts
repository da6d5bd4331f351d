import os from 'node:os';
import path from 'node:path';
import { readSiteFile, siteRelative } from '../source/files';
import { digestOfSource, readFrontMatter } from '../source/front-matter/front-matter';
import { docFields, postFields } from '../source/front-matter/front-matter-fields';
import { isBuilt } from '../source/publication';
import { runTasks, workerTask } from '../source/workers/pool';
import { parse } from './build-page';
import { pageCache } from './page-cache';

/** Files, of which each worker takes the next one. */
export interface FileQueue {
  files: readonly string[];
  /** Number of files that workers have taken. */
  taken: Int32Array<SharedArrayBuffer>;
}

const parsing = workerTask('page.worker', 'parseAhead', (queue: FileQueue) => parseFiles(queue));

/**
 * Starts to parse pages in workers before Gatsby has nodes of them: the cache holds their parsed forms when they are built.
 * @param files absolute paths, also of partials
 * @returns ends it: files that no worker has taken are left
 */
export function startParsing(files: readonly string[]): () => Promise<void> {
  const pages = files.filter((file) => !path.basename(file).startsWith('_')).map(siteRelative);
  const taken = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const queues = Array.from({ length: os.availableParallelism() }, () => ({ files: pages, taken }));
  // What fails here fails again when the pages are built, and is reported there.
  const done = runTasks(parsing, queues, 1).catch(() => undefined);
  return async () => {
    Atomics.store(taken, 0, pages.length);
    await done;
  };
}

/** Parses the next file until none is left. */
export async function parseFiles({ files, taken }: FileQueue, cache = pageCache): Promise<void> {
  for (;;) {
    const file = files[Atomics.add(taken, 0, 1)];
    if (file === undefined) return;
    await parseFile(file, cache).catch(() => undefined);
  }
}

async function parseFile(file: string, cache: typeof pageCache): Promise<void> {
  const raw = readSiteFile(file);
  if (raw === undefined) return;
  const { values, source } = readFrontMatter(raw, file, { ...docFields, ...postFields });
  const { title = path.parse(file).name, draft = false, date } = values;
  const { body, bodyLine } = source;
  if (!isBuilt({ draft, date })) return;
  await parse({ page: { file, title, bodyLine, bodyDigest: digestOfSource(body) }, body }, cache);
}
