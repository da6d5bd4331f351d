import type { Element } from 'hast';
import type { Handle } from 'hast-util-to-mdast';
import type { Paragraph, PhrasingContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { link, text } from '../../content/nodes/site-element';
import { visit } from '../../content/nodes/visit';
import type { Addresses } from '../../authoring/content-component';
import { markdownBlocks } from '../../transform/markdown/markdown-page';
import { writeMarkdown } from '../../transform/markdown/write-markdown';

const parser = unified().use(rehypeParse, { fragment: true });

/**
 * Makes the Markdown page of a page that lists others, from the `<main>` of its HTML. Its text starts with the title.
 * @param file that messages name
 */
export function listMarkdown(html: string, file: string, addresses: Addresses) {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  // React writes comments between texts.
  const tree = parser.parse(main.replaceAll('<!-- -->', ''));
  const head: string[] = [];
  const others: PhrasingContent[] = [];
  visit(tree, 'element', (node, index, parent) => {
    const { href } = node.properties;
    if (typeof href === 'string') node.properties['href'] = addresses.link(href);
    if (node.tagName === 'h1') {
      const next = parent?.children[(index ?? 0) + 1];
      head.push(toString(node), ...(isDescription(next) ? [toString(next)] : []));
    }
    if (isPartOfSeries(node))
      others.push(
        text(others.length === 0 ? 'See also: ' : ', '),
        link(
          String(node.properties['href']),
          text(node.children.map((part) => toString(part)).join(': ')),
        ),
      );
    if (isLeftOut(node)) node.properties['dataMdast'] = 'ignore';
  });
  const blocks = markdownBlocks(
    tree.children.filter((node) => node.type === 'element'),
    { li: listItem },
  );
  // Other parts of the series come first: programs read long pages only in part.
  if (others.length > 0) blocks.splice(head.length, 0, { type: 'paragraph', children: others });
  const [title, description] = head;
  if (title === undefined)
    throw new Error(
      `${file} has no <h1> in a <main>, of which its Markdown page is made. Give the page a title inside of PageLayout.`,
    );
  return { title, description, markdown: writeMarkdown({ type: 'root', children: blocks }) };
}

/** A page that lists others, as Markdown. */
export type SiteList = ReturnType<typeof listMarkdown> & { path: string };

function isDescription(node: { type: string } | undefined): node is Element {
  if (node?.type !== 'element') return false;
  const { tagName, properties } = node as Element;
  // A lead has links, which no description has.
  return tagName === 'p' && !/meta|lead/.test(String(properties['className']));
}

/** Whether the element is a link to the list's next or previous page. */
function isPartOfSeries({ tagName, properties }: Element): boolean {
  return tagName === 'a' && /^(?:prev|next)$/.test(String(properties['rel']));
}

function isLeftOut({ tagName, properties }: Element): boolean {
  return (
    tagName === 'nav' || 'dataMarkdownIgnore' in properties || properties['ariaHidden'] === 'true'
  );
}

/** An entry, one line for each of its blocks. */
const listItem: Handle = (state, node) => {
  const blocks = state.toFlow(state.all(node));
  const children = blocks.flatMap((block, index): PhrasingContent[] => {
    const line = block.type === 'paragraph' || block.type === 'heading' ? block.children : [];
    return index === 0 ? line : [text('\n'), ...line];
  });
  const paragraph: Paragraph = { type: 'paragraph', children };
  return { type: 'listItem', spread: false, children: [paragraph] };
};
