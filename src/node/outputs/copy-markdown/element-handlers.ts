import type { Element, ElementContent } from 'hast';
import { defaultHandlers, type Handle, type State } from 'hast-util-to-mdast';
import type { Nodes, PhrasingContent } from 'mdast';
import type { TreeNode, TreeProps } from '../../../lib/content-tree';
import { contentComponents } from '../../components/all-components';
import type {
  Addresses,
  ContentComponent,
  MarkdownWriter,
} from '../../components/content-component';
import { contentsOf, hastOf } from './content-element';

/** What handlers need of the page that they write. */
export interface WrittenPage {
  content: readonly TreeNode[];
  addresses: Addresses;
}

const pages = new WeakMap<State, WrittenPage>();

/** Says which page a state is for: handlers are the same for all. */
export function stateFor(page: WrittenPage, state: State): State {
  pages.set(state, page);
  return state;
}

function pageOf(state: State): WrittenPage {
  const page = pages.get(state);
  if (!page) throw new Error('This state is not one of `stateFor`.');
  return page;
}

function writerOf(state: State): MarkdownWriter {
  const all = (nodes: readonly TreeNode[]) =>
    state.all({ type: 'root', children: nodes.map(hastOf) });
  return {
    ...pageOf(state).addresses,
    // What authors write inside a paragraph is what may be there.
    inline: (nodes) => all(nodes) as PhrasingContent[],
    blocks: (nodes) => state.toFlow(all(nodes)),
  };
}

const handlerOf =
  (component: ContentComponent): Handle =>
  (state, node) =>
    component.markdown(node.properties as TreeProps, contentsOf(node), writerOf(state));

/** How the elements of a page become Markdown: components, and the HTML elements that mean more here. */
export const elementHandlers: Record<string, Handle> = {
  ...Object.fromEntries(
    Object.entries(contentComponents).map(([name, component]) => [name, handlerOf(component)]),
  ),
  a: (state, node) => {
    const { href, title } = node.properties;
    const children = state.all(node) as PhrasingContent[];
    if (typeof href !== 'string') return children;
    const url = pageOf(state).addresses.link(href);
    return { type: 'link', url, title: typeof title === 'string' ? title : null, children };
  },
  code: (state, node) => simpleCode(node) ?? defaultHandlers['code']?.(state, node),
  input: (state, node) => {
    if (node.properties['list']) registerIds(pageOf(state).content.map(hastOf), state);
    return defaultHandlers['input']?.(state, node);
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

/** Code that is one text of words with a space between them: the library would find nothing to change. */
function simpleCode({ children: [text, ...others] }: Element): Nodes | undefined {
  return others.length === 0 && text?.type === 'text' && /^[!-~]+(?: [!-~]+)*$/.test(text.value)
    ? { type: 'inlineCode', value: text.value }
    : undefined;
}

/** Elements by id, which a field with proposals looks in; the first of an id counts. */
function registerIds(nodes: readonly ElementContent[], state: State): void {
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    const id = String(node.properties['id'] || '');
    if (id && !state.elementById.has(id)) state.elementById.set(id, node);
    registerIds(node.children, state);
  }
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
  const { type, tagName, properties } = node;
  return { type, tagName, properties, children };
}
