import type { Element } from 'hast';
import { escapeAttribute } from '../../../lib/text/escape-html';
import { defaultHandlers, type Handle, type State } from 'hast-util-to-mdast';
import type { Nodes, Parents, PhrasingContent, TableCell } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { decodeText } from '../../../lib/text/encode-text';
import { text } from '../../content/nodes/site-element';
import { visit } from '../../content/nodes/visit';

/** A cell of a table: Markdown has it on one line. */
const tableCell: Handle = (state, node: Element) => ({
  ...(defaultHandlers.td(state, node) as TableCell),
  children: onOneLine(state.all(node)) as PhrasingContent[],
});

const lineBreak: Nodes = { type: 'html', value: '<br>' };

/** Blocks on one line, with `<br>` between their lines. */
function onOneLine(nodes: readonly Nodes[]): Nodes[] {
  const lines: Nodes[][] = [];
  let isOpen = false;
  for (const node of nodes) {
    const blocks = blockLines(node);
    if (isOpen && !blocks) lines.at(-1)?.push(node.type === 'break' ? lineBreak : node);
    else lines.push(...(blocks ?? [[node]]));
    isOpen = !blocks;
  }
  return lines.flatMap((line, index) => (index > 0 ? [lineBreak, ...line] : line));
}

/** The lines of a block; undefined for a part of a sentence. */
function blockLines(node: Nodes): Nodes[][] | undefined {
  if (node.type === 'code')
    return node.value.split('\n').map((value) => [{ type: 'inlineCode', value }]);
  if (node.type === 'list')
    return node.children.map((item) => [text('• '), ...onOneLine(item.children)]);
  if (!/^(?:paragraph|heading|blockquote)$/.test(node.type)) return undefined;
  return [onOneLine((node as Parents).children)];
}

/** Attributes that screen readers say, as HTML. */
const spokenAttributes = ({ properties }: Element): string =>
  ['title', 'aria-label', 'aria-description']
    .filter((name) => typeof properties[name] === 'string')
    .map((name) => ` ${name}="${escapeAttribute(String(properties[name]))}"`)
    .join('');

/** An element without a sign in Markdown, as HTML. */
const asHtml = (state: State, node: Element): Nodes[] => [
  { type: 'html', value: `<${node.tagName}${spokenAttributes(node)}>` },
  ...state.all(node),
  { type: 'html', value: `</${node.tagName}>` },
];

const choices = (field: Element): string[] =>
  field.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    const label = child.properties['label'];
    if (child.tagName === 'option') return [typeof label === 'string' ? label : toString(child)];
    return [(typeof label === 'string' ? `${label}: ` : '') + choices(child).join(', ')];
  });

function anchor({ properties }: Element): Nodes[] {
  const id = properties['id'] ?? properties['name'];
  return typeof id === 'string'
    ? [{ type: 'html', value: `<a id="${escapeAttribute(id)}"></a>` }]
    : [];
}

/** A table, whose cells name their alignment by a class. */
const table: Handle = (state, node: Element) => {
  visit(node, 'element', ({ properties }) => {
    const align = /^align-(\w+)$/.exec(String(properties['className']))?.[1];
    if (align) properties['align'] = align;
  });
  return defaultHandlers.table(state, node);
};

/** A film or a sound as a link, with the name of its file if it has no words. */
const media: Handle = (state, node: Element) => {
  // A film would be the picture before it.
  const link = defaultHandlers.audio(state, { ...node, tagName: 'audio' });
  if (Array.isArray(link) || link.children.length > 0) return link;
  return { ...link, children: [text(decodeText(link.url.replace(/^.*\//, '')))] };
};

/** The name of a footnote by the id of its text. */
const noteName = (id: unknown) => {
  const [, name] = /^#?fn-(.+)$/.exec(String(id)) ?? [];
  return name && decodeText(name);
};

function footnoteReference({ children: [link] }: Element): Nodes | undefined {
  if (link?.type !== 'element' || !('data-footnote-ref' in link.properties)) return undefined;
  const identifier = noteName(link.properties['href']);
  return identifier === undefined ? undefined : { type: 'footnoteReference', identifier };
}

/** Notes at the end of a page, without links back to the text: readers of Markdown make them. */
function footnotes(state: State, section: Element): Nodes[] {
  const notes: Nodes[] = [];
  visit(section, 'element', (node) => {
    if ('data-footnote-backref' in node.properties) node.properties['dataMdast'] = 'ignore';
  });
  visit(section, 'element', (item) => {
    const identifier = noteName(item.properties['id']);
    if (identifier === undefined || item.tagName !== 'li') return;
    const children = state.toFlow(state.all(item));
    notes.push({ type: 'footnoteDefinition', identifier, children });
  });
  return notes;
}

/** How HTML elements become Markdown that mean more here than elsewhere. */
export const elementHandlers: Record<string, Handle> = {
  a: (state, node) =>
    typeof node.properties['href'] === 'string'
      ? defaultHandlers.a(state, node)
      : [...anchor(node), ...state.all(node)],
  // The target of links, such as a row of a table, or words with a name.
  span: (state, node) => [
    ...anchor(node),
    ...(spokenAttributes(node) ? asHtml(state, node) : state.all(node)),
  ],
  table,
  td: tableCell,
  th: tableCell,
  select: (_state, node) => text(choices(node).join(', ')),
  video: media,
  audio: media,
  math: (_state, { properties }) => {
    const tex = String(properties['alttext']);
    return { type: 'html', value: properties['display'] ? `$$\n${tex}\n$$` : `$${tex}$` };
  },
  // The reading of East Asian characters.
  rt: (state, node) => [text(' ('), ...state.all(node), text(')')],
  rp: () => [],
  sup: (state, node) => footnoteReference(node) ?? asHtml(state, node),
  ...Object.fromEntries(['sub', 'kbd', 'mark', 'ins', 'abbr'].map((name) => [name, asHtml])),
  section: (state, node) =>
    'data-footnotes' in node.properties ? footnotes(state, node) : state.toFlow(state.all(node)),
};
