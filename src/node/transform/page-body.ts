import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  elementParts,
  STATIC_HTML_PROP,
  interactiveComponents,
  treeElement,
  type JsonValue,
  type StaticComponent,
  type TreeElement,
  type TreeNode,
  type TreeProps,
} from '../../lib/content-tree';
import { markCode, placeholderNode, markText } from '../../lib/placeholders/mark-placeholders';
import { valueOfSample } from '../../lib/placeholders/find-placeholders';
import { isSiteAddress } from '../../lib/addresses/urls';
import { staticComponents } from '../authoring/all-components';
import { plainText } from '../authoring/plain-text';
import { trimSlash } from '../content/links';
import { allElements, elementsIn, mapElements } from '../content/nodes/content-tree';
import { mapTree } from './link-targets';

/**
 * The body of a page, and its body in the single page of its group.
 * @param idPrefix of ids in the single page
 * @param pathPrefix of the site
 */
export function pageBodies(tree: readonly TreeNode[], idPrefix: string, pathPrefix = '') {
  const nodes = mapTree(
    tree.flatMap((node) => expandComponents(node)),
    (address) => (isSiteAddress(address) ? pathPrefix + address : address),
  );
  return { body: pack(nodes), bodyInGroup: pack(nestPage(nodes, idPrefix)) };
}

/**
 * The tree for the browser: static components are expanded to HTML elements, and an element without interactive components
 * inside has its content as one string of HTML (`STATIC_HTML_PROP`). So React hydrates only the few interactive elements,
 * not every cell of every table. The HTML of the page is the same.
 */
export function pageBody(tree: readonly TreeNode[]): TreeNode[] {
  return pack(tree.flatMap((node) => expandComponents(node)));
}

/** The first figure of a page as HTML, without its frame; undefined when there is none. */
export function firstFigure(tree: readonly TreeNode[]): string | undefined {
  const figure = allElements(tree).find(({ name }) => name === 'Figure');
  const [frame] = pageBody([['div', ...(figure?.children.slice(0, 1) ?? [])]]);
  const html = typeof frame === 'object' && elementParts(frame).props[STATIC_HTML_PROP];
  return typeof html === 'string' ? html : undefined;
}

const isInteractive = (name: string) => (interactiveComponents as readonly string[]).includes(name);

const isStatic = (name: string): name is StaticComponent => Object.hasOwn(staticComponents, name);

/** Headings and drawings, whose placeholders are not filled. */
const isFixed = (name: string) => /^(?:h[1-6]|svg)$/.test(name);

/** Replaces static components by HTML elements, and marks placeholders. */
function expandComponents(node: TreeNode, marksPlaceholders = true): TreeNode[] {
  if (typeof node === 'string') return marksPlaceholders ? markText(node) : [node];
  const { name, props, children } = elementParts(node);
  if (name === 'CodeBlock' && typeof props['html'] === 'string') {
    const title = typeof props['title'] === 'string' ? props['title'] : '';
    const markedProps: TreeProps = { ...props, html: markCode(props['html'], title) };
    // These are for copies.
    delete markedProps['source'];
    delete markedProps['patch'];
    return [treeElement(name, markedProps, children)];
  }
  if (isStatic(name))
    return expandComponents(staticComponents[name].html(props, children), marksPlaceholders);
  const marksContent = marksPlaceholders && !isFixed(name);
  const parts = children.flatMap((child) => expandComponents(child, marksContent));
  const content = marksContent ? parts.map(markInlineCode) : parts;
  if (isInteractive(name)) return [treeElement(name, props, content)];
  const ownProps = { ...props };
  delete ownProps[STATIC_HTML_PROP];
  if (name === 'a') return [plainLink(ownProps, content)];
  return [treeElement(name, ownProps, name === 'code' ? content.flatMap(withBreaks) : content)];
}

/** Characters in code that a line may end with: `&`, and `/` inside a path. */
const breaks = /&(?=\w)|(?<=\/[^\s/]+)\/(?!\s)/g;
/** The same after a marked value of the reader, where a path continues. */
const laterBreaks = /[&/](?![\s/])/g;

