import fs from 'node:fs';
import path from 'node:path';
import { writeOutput } from '../outputs/output-files';
import type { SocialCard } from '../outputs/social-card';
import { inThreads } from '../source/thread';
import { compilationOf } from './constant-scripts';
import type { InlineCode } from './content-security-policy';
import {
  findingsOf,
  finishBatch,
  isCopyOf,
  TASK,
  type FoundInPages,
  type UnfinishedPage,
} from './finish-thread';
import { KnownPages, type PageFindings } from './known-pages';
import { pageFile, slicesFolder, twinFile, unfinishedPage } from './page-files';

export interface FinishedPages {
  /** What the pages hold inline. */
  code: InlineCode[];
  /** HTML files that belong to the site, with a slash at their start. */
  files: Set<string>;
  /** Whether a page leaves a diagram to Mermaid, which draws in the browser with style elements of its own. */
  hasBrowserDrawnDiagrams: boolean;
  /** What the pictures of pages for other sites say, by route. */
  cards: Map<string, SocialCard>;
}

/** Fewer pages are finished without threads, which take a twentieth of a second to start. */
const WORTH_THREADS = 60;
/** Pages of one job. */
const AT_ONCE = 20;

/**
 * Gives all pages their slices and constant inline scripts, and each a second name, `x.html`. Files that are right already
 * are not written: their age says when they changed.
 * @param memory file that keeps what was found in pages, so that the next build reads only those that changed
 * @param stale routes of pages whose slices are others, or not there
 * @param ahead what was found in pages that this build finished already, by route
 */
export async function finishPages(
  folder: string,
  routes: readonly string[],
  memory: string,
  stale: ReadonlySet<string>,
  ahead: ReadonlyMap<string, PageFindings> = new Map(),
): Promise<FinishedPages> {
  const known = new KnownPages(memory);
  const names = routes.map((route) => ({ route, file: pageFile(route), twin: twinFile(route) }));
  const at = (file: string) => path.join(folder, file);
  const findings = new Map<string, PageFindings>();
  const unfinished: UnfinishedPage[] = [];
  for (const { route, file, twin } of names) {
    const stats = fs.statSync(at(file));
    const found = ahead.get(route) ?? (stale.has(route) ? undefined : known.find(file, stats));
    if (found && (twin === undefined || isCopyOf(stats, at(twin)))) findings.set(route, found);
    else unfinished.push(unfinishedPage(folder, route));
  }
  await finishAll(unfinished, at(slicesFolder), findings);
  const finished: FinishedPages = {
    code: [],
    files: new Set(names.flatMap(({ file, twin }) => (twin === undefined ? [file] : [file, twin]))),
    hasBrowserDrawnDiagrams: false,
    cards: new Map(),
  };
  for (const { route, file } of names) {
    const found = findings.get(route);
    if (!found) throw new Error(`The page ${route} was not finished.`);
    known.remember(file, fs.statSync(at(file)), found);
    finished.code.push(found.code);
    finished.hasBrowserDrawnDiagrams ||= found.hasBrowserDrawnDiagrams;
    if (found.card) finished.cards.set(route, found.card);
  }
  known.save();
  writeCompilation(folder);
  return finished;
}

/** Finishes pages, on all processors when there are enough of them, and adds what is found, by route. */
async function finishAll(
  pages: readonly UnfinishedPage[],
  slices: string,
  findings: Map<string, PageFindings>,
): Promise<void> {
  const add = (found: readonly PageFindings[], start: number) =>
    found.forEach((one, index) => findings.set(pages[start + index]?.route ?? '', one));
  if (pages.length < WORTH_THREADS) return add(finishBatch({ pages, slices }), 0);
  const jobs = Array.from({ length: Math.ceil(pages.length / AT_ONCE) }, (_, job) => ({
    pages: pages.slice(job * AT_ONCE, (job + 1) * AT_ONCE),
    slices,
  }));
  await inThreads(TASK, jobs, (found: FoundInPages, job) => add(findingsOf(found), job * AT_ONCE));
}

/** Gives the data of the build the same hash as its pages. */
function writeCompilation(folder: string): void {
  const compilation = compilationOf(fs.readFileSync(path.join(folder, 'index.html'), 'utf8'));
  if (compilation === undefined) return;
  writeOutput(
    folder,
    '/page-data/app-data.json',
    `${JSON.stringify({ webpackCompilationHash: compilation })}\n`,
  );
}
