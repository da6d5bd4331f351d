import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  elementParts,
  STATIC_HTML_PROP,
  interactiveComponents,
  treeElement,
  type JsonValue,
  type StaticComponent,
  type TreeNode,
} from '../../lib/content-tree';
import { markCode, placeholderNode, markText } from '../../lib/placeholders/mark-placeholders';
import { valueOfSample } from '../../lib/placeholders/find-placeholders';
import { isSiteAddress } from '../../lib/addresses/urls';
import { staticComponents } from '../components/all-components';
import { plainText } from '../components/plain-text';
import { mapTree } from './link-targets';
import { plainLink } from './plain-link';

/**
 * The body of a page, and that for the page with all pages of its group.
 * @param idPrefix start of ids there
 * @param pathPrefix that the site is below
 */
export function pageBodies(tree: readonly TreeNode[], idPrefix: string, pathPrefix = '') {
  const nodes = mapTree(
    tree.flatMap((node) => expanded(node)),
    (address) => (isSiteAddress(address) ? pathPrefix + address : address),
  );
  const nested = nodes.map((node) => nestPage(node, idPrefix));
  return { body: nodes.map(packed), bodyInGroup: nested.map(packed) };
}

/**
 * The tree as the browser needs it: components that are HTML and nothing else are written out, and an element without
 * interactive components in it holds its content as one string of HTML (`STATIC_HTML_PROP`). React then starts a page with the few
 * elements that do something, not with every cell of every table; the HTML of the page stays what it was.
 */
export function pageBody(tree: readonly TreeNode[]): TreeNode[] {
  return tree.flatMap((node) => expanded(node)).map(packed);
}

const isInteractive = (name: string) => (interactiveComponents as readonly string[]).includes(name);

const isStatic = (name: string): name is StaticComponent => Object.hasOwn(staticComponents, name);

/** Elements whose text names a part of the page, or is drawn: placeholders in it stay. */
const isFixed = (name: string) => /^(?:h[1-6]|svg)$/.test(name);

/** The node with HTML elements in place of all components but the interactive ones, and with marks on what readers have values for. */
function expanded(node: TreeNode, isMarked = true): TreeNode[] {
  if (typeof node === 'string') return isMarked ? markText(node) : [node];
  const { name, props, children } = elementParts(node);
  if (name === 'CodeBlock' && typeof props['html'] === 'string') {
    const title = typeof props['title'] === 'string' ? props['title'] : '';
    return [treeElement(name, { ...props, html: markCode(props['html'], title) }, children)];
  }
  if (isStatic(name)) return expanded(staticComponents[name].html(props, children), isMarked);
  const isOpen = isMarked && !isFixed(name);
  const parts = children.flatMap((child) => expanded(child, isOpen));
  const inner = isOpen ? parts.map(markedWord) : parts;
  if (isInteractive(name)) return [treeElement(name, props, inner)];
  const own = { ...props };
  delete own[STATIC_HTML_PROP];
  if (name === 'a') return [plainLink(own, inner)];
  return [treeElement(name, own, name === 'code' ? inner.flatMap(breakable) : inner)];
}

/** Signs in a text of code that a line may end with: `&`, and `/` inside of a path. */
const breaks = /&(?=\w)|(?<=\/[^\s/]+)\/(?!\s)/g;
/** The same in a text after an element, which is a mark on a value of the reader: a path goes on there. */
const laterBreaks = /[&/](?![\s/])/g;

function breakable(node: TreeNode, index: number): TreeNode[] {
  if (typeof node !== 'string') return [node];
  return node
    .replace(index > 0 ? laterBreaks : breaks, '$&\0')
    .split('\0')
    .flatMap((part, at): TreeNode[] => (at > 0 ? [['wbr'], part] : [part]))
    .filter((part) => part !== '');
}

/** Code of a sentence that says what of the reader's it is, with a mark. */
function markedWord(node: TreeNode, index: number, sentence: readonly TreeNode[]): TreeNode {
  const [name, text] = node;
  if (name !== 'code' || (text !== 'demo' && text !== 'products')) return node;
  const words = (from: number, to?: number) => sentence.slice(from, to).map(wordsIn).join('');
  const value = valueOfSample(words(0, index), text, words(index + 1));
  return value ? ['code', placeholderNode({ name: value, text })] : node;
}

const wordsIn = (node: TreeNode) => (typeof node === 'string' ? node : plainText(node));

const idAttributes = new Set(['id', 'aria-labelledby', 'aria-describedby']);

/** The node in a page that has several pages: ids have a prefix, and headings are a level lower. */
function nestPage(node: TreeNode, start: string): TreeNode {
  if (typeof node === 'string') return node;
  const { name, props, children } = elementParts(node);
  const own = Object.entries(props).map(([prop, value]): [string, JsonValue] => {
    if (typeof value !== 'string') return [prop, value];
    // Code with links to its notes.
    if (prop === 'html')
      return [prop, value.replace(/<a [^>]*href="#/g, (found) => `${found}${start}-`)];
    if (prop === 'href' && value.startsWith('#')) return [prop, `#${start}-${value.slice(1)}`];
    return [prop, idAttributes.has(prop) ? `${start}-${value}` : value];
  });
  const level = /^h([2-5])$/.exec(name)?.[1];
  return treeElement(
    level === undefined ? name : `h${Number(level) + 1}`,
    Object.fromEntries(own),
    children.map((child) => nestPage(child, start)),
  );
}

function packed(node: TreeNode): TreeNode {
  if (typeof node === 'string') return node;
  const { name, props, children } = elementParts(node);
  // A lone text is as cheap as HTML for React, and shorter.
  const isSmall =
    children.length === 0 || (children.length === 1 && typeof children[0] === 'string');
  if (isInteractive(name) || isSmall || children.some(hasInteractive))
    return treeElement(name, props, children.map(packed));
  return [
    name,
    {
      ...props,
      [STATIC_HTML_PROP]: renderToStaticMarkup(
        createElement(Fragment, null, ...children.map(reactNode)),
      ),
    },
  ];
}

function hasInteractive(node: TreeNode): boolean {
  if (typeof node === 'string') return false;
  const { name, children } = elementParts(node);
  return isInteractive(name) || children.some(hasInteractive);
}

function reactNode(node: TreeNode): ReactNode {
  if (typeof node === 'string') return node;
  const { name, props, children } = elementParts(node);
  const { [STATIC_HTML_PROP]: html, ...attributes } = props;
  const inner = typeof html === 'string' ? [html] : children.map(reactNode);
  return createElement(name, attributes, ...inner);
}
