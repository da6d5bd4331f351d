import type { Root } from 'mdast';
import type { Point } from 'unist';
import type { VFile } from 'vfile';
import { distinctFaults, faultWords, type CodeAndValues, type Fault } from '../../faults/faults';
import { writtenIn } from '../links';
import { visit } from './visit';

declare module 'vfile' {
  interface DataMap {
    /** Text of another file that the page is made from; undefined when there is none. */
    loadFile: (file: string) => string | undefined;
    /** Partials of the page, in the order of their line numbers. */
    partialFiles: string[];
    faults: Omit<Fault, 'file'>[];
  }
}

interface Positioned {
  position?: { start: Pick<Point, 'line' | 'column'> } | undefined;
}

/** Ends the work on a part of a page at its first fault. */
export class FaultError extends Error {
  constructor(readonly fault: CodeAndValues) {
    super(fault[0]);
  }
}

/** Line and column in the source of a page, both 1-based; undefined for a node without source. */
export type Position = { line: number | undefined; column: number | undefined } | undefined;

export function positionOf(node: Positioned): Position {
  const start = node.position?.start;
  return start && { line: start.line, column: start.column };
}

/** Line and column where a node begins, `12:3`, for a prop of an element; empty where it has none. */
export function positionText(node: Positioned): string {
  const position = positionOf(node);
  return position ? `${position.line}:${position.column}` : '';
}

/** Reports a fault of the page, at the start of a node or at a position; compilation continues to find more. */
export function report(file: VFile, at: Positioned | Position, ...fault: CodeAndValues): void {
  const { line, column } = (at && ('line' in at ? at : at.position?.start)) ?? {};
  const partial = resolvePosition(line, file.data.partialFiles ?? []).file;
  const [code, values = {}] = fault;
  const written = Object.entries(values).map(([name, value]) => [
    name,
    writtenIn(partial, String(value), file.path),
  ]);
  const words = faultWords(...([code, Object.fromEntries(written)] as CodeAndValues));
  (file.data.faults ??= []).push({ ...words, line, column });
}

/** The faults of a compilation, in its file or in the partials that they are about. */
export function faultsOf(
  { data: { faults = [], partialFiles = [] } }: VFile,
  file: string,
): Fault[] {
  return distinctFaults(
    faults.map((fault) => ({ ...fault, file, ...resolvePosition(fault.line, partialFiles) })),
  );
}

/**
 * Places in partials. Plugins report lines and columns without a file, so the lines of each partial are numbered from an
 * offset that no file reaches. The offset tells the file of faults, links and images in the end.
 */
const LINES_PER_FILE = 10_000_000;

/** Line of a page's numbering for a line of its partial with the given index. */
export function lineInPartial(index: number, line: number): number {
  return (index + 1) * LINES_PER_FILE + line;
}

/** Adds the offset of a partial to its lines. Offsets of characters are omitted: they belong to another text. */
export function shiftLines(tree: Root, index: number): Root {
  visit(tree, (node) => {
    if (!node.position) return;
    const { start, end } = node.position;
    node.position = {
      start: { line: lineInPartial(index, start.line), column: start.column },
      end: { line: lineInPartial(index, end.line), column: end.column },
    };
  });
  return tree;
}

/** File and line of a position in a page or one of its partials; no file for the page itself. */
export function resolvePosition(
  line: number | undefined,
  partialFiles: readonly string[],
): { file?: string; line?: number } {
  if (line === undefined) return {};
  const file = partialFiles[Math.floor(line / LINES_PER_FILE) - 1];
  return file === undefined ? { line } : { file, line: line % LINES_PER_FILE };
}
