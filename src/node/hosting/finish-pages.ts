import fs from 'node:fs';
import path from 'node:path';
import { writeOutput } from '../outputs/output-files';
import { compilationOf, withConstantScripts } from './constant-scripts';
import { inlineCode, type InlineCode } from './content-security-policy';
import { KnownPages, type PageFindings } from './known-pages';
import { routes } from '../../lib/routes';

/** File that Gatsby writes for a page, with a slash at its start. */
function pageFile(route: string): string {
  if (route.endsWith('.html')) return route;
  return route === '/' ? '/index.html' : `${route}/index.html`;
}

/**
 * The same page beside its folder: `/docs/x.html` for `/docs/x/index.html`. Hosts look for one or the other when
 * `/docs/x` is requested, and those that find a folder only redirect to `/docs/x/`. Undefined for pages whose address is
 * that of their file, and for `/tags/index`: its twin would be the page of the folder.
 */
function twinFile(route: string): string | undefined {
  return route === '/' || route === routes.notFound || /(?:\.html|\/index)$/.test(route)
    ? undefined
    : `${route}.html`;
}

export interface FinishedPages {
  /** What the pages hold inline. */
  code: InlineCode[];
  /** HTML files that belong to the site, with a slash at their start. */
  files: Set<string>;
  /** Whether a page leaves a diagram to Mermaid, which draws in the browser with style elements of its own. */
  hasBrowserDrawnDiagrams: boolean;
}

/**
 * Gives all pages constant inline scripts and writes each a second time as `x.html`. Files that are right already are
 * not written: their age says when they changed.
 * @param memory file that keeps what was found in pages, so that the next build reads only those that changed
 */
export async function finishPages(
  folder: string,
  routes: readonly string[],
  memory: string,
): Promise<FinishedPages> {
  const code: InlineCode[] = [];
  const files = new Set<string>();
  let hasBrowserDrawnDiagrams = false;
  const known = new KnownPages(memory);
  for (const route of routes) {
    const file = pageFile(route);
    const target = path.join(folder, file);
    const findings = known.find(file, fs.statSync(target)) ?? finishPage(target);
    const written = fs.statSync(target);
    known.remember(file, written, findings);
    files.add(file);
    code.push(findings.code);
    hasBrowserDrawnDiagrams ||= findings.hasBrowserDrawnDiagrams;
    const twin = twinFile(route);
    if (twin === undefined) continue;
    files.add(twin);
    if (!isCopyOf(written, path.join(folder, twin)))
      fs.copyFileSync(target, path.join(folder, twin));
  }
  known.save();
  await writeCompilation(folder);
  return { code, files, hasBrowserDrawnDiagrams };
}

/** Gives one page constant inline scripts. */
function finishPage(target: string): PageFindings {
  // One after the other, as here, files are read in half the time without promises.
  const html = fs.readFileSync(target, 'utf8');
  const finished = withConstantScripts(html);
  if (finished !== html) fs.writeFileSync(target, finished);
  return {
    code: inlineCode(finished),
    hasBrowserDrawnDiagrams: finished.includes('data-diagram="mermaid"'),
  };
}

/** Whether a file was written after another one, with as many bytes: nothing but a build writes here. */
function isCopyOf(original: fs.Stats, copy: string): boolean {
  const { size, mtimeMs } = fs.statSync(copy, { throwIfNoEntry: false }) ?? {
    size: -1,
    mtimeMs: 0,
  };
  return size === original.size && mtimeMs >= original.mtimeMs;
}

/** Gives the data of the build the same hash as its pages. */
async function writeCompilation(folder: string): Promise<void> {
  const compilation = compilationOf(fs.readFileSync(path.join(folder, 'index.html'), 'utf8'));
  if (compilation === undefined) return;
  await writeOutput(
    folder,
    '/page-data/app-data.json',
    `${JSON.stringify({ webpackCompilationHash: compilation })}\n`,
  );
}
