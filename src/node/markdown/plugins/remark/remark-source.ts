import { createProcessor } from '@mdx-js/mdx';
import type { List, Nodes, Parents, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { VFile } from 'vfile';
import { endOf } from '../../../faults/texts/text';
import { EXIT, visit } from '../../../content/nodes/visit';
import { report } from '../../../content/nodes/report-fault';
import { readAdmonitions } from './remark-container-directives';
import { customId } from './remark-headings';
import { codeAdvice, ESCAPED, forms, FOUND, LINK, MASK, misread } from './unread-forms';

/** A sign with a backslash, which is meant as text, but not a parenthesis, which needs none. */
const escaped = /\\[!-'*-/:-@[-`{-~]/g;

/** Values of the fault. A backslash before a letter, another backslash, or a sign that is not ASCII would be shown. */
function unreadValues(found: string, fix: string) {
  const isSign = /^[!-/:-@[\]-`{-~]/.test(found);
  const escape = isSign ? 'put a backslash before it' : 'write it as code in backticks';
  return {
    found,
    fix,
    asText: /^\d/.test(found) ? 'put a backslash after the number' : escape,
  };
}

const withoutGfm = createProcessor({ format: 'md' });

/** The text of HTML on the same lines, without elements such as code, whose text is not prose. */
const betweenTags = (html: string) =>
  html
    .replace(
      /<!--[^]*?-->|<(pre|code|kbd|samp|script|style|svg|math)\b[^]*?<\/\1>|<[^<>]*>/gi,
      (tag) => tag.replace(/[^\n]/g, ''),
    )
    .replace(/^[ \t]+/gm, '');

/** Whether Markdown shows a reference, such as `&nbsp`, as it is written, or as no character, such as `&#150;`. */
const isShown = (reference: string) =>
  [reference, '\ufffd'].includes(toString(withoutGfm.parse(reference)));

/** The source of a text with the same length, with masks where signs are not markup. */
const maskText = (written: string) =>
  written
    .replace(escaped, ESCAPED + ESCAPED)
    .replace(/&#?\w+;/g, (sign) => (isShown(sign) ? sign : ESCAPED.repeat(sign.length)))
    // Signs of an address are no markup.
    .replace(/(?:https?:\/\/|www\.)[^\s<]*/g, (address) => address.replace(/[*_~^=#{}|@`+!]/g, 'x'))
    // A line begins after the signs of the quotes and lists around it.
    .replace(/\n([ \t>]+)/g, (_, signs: string) => `${signs.replace(/./g, ESCAPED)}\n`);

/** The source of a parent's children, with `MASK` in place of each sign that is not the parent's text. */
function withMasks({ children, position }: Parents, source: string) {
  const start = (children[0]?.position ?? position)?.start.offset;
  if (start === undefined) return undefined;
  let offset = start;
  const parts: string[] = [];
  for (const child of children) {
    const [from = 0, to = 0] = [child.position?.start.offset, child.position?.end.offset];
    const written = source.slice(from, to);
    // An address that is a link by itself is text; beside it, text may have no position.
    if (child.type === 'text' || (child.type === 'link' && /^[^[<]|^$/.test(written))) continue;
    const first = /^(?:link|footnoteReference)$/.test(child.type) ? LINK : MASK;
    parts.push(
      maskText(source.slice(offset, from)),
      first,
      written.slice(1).replace(/[^\n]/g, MASK),
    );
    offset = to;
  }
  const end = (children.at(-1)?.position ?? position)?.end.offset;
  return { start, text: parts.join('') + maskText(source.slice(offset, end)) };
}

/** The text of each parent that is not reported yet, after a sign where no line begins, and the place where it starts. */
function textsOf(tree: Root, source: string, reported: ReadonlySet<Nodes>) {
  const texts: { start: number; text: string }[] = [];
  visit(tree, (parent) => {
    if (reported.has(parent) || !('children' in parent)) return;
    if (!parent.children.some(({ type }) => type === 'text')) return;
    const masked = withMasks(parent as Parents, source);
    if (!masked) return;
    // A line begins where a block does, and after a line break.
    const before = /^(?:paragraph|heading|tableCell)$/.test(parent.type) ? '' : ESCAPED;
    const text = parent.type === 'heading' ? masked.text.replace(customId, '') : masked.text;
    texts.push({ start: masked.start - before.length, text: before + text });
  });
  return texts;
}

/** Spans of a form in one text that have a warning each. */
const MAX_SPANS = 9;

/** Warns of text that looks like markup which Markdown did not read, and of blocks without an end. */
function checkUnreadMarkup(tree: Root, file: VFile): void {
  const source = String(file);
  const texts = textsOf(tree, source, checkMisread(tree, file));
  // Most pages have none of the forms: one search in all texts is faster than one in each.
  const all = texts.map(({ text }) => text).join('\n\n');
  const possible = forms.filter(([form]) => all.search(form) >= 0);
  for (const { start, text } of texts) {
    let rest = text;
    for (const [form, fix] of possible) {
      let spans = 0;
      // A later form counts elsewhere in the text.
      rest = rest.replace(form, (match: string, ...parts) => {
        spans += 1;
        if (spans > MAX_SPANS) return match;
        const from = start + Number(parts.at(-2));
        const [written = ''] = source
          .slice(from, from + match.length)
          .trim()
          .split('\n');
        report(file, endOf(source.slice(0, from)), 'unread-markup', unreadValues(written, fix));
        return match.replace(/[^\n]/g, FOUND);
      });
    }
  }
  for (const { type, position } of file.path.endsWith('.mdx') ? tree.children : []) {
    if (type !== 'paragraph' || (position?.start.column ?? 1) < 5) continue;
    const sourceLine = source.split('\n')[(position?.start.line ?? 1) - 1]?.trim() ?? '';
    const asText = 'remove the spaces before it';
    report(file, { position }, 'unread-markup', { found: sourceLine, fix: codeAdvice, asText });
  }
  visit(tree, 'html', (node) => {
    const { line = 1 } = node.position?.start ?? {};
    visit(withoutGfm.parse(betweenTags(node.value)), (inner) => {
      if (!/^(?:strong|emphasis|inlineCode|link|image|list|heading)$/.test(inner.type)) return;
      const { line: at = 1 } = inner.position?.start ?? {};
      const firstLine = toString(inner).split('\n')[0] ?? '';
      const position = { line: line + at - 1, column: 1 };
      const fix = 'put an empty line before and after Markdown inside of HTML';
      report(file, position, 'unread-markup', unreadValues(firstLine, fix));
      return EXIT;
    });
  });
  checkOpenBlocks(tree, file);
}

/** Warns of text that Markdown reads in another way than its author meant. @returns its nodes */
function checkMisread(tree: Root, file: VFile): ReadonlySet<Nodes> {
  const reported = new Set<Nodes>();
  const entries = Object.entries(misread);
  visit(tree, (node, index, parent) => {
    for (const [fix, [type, form, as]] of entries) {
      const match = type === node.type ? form.exec(sourceOf(node, file)) : null;
      const [found] = (match?.groups?.['found'] ?? match?.[0] ?? '').split('\n');
      if (!found || reported.has(node)) continue;
      reported.add(node);
      report(file, node, 'misread', { found, as, fix });
    }
    if (node.type === 'list' && node.ordered) checkNumbers(node, file);
    const before = parent?.children[(index ?? 0) - 1];
    const isBelow = node.type === 'listItem' || (before?.type === 'list' && blocks.test(node.type));
    if (isBelow && (columnOf(before) ?? Infinity) < (columnOf(node) ?? 0))
      report(file, node, 'misread', {
        ...notInside,
        found: sourceOf(node, file).replace(/\n[^]*/, ''),
      });
    if (node.type !== 'blockquote' && node.type !== 'listItem') return;
    const what = node.type === 'listItem' ? 'item' : 'quote';
    // A list with empty items has one warning.
    if (isEmpty(node) && (what === 'quote' || parent?.children.find(isEmpty) === node))
      report(file, node, 'empty', { what, fix: 'give it words, such as – for none, or remove it' });
  });
  return reported;
}

const columnOf = (node: Nodes | undefined) => node?.position?.start.column;

/** Blocks that an author indents to put them into the item above. */
const blocks = /^(?:paragraph|list|code|blockquote|table)$/;
const notInside = {
  as: 'no part of the item above',
  fix: 'indent it as far as the words of that item, or begin it in the column of the list',
};

/** Content that shows nothing in its place. */
const unseen = /^(?:html|definition|footnoteDefinition)$/;
const isEmpty = (node: Nodes) =>
  'children' in node && node.children.every(({ type }) => unseen.test(type));

/** Warns of the first item that is shown with another number than its own. Equal numbers are usual. */
function checkNumbers({ children }: List, file: VFile): void {
  const numbers = children.map((item) => parseInt(sourceOf(item, file), 10));
  const [first = 0, second] = numbers;
  const at = numbers.findIndex((number, at) => number !== (second === first ? first : first + at));
  const fix = 'write the number that it gets, or begin another list after a paragraph';
  const values = { found: `${numbers[at]}`, as: `number ${first + at}`, fix };
  if (at >= 0) report(file, children[at], 'misread', values);
}

const sourceOf = ({ position }: Nodes, file: VFile) =>
  String(file).slice(position?.start.offset, position?.end.offset);

/** Warns of code and admonitions that take in the rest of the text, and of code without lines. */
function checkOpenBlocks(tree: Root, file: VFile): void {
  let openFence = '';
  visit(tree, ['code', 'math', 'containerDirective'] as const, (node, _, parent) => {
    const block = sourceOf(node, file);
    const [fence = ''] = /^(?:`{3,}|~{3,}|:{3,}|\${2,})/.exec(block) ?? [];
    const end = block.slice(block.lastIndexOf('\n')).replace(/[\s>]/g, '');
    const isClosed = end.length >= fence.length && end === fence.slice(0, 1).repeat(end.length);
    const isInside = /^(?:listItem|blockquote)$/.test(parent?.type ?? '');
    const isEmpty = node.type === 'code' && node.value.trim() === '';
    // The end of code in an item or a quote, written outside of it, begins other code.
    const isStrayEnd = block.split('\n', 1)[0] === openFence && (isEmpty || !isInside);
    openFence = '';
    if (isEmpty && isClosed && !/\bfile=/.test(node.meta ?? ''))
      report(file, node, 'empty', {
        what: 'block of code',
        fix: 'write the code between the fences, or remove them',
      });
    if (fence === '' || isClosed || isStrayEnd) return;
    if (isInside && node.type === 'code') openFence = fence;
    const name = 'name' in node ? node.name : '';
    const before = isInside
      ? 'begin all its lines with the same spaces or > as the first one, and '
      : '';
    // The end of the block around it may be the first one after it.
    const outer = parent?.type === node.type ? `, and more colons than ${fence} around it` : '';
    const fix = `${before}write a line with ${fence} where it ends${outer}`;
    report(file, node, 'open-block', { block: fence + name, fix });
  });
}

/** remark plugin: reads what counts in one file, of a page and of each partial. */
export const remarkSource = () => readSource;

/** Reads admonitions, and warns of markup that Markdown did not read. */
export function readSource(tree: Root, file: VFile): void {
  readAdmonitions(tree, file);
  checkUnreadMarkup(tree, file);
}
