import fs from 'node:fs';
import path from 'node:path';
import { cardOf } from '../outputs/page-card';
import { giveSecondName } from '../source/second-name';
import { forEachJob } from '../source/thread';
import { inlineCode } from './content-security-policy';
import { finishedHtml } from './finished-html';
import { codeAt, TextTable, type PlacesOfCode } from './text-table';
import type { PageFindings } from './known-pages';

export const TASK = 'finish-thread';

export interface UnfinishedPage {
  route: string;
  /** Absolute path of its file, and of the same page beside its folder, where it has one. */
  file: string;
  twin: string | undefined;
}

/** Pages of one job. */
export interface UnfinishedPages {
  pages: readonly UnfinishedPage[];
  /** Absolute path of the folder of Gatsby's slices. */
  slices: string;
}

/**
 * Puts Gatsby's slices into one page, gives it constant inline scripts, and a second name where it has a twin
 * that is not the same.
 */
function finishPage(
  { route, file, twin }: UnfinishedPage,
  sliceOf: (name: string) => string,
): PageFindings {
  // One after the other, as here, files are read in half the time without promises.
  const html = fs.readFileSync(file, 'utf8');
  const finished = finishedHtml(html, sliceOf);
  if (finished !== html) fs.writeFileSync(file, finished);
  if (twin !== undefined && !isCopyOf(fs.statSync(file), twin)) giveSecondName(file, twin);
  return {
    code: inlineCode(finished),
    hasBrowserDrawnDiagrams: finished.includes('data-diagram="mermaid"'),
    card: cardOf(finished, route),
  };
}

/** Whether a file was written after another one, with as many bytes: nothing but a build writes here. */
export function isCopyOf(original: fs.Stats, copy: string): boolean {
  const { size, mtimeMs } = fs.statSync(copy, { throwIfNoEntry: false }) ?? {
    size: -1,
    mtimeMs: 0,
  };
  return size === original.size && mtimeMs >= original.mtimeMs;
}

/** What a thread found in some pages: each text once, since most pages hold the same styles. */
export interface FoundInPages {
  texts: string[];
  pages: (Omit<PageFindings, 'code'> & { code: PlacesOfCode })[];
}

/** Finishes pages one after the other. @returns what is found in each */
export function finishBatch({ pages, slices }: UnfinishedPages): PageFindings[] {
  const read = new Map<string, string>();
  const sliceOf = (name: string) => {
    const text = read.get(name) ?? fs.readFileSync(path.join(slices, `${name}.html`), 'utf8');
    read.set(name, text);
    return text;
  };
  return pages.map((page) => finishPage(page, sliceOf));
}

/** Finishes pages, as a thread does it. */
export function foundIn(batch: UnfinishedPages): FoundInPages {
  const table = new TextTable();
  const found = finishBatch(batch);
  return {
    pages: found.map((one) => ({ ...one, code: table.placesOf(one.code) })),
    texts: table.texts(),
  };
}

/** What a thread found in each page. */
export function findingsOf({ pages, texts }: FoundInPages): PageFindings[] {
  return pages.map((one) => ({ ...one, code: codeAt(one.code, texts) }));
}

forEachJob(TASK, foundIn);
