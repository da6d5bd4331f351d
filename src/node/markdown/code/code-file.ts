import path from 'node:path';
import type { CodeAndValues } from '../../faults/faults';

/** Lines of a file that a code block shows. */
export interface FileCode {
  code: string;
  numbers: number[];
}

/** A line of a comment that begins or ends a region, as editors fold it: `// #region name`, `# endregion`. */
const marker = /^\s*(?:\/\/|\/\*|#|--|<!--)\s*#?(end)?region\b\s*([\w-]*)/;

/**
 * Reads the lines that `file="./samples/search.mjs#paging"` names, without markers of regions and without the spaces that
 * all lines begin with.
 * @param page file of the page, which the path is relative to
 */
export function readCodeFile(
  reference: string,
  page: string,
  read: (file: string) => string | undefined,
): FileCode | { fault: CodeAndValues } {
  const [name = '', region = ''] = reference.split('#');
  const file = path.posix.join(path.posix.dirname(page), name);
  const text = /^\.{1,2}\//.test(name) && file.startsWith('content/') ? read(file) : undefined;
  if (text === undefined) return { fault: ['file-unreadable', { file: name }] };
  const lines = text.replace(/\n$/, '').split(/\r?\n/);
  const kept = region === '' ? lines.map((_, index) => index) : linesOf(region, lines);
  if (kept === undefined) {
    const expected = regionsOf(lines).join(', ') || `lines with #region ${region} and #endregion`;
    return { fault: ['code-region-missing', { file: name, region, expected }] };
  }
  const shown = kept.filter((index) => !marker.test(lines[index] ?? ''));
  const texts = shown.map((index) => lines[index] ?? '');
  const indents = texts.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const indent = Math.min(...indents, Infinity);
  return {
    code: texts.map((line) => line.slice(indent)).join('\n'),
    numbers: shown.map((index) => index + 1),
  };
}

const regionsOf = (lines: readonly string[]) =>
  lines.flatMap((line) => {
    const [, end, name] = marker.exec(line) ?? [];
    return name && !end ? [name] : [];
  });

/** Indexes of the lines of a region, which may hold others. */
function linesOf(region: string, lines: readonly string[]): number[] | undefined {
  const start = lines.findIndex((line) => {
    const [, end, name] = marker.exec(line) ?? [];
    return !end && name === region;
  });
  const kept: number[] = [];
  let depth = 1;
  for (let index = start + 1; start >= 0 && index < lines.length; index += 1) {
    const match = marker.exec(lines[index] ?? '');
    if (match) depth += match[1] ? -1 : 1;
    if (depth === 0) return kept;
    kept.push(index);
  }
  return undefined;
}
