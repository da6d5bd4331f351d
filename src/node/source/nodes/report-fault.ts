import type { Point } from 'unist';
import type { VFile } from 'vfile';
import { faultWords, type CodeAndValues, type Fault } from '../../faults/faults';
import { resolvePosition } from './partial-positions';

declare module 'vfile' {
  interface DataMap {
    /** Text of another file that the page is made from; undefined when there is none. */
    loadFile: (file: string) => string | undefined;
    /** Partials of the page, in the order of their line numbers (`partial-positions.ts`). */
    partialFiles: readonly string[];
    faults: Omit<Fault, 'file'>[];
  }
}

interface Positioned {
  position?: { start: Pick<Point, 'line' | 'column'> } | undefined;
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
  (file.data.faults ??= []).push({ ...faultWords(...fault), line, column });
}

/** The faults of a compilation, in its file or in the partials that they are about. */
export function faultsOf({ data: { faults = [], partialFiles = [] } }: VFile, file: string): Fault[] {
  return faults.map((fault) => ({ ...fault, file, ...resolvePosition(fault.line, partialFiles) }));
}
