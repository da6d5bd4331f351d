import fs from 'node:fs';
import path from 'node:path';
import { writeOutput } from '../outputs/output-files';
import { compilationOf, withConstantScripts } from './constant-scripts';
import { inlineCode, type InlineCode } from './content-security-policy';
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
 */
export async function finishPages(
  folder: string,
  routes: readonly string[],
): Promise<FinishedPages> {
  const code: InlineCode[] = [];
  const files = new Set<string>();
  let hasBrowserDrawnDiagrams = false;
  for (const route of routes) {
    const file = pageFile(route);
    const target = path.join(folder, file);
    // One after the other, as here, files are read in half the time without promises.
    const html = fs.readFileSync(target, 'utf8');
    const finished = withConstantScripts(html);
    if (finished !== html) fs.writeFileSync(target, finished);
    files.add(file);
    code.push(inlineCode(finished));
    hasBrowserDrawnDiagrams ||= finished.includes('data-diagram="mermaid"');
    const twin = twinFile(route);
    if (twin === undefined) continue;
    files.add(twin);
    if (!isCopyOf(target, path.join(folder, twin)))
      fs.writeFileSync(path.join(folder, twin), finished);
  }
  await writeCompilation(folder);
  return { code, files, hasBrowserDrawnDiagrams };
}

/** Whether a file was written after another one, with as many bytes: nothing but a build writes here. */
function isCopyOf(original: string, copy: string): boolean {
  const [a, b] = [original, copy].map((file) => fs.statSync(file, { throwIfNoEntry: false }));
  return b !== undefined && b.size === a?.size && b.mtimeMs >= a.mtimeMs;
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
