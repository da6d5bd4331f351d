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
  const markers = lines.map((line) => marker.exec(line));
  const kept = region === '' ? [...lines.keys()] : linesOf(region, markers);
  if (kept === undefined) {
    const names = markers.flatMap((match) => (match?.[2] && !match[1] ? [match[2]] : []));
    const expected = names.join(', ') || `lines with #region ${region} and #endregion`;
    return { fault: ['code-region-missing', { file: name, region, expected }] };
  }
  const codeLines = kept.filter((index) => !markers[index]);
  const texts = codeLines.map((index) => lines[index] ?? '');
  const indents = texts.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const indent = Math.min(...indents, Infinity);
  return {
    code: texts.map((line) => line.slice(indent)).join('\n'),
    numbers: codeLines.map((index) => index + 1),
  };
}

/** Indexes of the lines of a region, which may hold others. */
function linesOf(
  region: string,
  markers: readonly (RegExpExecArray | null)[],
): number[] | undefined {
  const start = markers.findIndex((match) => match?.[2] === region && !match[1]);
  let depth = start < 0 ? 0 : 1;
  for (let index = start + 1; depth > 0 && index < markers.length; index += 1) {
    const match = markers[index];
    if (match) depth += match[1] ? -1 : 1;
    if (depth === 0) return [...markers.keys()].slice(start + 1, index);
  }
  return undefined;
}
