import type { Code, Parents } from 'mdast';
import type { VFile } from 'vfile';
import { commentsOf } from './code-comments';
import { report } from '../../content/nodes/report-fault';

/** Kinds of marked lines: the first words of directives such as `error-next-line`. */
const kinds = ['highlight', 'focus', 'error', 'warning'] as const;
type Kind = (typeof kinds)[number];

/**
 * Removes comments such as `highlight-next-line`, `error-start` and `error-end` from the code and marks their lines,
 * together with the 1-based `highlight` numbers (which count the lines that remain).
 * @returns `marks` and `sourceLines`, the index in the source, of each line of `code`; `open` is a directive such as
 * `error-start` that no `error-end` follows
 */
export function markLines(source: string, language: string, highlight: readonly number[]) {
  const marks: { kind?: Kind }[] = [];
  const lines: string[] = [];
  const sourceLines: number[] = [];
  let next: Kind | undefined;
  let block: Kind | undefined;
  for (const [index, line] of source.split('\n').entries()) {
    const comment = endComment(line.trim(), language, directive);
    const [kind, part] = comment?.code === '' ? comment.words : [];
    if (part === 'next-line') next = kind as Kind;
    else if (part === 'start') block = kind as Kind;
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
  return { code: lines.join('\n'), marks, sourceLines, open: block };
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
const note = /^\((\d{1,2})\)$/;

/** The comment at the end of a line whose words have a form, and the code before it. */
function endComment(line: string, language: string, form: RegExp) {
  for (const [open, close] of commentsOf(language)) {
    const at = line.lastIndexOf(open);
    if (at < 0 || !line.endsWith(close)) continue;
    const inner = line.slice(at + open.length, line.length - close.length);
    const match = form.exec(inner.trim());
    if (match) return { code: line.slice(0, at).trimEnd(), words: match.slice(1) };
  }
  return undefined;
}

export interface Around {
  file: VFile;
  index: number | undefined;
  parent: Parents | undefined;
}

/**
 * Notes of a code block: comments such as `// (1)` at the ends of lines, and the numbered list below the block. The list
 * gets ids, and each line links to its note. Code without such comments stays as it is.
 * @returns the code without these comments, and the HTML of links by line
 */
export function readNotes(
  node: Code,
  source: string,
  language: string,
  { index, parent, file }: Around,
) {
  const links = new Map<number, string>();
  const next = parent?.children[(index ?? 0) + 1];
  const list = next?.type === 'list' && next.ordered === true ? next : undefined;
  const numbers = new Set<number>();
  const id = `note-${node.position?.start.line ?? 0}`;
  const lines = source.split('\n').map((line, at) => {
    const comment = endComment(line, language, note);
    if (!comment) return line;
    const number = Number(comment.words[0]);
    numbers.add(number);
    links.set(
      at,
      `<a class="code-note" href="#${id}-${number}" aria-label="Note ${number}" data-note="${number}"></a>`,
    );
    return comment.code;
  });
  if (links.size === 0) return { code: source, links };
  const items = list?.children.length ?? 0;
  if (items !== numbers.size || Math.max(...numbers) !== items) {
    report(file, node, 'code-notes', {
      notes: [...numbers].join(', '),
      expected: items > 0 ? `1 to ${items}, as in the list below it` : 'a numbered list below it',
    });
    return { code: source, links: new Map() };
  }
  list?.children.forEach((item, at) => {
    const hProperties = { id: `${id}-${at + 1}`, className: ['code-note-text'] };
    item.data = { ...item.data, hProperties };
  });
  return { code: lines.join('\n'), links };
}
