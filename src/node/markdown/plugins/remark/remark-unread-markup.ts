import type { Root, Text } from 'mdast';
import type { VFile } from 'vfile';
import { visit } from '../../../source/visit';
import { report } from '../../../source/report-fault';

/** Spaces that look like one and are none for Markdown. */
const oddSpace = '[\\u00a0\\u2000-\\u200b\\u202f\\u2060\\u3000\\ufeff]';

/** Text that is markup of this tool or of others, and how it is written here. The first that fits counts. */
const forms: readonly [form: RegExp, fix: string][] = [
  [
    new RegExp(`^(?:#{1,6}|[-*+>]|\\d+[.)])${oddSpace}`, 'mu'),
    'write a space in place of the no-break or zero-width space after the sign',
  ],
  [/^#{2,6}[^\s#]/m, 'write a space after the signs of a heading: ## Title'],
  [/^:{3,}/m, 'write an admonition as :::note or :::note[Title], without a space, closed by :::'],
  [/^(?:!!!|\?\?\?\+?) \w/m, 'write an admonition as :::note[Title], closed by :::'],
  [/^\[!\w+\]/m, 'write an alert as an admonition: :::note, closed by :::'],
  [
    /!?\[[^[\]]*\]\((?!<)[^()"']*[^()"'\s]\s+[^()"'\s][^()"']*\)/,
    'write a space in an address as %20',
  ],
  [/\[\[toc\]\]|^\[toc\]$/im, 'remove it: each page has its contents at the side'],
  [/\[\[[^[\]]+\]\]/, 'write a link with the file of the page: [text](./page.mdx)'],
  [/\{%.*?%\}/s, 'use a component of this site, or write it as code in backticks'],
  [/\[\^[^[\]\s]+\]/, 'add the note: a line "[^name]: text"'],
  [
    /^(?:title|layout|slug|sidebar_position):\s/m,
    'front matter begins in the first line of the file, with ---',
  ],
  [
    /^(?:export (?:const|let|var|function|class)\s+\w+\s*[=({]|import\s.*\sfrom\s*["'])/m,
    'correct the JavaScript, or write it as code in backticks',
  ],
];

/** remark plugin: warns of text that looks like markup which Markdown did not read. */
export function remarkUnreadMarkup() {
  return (tree: Root, file: VFile): void => {
    const source = String(file);
    visit(tree, 'text', (node, index, parent) => {
      const written = writtenText(node, source);
      // A line begins where a block does, and after a line break.
      const isStart = index === 0 && parent?.type !== 'link' && parent?.type !== 'strong';
      const text = isStart ? written : `\u2060${written}`;
      for (const [form, fix] of forms) {
        const found = form.exec(text);
        if (!found) continue;
        const before = text.slice(0, found.index).replace('\u2060', '').split('\n');
        const { line = 1, column = 1 } = node.position?.start ?? {};
        const last = before.at(-1)?.length ?? 0;
        report(
          file,
          { line: line + before.length - 1, column: before.length > 1 ? last + 1 : column + last },
          'unread-markup',
          { found: found[0].trim(), fix },
        );
        return;
      }
    });
  };
}

/** The text with its escapes: what is escaped is meant as text. */
function writtenText({ value, position }: Text, source: string): string {
  const { start, end } = position ?? {};
  if (start?.offset === undefined) return value;
  return source.slice(start.offset, end?.offset);
}
