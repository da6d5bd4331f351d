import { visit } from './visit';
import type { Root } from 'mdast';

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
