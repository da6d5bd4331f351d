import { commentsOf } from '../../source/code-comments';

/** Kinds of marked lines: the first words of directives such as `error-next-line`. */
const kinds = ['highlight', 'focus', 'error', 'warning'] as const;
type Kind = (typeof kinds)[number];

export interface MarkedCode {
  code: string;
  /** One entry per line of `code`. */
  marks: { kind?: Kind }[];
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
  const marks: MarkedCode['marks'] = [];
  const lines: string[] = [];
  const sourceLines: number[] = [];
  let next: Kind | undefined;
  let block: Kind | undefined;
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

/** Reads `+`, `-` and space at the start of each line as signs of a change, and removes them. `changes` has their classes. */
export function readChanges(source: string) {
  const lines = source.split('\n');
  return {
    code: lines.map((line) => line.replace(/^[-+ ]/, '')).join('\n'),
    changes: lines.map(([sign]) => (sign === '+' ? 'add' : sign === '-' ? 'del' : undefined)),
  };
}

const directive = new RegExp(`^(${kinds.join('|')})-(next-line|start|end)$`);

type Directive = [text: string, kind: Kind, part: string];

function directiveOf(line: string, language: string): Directive | undefined {
  const text = line.trim();
  for (const [open, close] of commentsOf(language)) {
    if (!text.startsWith(open) || !text.endsWith(close)) continue;
    const match = directive.exec(text.slice(open.length, text.length - close.length).trim());
    if (match) return match as unknown as Directive;
  }
  return undefined;
}