function withBreaks(node: TreeNode, index: number): TreeNode[] {
  if (typeof node !== 'string') return [node];
  return node
    .replace(index > 0 ? laterBreaks : breaks, '$&\0')
    .split('\0')
    .flatMap((part, at): TreeNode[] => (at > 0 ? [['wbr'], part] : [part]))
    .filter((part) => part !== '');
}

/** Marks inline code that its sentence shows to be a value of the reader. */
function markInlineCode(node: TreeNode, index: number, sentence: readonly TreeNode[]): TreeNode {
  const [name, text] = node;
  if (name !== 'code' || (text !== 'demo' && text !== 'products')) return node;
  const words = (from: number, to?: number) => sentence.slice(from, to).map(plainText).join('');
  const value = valueOfSample(words(0, index), text, words(index + 1));
  return value ? ['code', placeholderNode({ name: value, text })] : node;
}

const idAttributes = new Set(['id', 'aria-labelledby', 'aria-describedby']);

/** Nests a page into the single page of its group: ids get a prefix, and headings move down a level. */
function nestPage(nodes: readonly TreeNode[], idPrefix: string): TreeNode[] {
  const nestProp = ([prop, value]: [string, JsonValue]): [string, JsonValue] => {
    if (typeof value !== 'string') return [prop, value];
    // Highlighted code has links to its notes.
    if (prop === 'html')
      return [prop, value.replace(/<a [^>]*href="#/g, (match) => `${match}${idPrefix}-`)];
    if (prop === 'href' && value.startsWith('#')) return [prop, `#${idPrefix}-${value.slice(1)}`];
    return [prop, idAttributes.has(prop) ? `${idPrefix}-${value}` : value];
  };
  return mapElements(nodes, ({ name, props, children }) => {
    const lower = name.replace(/^h([2-5])$/, (_, level: string) => `h${Number(level) + 1}`);
    const ownProps = Object.fromEntries(Object.entries(props).map(nestProp));
    return treeElement(lower, ownProps, nestPage(children, idPrefix));
  });
}

const holdsInteractive = (nodes: readonly TreeNode[]): boolean =>
  elementsIn(nodes).some(({ name, children }) => isInteractive(name) || holdsInteractive(children));

/** Writes elements without interactive components inside as one string of HTML. */
function pack(nodes: readonly TreeNode[]): TreeNode[] {
  return mapElements(nodes, ({ name, props, children }) => {
    // For React, a single text is as cheap as HTML, and it is shorter.
    const isSmall = children.length < 2 && typeof children[0] !== 'object';
    if (isInteractive(name) || isSmall || holdsInteractive(children))
      return treeElement(name, props, pack(children));
    const content = createElement(Fragment, null, ...children.map(reactNode));
    return [name, { ...props, [STATIC_HTML_PROP]: renderToStaticMarkup(content) }];
  });
}

function reactNode(node: TreeNode): ReactNode {
  if (typeof node === 'string') return node;
  const { name, props, children } = elementParts(node);
  const { [STATIC_HTML_PROP]: html, ...attributes } = props;
  const inner = typeof html === 'string' ? [html] : children.map(reactNode);
  return createElement(name, attributes, ...inner);
}

/** A link. One to another site is marked and sends no referrer; a route has no slash at the end. */
function plainLink(props: TreeProps, children: readonly TreeNode[]): TreeElement {
  const href = props['href'];
  if (typeof href !== 'string') return treeElement('a', props, children);
  if (/^(?:https?:)?\/\//.test(href)) {
    const className = [props['className'], 'external'].flat().filter(Boolean).join(' ');
    const rel = props['rel'] ?? 'noopener noreferrer';
    return treeElement('a', { ...props, className, rel }, children);
  }
  const trimmed = href.replace(/^\/[^?#]*/, trimSlash);
  return treeElement('a', { ...props, href: trimmed }, children);
}
