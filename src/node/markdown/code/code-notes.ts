import type { Code, Parents } from 'mdast';
import type { VFile } from 'vfile';
import { report } from '../../source/nodes/report-fault';
import { commentsOf } from '../../source/code-comments';

/** Numbers of notes by line, and the code without the comments that named them. */
interface NotedCode {
  code: string;
  /** HTML after the code of a line: links to the notes. */
  links: Map<number, string>;
}

export interface Around {
  file: VFile;
  index: number | undefined;
  parent: Parents | undefined;
}

/**
 * Notes of a code block: comments such as `// (1)` at the ends of lines, and the numbered list below the block. The list
 * gets ids, and each line links to its note. Code without such comments stays as it is.
 */
export function readNotes(
  node: Code,
  source: string,
  language: string,
  { index, parent, file }: Around,
): NotedCode {
  const links = new Map<number, string>();
  const next = parent?.children[(index ?? 0) + 1];
  const list = next?.type === 'list' && next.ordered === true ? next : undefined;
  const numbers = new Set<number>();
  const id = `note-${node.position?.start.line ?? 0}`;
  const lines = source.split('\n').map((line, at) => {
    const [comment, number] = noteOf(line, language) ?? [];
    if (comment === undefined || number === undefined) return line;
    numbers.add(number);
    links.set(
      at,
      `<a class="code-note" href="#${id}-${number}" aria-label="Note ${number}" data-note="${number}"></a>`,
    );
    return line.slice(0, -comment.length).trimEnd();
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

function noteOf(line: string, language: string): [comment: string, number: number] | undefined {
  for (const [open, close] of commentsOf(language)) {
    const at = line.lastIndexOf(open);
    const comment = at < 0 ? '' : line.slice(at);
    const inner = comment.slice(open.length, comment.length - close.length).trim();
    const number = /^\((\d{1,2})\)$/.exec(inner)?.[1];
    if (number && comment.endsWith(close)) return [comment, Number(number)];
  }
  return undefined;
}
