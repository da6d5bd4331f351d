import type { Point } from 'unist';
import type { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import { faultWords, type CodeAndValues, type Fault } from '../../faults/faults';
import { resolvePosition } from './partial-positions';

declare module 'vfile' {
  interface DataMap {
    /** Text of another file that the page is made from; undefined when there is none. */
    loadFile: (file: string) => string | undefined;
    /** Partials of the page, in the order of their line numbers (`partial-positions.ts`). */
    partialFiles: readonly string[];
  }
}

type FaultWords = ReturnType<typeof faultWords>;

interface Positioned {
  position?: { start: Pick<Point, 'line' | 'column'> } | undefined;
}

/** Line and column in the source of a page, both 1-based; undefined for a node without source. */
export type Position = { line: number; column: number } | undefined;

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
  const words = faultWords(...fault);
  const place = at && ('line' in at ? at : at.position?.start);
  Object.assign(file.message(words.message, { place }), markOf(words));
}

/** The fields that make a message of a compilation a fault. */
export const markOf = (words: FaultWords) => ({
  details: words,
  ...(words.severity === 'error' && { fatal: true as const }),
});

/** The fix of a mistake that only its parser knows. */
export const SYNTAX_FIX = 'fix the syntax, or write the text as code in backticks';

/** The messages of a compilation as faults of its file, or of the partial that they are about. */
export function faultsOf(file: VFile, path: string): Fault[] {
  const { partialFiles = [] } = file.data;
  return file.messages.map((message: VFileMessage & { details?: FaultWords }) => ({
    ...(message.details ?? faultWords('syntax', { problem: message.reason, fix: SYNTAX_FIX })),
    file: path,
    ...resolvePosition(message.line, partialFiles),
    column: message.column,
  }));
}
