import { createProcessor } from '@mdx-js/mdx';
import type { Root, Text } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { VFile } from 'vfile';
import { EXIT, visit } from '../../../source/nodes/visit';
import { positionOf, report } from '../../../source/nodes/report-fault';
import { customId } from './remark-headings';

/** Spaces that look like one and are none for Markdown. */
const oddSpaces = '\\u00a0\\u2000-\\u200b\\u202f\\u3000\\ufeff';

/** Text that is markup of this tool or of others, and how it is written here. The first that fits counts. */
const forms: readonly [form: RegExp, fix: string][] = [
  [
    new RegExp(`^(?:#{1,6}|[-*+>]|\\d+[.)])[${oddSpaces}\\u2060]`, 'mu'),
    'write a space in place of the no-break or zero-width space after the sign',
  ],
  [
    new RegExp(`^[${oddSpaces}]+(?:(?:#{1,6}|[-*+>]|\\d+[.)])\\s|:{3}\\w|\\|)`, 'mu'),
    'remove the no-break or zero-width space before the sign',
  ],
  [
    /^(?:#\p{Lu}|#{2,6}[^\s#]|#{7,})/mu,
    'write a heading with two to six signs and a space: ## Title',
  ],
  [
    /\{%.{0,200}?%\}|\{\{.{0,200}?\}\}|<%.{0,200}?%>/s,
    'use a component of this site, or write it as code in backticks',
  ],
  [
    /\{(?::|\s*[#.][\p{L}\p{N}])[^{}]*\}|\{\/\*.*?\*\/\}/u,
    'write the id of a heading as {#name}, with a letter first; other attributes are not read',
  ],
  [/^\u2060\{[^{}\n]*\}/, 'remove the braces: attributes of a link, picture, or code are not read'],
  [/^:{3,}/m, 'write an admonition as :::note or :::note[Title], without a space, closed by :::'],
  [/^(?:!!!|\?\?\?\+?) \w/m, 'write an admonition as :::note[Title], closed by :::'],
  [/^\[!\w+\]/m, 'write an alert as an admonition: :::note, closed by :::'],
  [/^\[!\w+ /m, 'write a link to it: [text](address)'],
  [
    /^(?:={3}[!+]? ["']|\/{3,} ?[\w-]+)/m,
    'write it as an admonition, or in .mdx as <Tabs> or <Details>',
  ],
  [
    /^(?:-+8<-+|<<<) ./m,
    'write the file of code as ```js file="./a.mjs", text as a partial of an .mdx page',
  ],
  [/^\\[a-z]{3,}(?:\{[^{}\n]*\})?$/m, 'remove it: pages have no commands of LaTeX'],
  [/^\$\$/m, 'write the formula in an .mdx page, between lines of $$'],
  [/(?<!%)%%[^\s%][^%\n]*%%/, 'write a comment as <!-- text -->, in .mdx as {/* text */}'],
  [/(?<![\w+])\+\+[^\s+][^+\n]*\+\+(?![\w+])/, 'write inserted words as <ins>words</ins>'],
  [/(?<=\S)\^[^\s^]{1,20}\^/, 'write raised signs as <sup>2</sup>'],
  [/(?<=\p{L})~\d{1,9}~/u, 'write lowered signs as <sub>2</sub>'],
  [/^\.\. [\w-]+::/m, 'write a block as an admonition, :::note, or as code between ``` and ```'],
  [/^[-*+]?\[[ xX/>-]?\](?=[\s\p{L}]|$)/mu, 'write a task as "- [ ] text"'],
  [/^: \S/m, 'write a list with **terms** in place of definitions'],
  [/^\[[^[\]^]+\]: *(?:\S*[/#]|<)/m, 'write an empty line before the address of a link'],
  [/^\*\[[^[\]]+\]:/m, 'write the words out where they are used first'],
  [/\]\([^()\s]+\s+=\d*x\d*\)/, 'write a size as <img src="./shop.png" width="100">'],
  [
    /!?\[[^[\]]*\]\((?!<)[^()"']{0,99}[^()"'\s]\s{1,9}[^()"'\s][^()"']{0,99}\)/,
    'write a space in an address as %20',
  ],
  [/(?:\[[^[\]]*)?\]\(/, 'write the address and its title as in [text](./page.mdx "Title")'],
  [
    /\[[^[\]]+\] \((?:\.{0,2}\/|#|https?:)|\([^()]+\)\[(?:\.{1,2}\/|#|https?:)/,
    'write a link as [text](./page.mdx), without a space',
  ],
  [/\[\[toc\]\]|^@?\[toc\]$/im, 'remove it: each page has its contents at the side'],
  [/\[\[(?:[^[\]]+\]\]|$)/, 'write a link with the file of the page: [text](./page.mdx)'],
  [/(?<![\w=])==[^\s=][^=]*==(?!\w)/, 'write marked words as <mark>words</mark>'],
  [
    /\*\*[^*\s][^*]*\*\*|\*\* [^*]+ \*\*|(?<!\w)__[^\s_][^_]*\s__/,
    'write bold words without a space or a sign inside of the **, or as <strong>words</strong>',
  ],
  [/(?<![\w:]):[a-z]\w+:(?![\w:])/, 'write the picture sign itself, such as 🚀'],
  [/`/, 'end code with as many backticks as begin it'],
  [/\[\^[^[\]\s]+\]|\^\[[^[\]]+\]/, 'write [^name], and a line "[^name]: text" for the note'],
  [
    /^\|(?:\s|.*\|\s*$)/m,
    'write a table after an empty line, with as many cells in its row of | --- | as in its header',
  ],
  [
    /^(?:title|layout|slug|sidebar_position):\s|^\+{3}$/m,
    'front matter begins in the first line of the file, with ---',
  ],
  [
    /^(?:export (?:const|let|var|function|class)\s+\w+\s*[=({]|import\s.*\sfrom\s*["'])/m,
    'correct the JavaScript, with an empty line after it, or write it as code in backticks',
  ],
];

/** A sign with a backslash: it is meant as text. */
const escaped = /\\[!-/:-@[-`{-~]/g;

const withoutGfm = createProcessor({ format: 'md' });

/** Nodes that Markdown would read between the lines of HTML. */
const read = ['strong', 'inlineCode', 'link', 'image', 'list', 'heading'] as const;

/** The text of HTML, in the same lines, without that of elements whose text is no prose. */
const betweenTags = (html: string) =>
  html
    .replace(/<!--[^]*?-->|<(pre|code|kbd|samp|script|style|svg|math)\b[^]*?<\/\1>/gi, linesOf)
    .replace(/<[^<>]*>/g, linesOf)
    .replace(/^[ \t]+/gm, '');

const linesOf = (text: string) => text.replace(/[^\n]/g, '');

/** Where a text begins and ends in the source; nowhere when it is written otherwise there. */
function offsetsOf({ position, value }: Text, from: number | undefined, source: string) {
  if (position) return [position.start.offset ?? 0, position.end.offset ?? 0] as const;
  const offset = from === undefined ? -1 : source.indexOf(value, from);
  return offset < 0 ? ([0, 0] as const) : ([offset, offset + value.length] as const);
}

/** Warns of text that looks like markup which Markdown did not read, and of blocks without an end. */
export function checkUnreadMarkup(tree: Root, file: VFile): void {
  const source = String(file);
  visit(tree, 'text', (node, index, parent) => {
    // Text beside an address that became a link has no position.
    const start = (node.position ?? parent?.position)?.start;
    const [from, to] = offsetsOf(node, start?.offset, source);
    const written = source.slice(from, to);
    const own = parent?.type === 'heading' ? written.replace(customId, '') : written;
    // A line begins where a block does, and after a line break.
    const isStart = index === 0 && parent?.type !== 'link' && parent?.type !== 'strong';
    const text = (isStart ? '' : '\u2060') + own.replace(escaped, '\u2060\u2060');
    for (const [form, fix] of forms) {
      const found = form.exec(text);
      if (!found) continue;
      const at = found.index - (isStart ? 0 : 1);
      const before = source.slice(start?.offset, from + Math.max(at, 0)).split('\n');
      const last = before.at(-1)?.length ?? 0;
      const { line = 1, column = 1 } = start ?? {};
      report(
        file,
        { line: line + before.length - 1, column: before.length > 1 ? last + 1 : column + last },
        'unread-markup',
        { found: found[0].replace('\u2060', '').trim(), fix },
      );
      return;
    }
  });
  visit(tree, 'html', (node) => {
    const { line = 1 } = node.position?.start ?? {};
    visit(withoutGfm.parse(betweenTags(node.value)), read, (inner) => {
      const { line: at = 1 } = inner.position?.start ?? {};
      const found = toString(inner).split('\n')[0] ?? '';
      const position = { line: line + at - 1, column: 1 };
      const fix = 'put an empty line before and after Markdown inside of HTML';
      report(file, position, 'unread-markup', { found, fix });
      return EXIT;
    });
  });
  visit(tree, 'code', (node) => {
    const code = source.slice(node.position?.start.offset, node.position?.end.offset);
    const [fence = ''] = /^(?:`{3,}|~{3,})/.exec(code) ?? [];
    const end = /\n[\s>]*(\S+)[ \t]*$/.exec(code)?.[1] ?? '';
    const isClosed = end.length >= fence.length && end === fence.slice(0, 1).repeat(end.length);
    if (fence === '' || isClosed) return;
    report(file, positionOf(node), 'open-block', { block: fence, end: `a line with ${fence}` });
  });
}
