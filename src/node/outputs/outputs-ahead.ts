import { contentName } from '../compile/kept-content';
import { pageStore } from '../compile/page-store';
import type { PageNode } from '../data/gatsby-nodes';
import { inBackground } from '../source/thread';
import { outputName } from './make-output';
import { TASK, type OutputsInput } from './outputs-thread';

/** The outputs of fewer pages are made when they are needed: a thread takes half a second to start. */
const WORTH_A_THREAD = 60;

let making: Promise<void> = Promise.resolve();

/**
 * Begins to make the outputs of the pages that were compiled since theirs were made, in a thread, while webpack bundles.
 * What it makes is taken only where it is what the end of the build would make.
 */
export function makeOutputsAhead(
  pages: readonly PageNode[],
  copied: ReadonlySet<string>,
  pathPrefix: string,
): void {
  const old = pages.filter(
    ({ id }) => pageStore.keptAt(outputName(id)) < pageStore.keptAt(contentName(id)),
  );
  if (old.length < WORTH_A_THREAD) return;
  const routes = new Map(pages.map(({ file, path }) => [file, path]));
  const { folder } = pageStore;
  const input: OutputsInput = { pages: old, routes, copied, pathPrefix, folder };
  // What a thread that failed did not make is made later, where a failure ends the build with its text.
  making = inBackground(TASK, input).catch(() => undefined);
}

/** Resolves when the outputs that were begun are made. */
export function outputsAhead(): Promise<void> {
  return making;
}
