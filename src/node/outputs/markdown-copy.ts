import type { Element, ElementContent, Properties, Root } from 'hast';
import { toMdast, type Handle, type State } from 'hast-util-to-mdast';
import type { BlockContent, Link, Nodes, PhrasingContent, RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { defaultHandlers, toMarkdown, type Handle as WriteNode } from 'mdast-util-to-markdown';
import { elementParts, type TreeNode, type TreeProps } from '../../lib/content-tree';
import { contentComponents } from '../components/all-components';
import type { Addresses, ContentComponent, MarkdownWriter } from '../components/content-component';

export interface CopiedPage {
  title: string;
  description?: string | null;
  /** What the page does not cover, one line each. */
  status?: readonly string[];
  tree: readonly TreeNode[];
}

/**
 * A page as plain Markdown, written from its compiled content: title, description, what is not covered, text.
 * Components become what they mean (a tab its label, details their summary), expressions and partials what they
 * show, addresses full ones.
 */
export function markdownCopy(
  { title, description, status = [], tree }: CopiedPage,
  addresses: Addresses,
): string {
  const list: BlockContent[] =
    status.length === 0
      ? []
      : [
          { type: 'paragraph', children: [text('Not covered on this page:')] },
          {
            type: 'list',
            spread: false,
            children: status.map((line) => ({
              type: 'listItem',
              spread: false,
              children: [{ type: 'paragraph', children: [text(line)] }],
            })),
          },
        ];
  const content = toMdast(
    { type: 'root', children: tree.map(hastOf) },
    { document: true, handlers: handlersFor(addresses) },
  );
  return toMarkdown(
    {
      type: 'root',
      children: [
        { type: 'heading', depth: 1, children: [text(title)] },
        ...(description ? [{ type: 'paragraph' as const, children: [text(description)] }] : []),
        ...(list.length > 0 ? [{ type: 'blockquote' as const, children: list }] : []),
        ...(content.type === 'root' ? content.children : [content as RootContent]),
      ],
    },
    {
      bullet: '-',
      rule: '-',
      listItemIndent: 'one',
      handlers: { link },
      extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    },
  );
}

const text = (value: string) => ({ type: 'text' as const, value });

/** A link whose address can be taken as it is: `&` is escaped only where it would begin a character reference. */
const link: WriteNode = (node, parent, state, info) =>
  defaultHandlers
    .link(node as Link, parent, state, info)
    .replace(/\]\([^\s)]*/g, (target) => target.replace(/\\&(?!#?\w+;)/g, '&'));

/** The tree as HTML syntax tree; components are elements of their names. */
function hastOf(node: TreeNode): ElementContent {
  if (typeof node === 'string') return { type: 'text', value: node };
  const { name, props, children } = elementParts(node);
  return {
    type: 'element',
    tagName: name,
    properties: props as Properties,
    children: children.map(hastOf),
  };
}

/** The children as they were before `hastOf`. */
function treeOf(node: Root | Element['children'][number]): TreeNode {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  return [node.tagName, node.properties as TreeProps, ...node.children.map(treeOf)];
}

function handlersFor(addresses: Addresses): Record<string, Handle> {
  const writerOf = (state: State): MarkdownWriter => {
    const all = (nodes: readonly TreeNode[]) =>
      state.all({ type: 'root', children: nodes.map(hastOf) });
    return {
      ...addresses,
      // What authors write inside a paragraph is what may be there.
      inline: (nodes) => all(nodes) as PhrasingContent[],
      blocks: (nodes) => state.toFlow(all(nodes)),
    };
  };
  const handlerOf =
    (component: ContentComponent): Handle =>
    (state, { properties, children }) =>
      component.markdown(properties as TreeProps, children.map(treeOf), writerOf(state));
  return {
    ...Object.fromEntries(
      Object.entries(contentComponents).map(([name, component]) => [name, handlerOf(component)]),
    ),
    a: (state, node) => {
      const { href, title } = node.properties;
      const children = state.all(node) as PhrasingContent[];
      if (typeof href !== 'string') return children;
      const url = addresses.link(href);
      return { type: 'link', url, title: typeof title === 'string' ? title : null, children };
    },
    // A place that links lead to, such as a row of a table.
    span: (state, node) => {
      const { id } = node.properties;
      const children = state.all(node);
      return typeof id === 'string'
        ? [{ type: 'html', value: `<a id="${id}"></a>` }, ...children]
        : children;
    },
    sup: (state, node) => footnoteReference(node) ?? state.all(node),
    section: (state, node) =>
      'data-footnotes' in node.properties ? footnotes(state, node) : state.toFlow(state.all(node)),
  };
}

const footnoteName = /^#?fn-(.+)$/;

function footnoteReference({ children: [link] }: Element): Nodes | undefined {
  if (link?.type !== 'element' || !('data-footnote-ref' in link.properties)) return undefined;
  const identifier = footnoteName.exec(String(link.properties['href']))?.[1];
  return identifier === undefined ? undefined : { type: 'footnoteReference', identifier };
}

/** The notes at the end of a page; links back to the text are made by whoever shows the copy. */
function footnotes(state: State, section: Element): Nodes[] {
  const items = section.children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'ol' ? child.children : [],
  );
  return items.flatMap((item): Nodes[] => {
    if (item.type !== 'element') return [];
    const identifier = footnoteName.exec(String(item.properties['id']))?.[1];
    if (identifier === undefined) return [];
    const children = state.toFlow(state.all(withoutBackReferences(item)));
    return [{ type: 'footnoteDefinition', identifier, children }];
  });
}

function withoutBackReferences(node: Element): Element {
  const children = node.children.flatMap((child): ElementContent[] => {
    if (child.type !== 'element') return [child];
    return 'data-footnote-backref' in child.properties ? [] : [withoutBackReferences(child)];
  });
  return { ...node, children };
}
