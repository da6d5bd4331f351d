import { commentsOf } from '../../source/code-comments';

/** Kinds of marked lines: the first words of directives such as `error-next-line`. */
const kinds = ['highlight', 'focus', 'error', 'warning'] as const;

/** Marks of one line of code. */
export interface LineMarks {
  kind?: (typeof kinds)[number];
  change?: 'added' | 'removed';
}

export interface MarkedCode {
  code: string;
  /** One entry per line of `code`. */
  marks: LineMarks[];
  /** Index in the source of each line of `code`. */
  sourceLines: number[];
  /** A directive such as `error-start` that no line or `error-end` follows. */
  open?: string | undefined;
}

/**
 * Removes comments such as `highlight-next-line`, `error-start` and `error-end` from the code and marks their lines,
 * together with the 1-based `highlight` numbers (which count the lines that remain).
 */
export function markLines(
  source: string,
  language: string,
  highlight: readonly number[],
): MarkedCode {
  const marks: LineMarks[] = [];
  const lines: string[] = [];
  const sourceLines: number[] = [];
  let next: LineMarks['kind'];
  let block: LineMarks['kind'];
  for (const [index, line] of source.split('\n').entries()) {
    const [, kind, part] = directiveOf(line, language) ?? [];
    if (part === 'next-line') next = kind;
    else if (part === 'start') block = kind;
    else if (part === 'end') block = undefined;
    else {
      const isHighlighted = highlight.includes(lines.length + 1);
      const lineKind = next ?? block ?? (isHighlighted ? 'highlight' : undefined);
      marks.push(lineKind ? { kind: lineKind } : {});
      lines.push(line);
      sourceLines.push(index);
      next = undefined;
    }
  }
  const open = next ? `${next}-next-line` : block && `${block}-start`;
  return { code: lines.join('\n'), marks, sourceLines, open };
}

/** Reads `+`, `-` and space at the start of each line as added, removed and unchanged, and removes them. */
export function markChanges({ code, marks, sourceLines }: MarkedCode): MarkedCode {
  const lines = code.split('\n').map((line, index) => {
    const change = line.startsWith('+') ? 'added' : line.startsWith('-') ? 'removed' : undefined;
    if (change) marks[index] = { ...marks[index], change };
    return change || line.startsWith(' ') ? line.slice(1) : line;
  });
  return { code: lines.join('\n'), marks, sourceLines };
}

const directive = new RegExp(`^(${kinds.join('|')})-(next-line|start|end)$`);

type Directive = [text: string, kind: LineMarks['kind'], part: string];

function directiveOf(line: string, language: string): Directive | undefined {
  const text = line.trim();
  for (const [open, close] of commentsOf(language)) {
    if (!text.startsWith(open) || !text.endsWith(close)) continue;
    const match = directive.exec(text.slice(open.length, text.length - close.length).trim());
    if (match) return match as unknown as Directive;
  }
  return undefined;
}
