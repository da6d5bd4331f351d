import { createProcessor } from '@mdx-js/mdx';
import type { Element, Nodes as HtmlNodes } from 'hast';
import type { Nodes } from 'mdast';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import rehypeParse from 'rehype-parse';
import remarkGfm from 'remark-gfm';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { renderTree } from '../../components/content/render-tree';
import { elementParts, type TreeNode } from '../../lib/content-tree';
import { feedHtml } from '../../node/outputs/feeds/feed-html';
import { markdownPage } from '../../node/transform/markdown/markdown-page';
import { pageBody } from '../../node/transform/page-body';
import type { CompiledContent } from '../../node/content/compiled-content';

const parser = unified().use(rehypeParse, { fragment: true });
const processor = createProcessor({ format: 'md', remarkPlugins: [remarkGfm] });
const addresses = { link: (href: string) => href, picture: (src: string) => ({ src }) };

/** Elements for browsers only: buttons, drawings, formulas, labels of code. */
const isControl = ({ tagName, properties }: Element) =>
  ['button', 'svg', 'math', 'script'].includes(tagName) ||
  // Copies have one language of a call, and the picture of one mode.
  /example|dark-mode/.test(String(properties['className'] ?? '')) ||
  'dataMarkdownIgnore' in properties ||
  // Numbers of footnotes, and the title that the site gives to them.
  'dataFootnoteRef' in properties ||
  properties['id'] === 'footnote-label' ||
  properties['ariaHidden'] === 'true';

/** Elements whose text continues the text around them. */
const isInSentence = (name: string) =>
  /^(?:a|b|i|u|s|em|strong|code|span|del|q|dfn|cite|sub)$/.test(name);

/** Words that HTML shows, in their order. @param isLeftOut elements to skip */
export function htmlWords(html: string, isLeftOut: (element: Element) => boolean = () => false) {
  let text = '';
  const add = (node: HtmlNodes): void => {
    if (node.type === 'text') text += node.value;
    if (!('children' in node)) return;
    const isElement = node.type === 'element';
    if (isElement && (isControl(node) || isLeftOut(node))) return;
    if (isElement && node.tagName === 'img') text += ` ${String(node.properties['alt'] ?? '')} `;
    const space = isElement && isInSentence(node.tagName) ? '' : ' ';
    text += space;
    node.children.forEach(add);
    text += space;
  };
  add(parser.parse(html));
  return wordsOf(text);
}

const wordsOf = (text: string) => text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words of Markdown. */
export function markdownWords(text: string) {
  let words = '';
  visit(processor.parse(text) as Nodes, (node) => {
    if (node.type === 'html') words += /^<\/?sub>$/.test(node.value) ? '' : ' ';
    else if ('value' in node)
      words += node.type === 'text' || node.type === 'inlineCode' ? node.value : ` ${node.value} `;
    else if (node.type === 'image') words += ` ${node.alt ?? ''} `;
    else if (/^(?:link|emphasis|strong|delete)/.test(node.type)) return undefined;
    else words += ' ';
    return node.type === 'footnoteReference' ? SKIP : undefined;
  });
  return wordsOf(words);
}

/** Words that the first list has more often than the second one. */
export function missingWords(words: readonly string[], copied: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of copied) counts.set(word, (counts.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const count = counts.get(word) ?? 0;
    counts.set(word, count - 1);
    return count <= 0;
  });
}

/** Words of the site, not of authors: the kinds of notes. */
const kinds = /^(?:Note|Tip|Info|Warning|Danger)$/;

const isCode = ({ tagName }: Element) => tagName === 'pre';

/** Attributes that are read aloud, besides the text for a picture. */
const spokenProps = ['title', 'aria-label', 'aria-description', 'label', 'summary'];

/** Words of the attributes of an author's elements that are read aloud, not of those that the site adds. */
export function spokenWords(tree: readonly TreeNode[]): string[] {
  return tree.flatMap((node) => {
    if (typeof node === 'string') return [];
    const { name, props, children } = elementParts(node);
    const isOfAuthor =
      /^(?:[a-z]|Table$|Heading$)/.test(name) &&
      name !== 'input' &&
      props['className'] === undefined;
    const isBack = 'data-footnote-backref' in props;
    const words = spokenProps.map((prop) => String(props[prop] ?? '')).join(' ');
    return [...(isOfAuthor && !isBack ? wordsOf(words) : []), ...spokenWords(children)];
  });
}

/** Words of a page that its Markdown copy, the search, or a feed does not have. */
export function lostWords({ tree, text, sections }: CompiledContent) {
  const html = renderToStaticMarkup(createElement('div', null, renderTree(pageBody(tree))));
  const copy = markdownPage({ title: '', tree }, addresses);
  const feed = feedHtml(tree, addresses);
  const [visible, spoken] = [htmlWords(html), spokenWords(tree)];
  const indexed = wordsOf(`${text} ${sections.map(({ title }) => title).join(' ')}`);
  return {
    copy: [...missingWords(visible, markdownWords(copy)), ...missingWords(spoken, wordsOf(copy))],
    search: missingWords(htmlWords(html, isCode), indexed).filter((word) => !kinds.test(word)),
    feed: [...missingWords(visible, htmlWords(feed)), ...missingWords(spoken, wordsOf(feed))],
  };
}

export const nothing = { copy: [], search: [], feed: [] };
