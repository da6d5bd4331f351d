import GithubSlugger from 'github-slugger';
import type { Element, Root } from 'hast';
import { toString } from 'mdast-util-to-string';
import { isAddressAttribute } from '../../../content/addresses';
import { withComposedAnchor } from '../../../content/links';
import { isSample } from '../../../content/nodes/content-tree';
import { SKIP, visit } from '../../../content/nodes/visit';
import { positionText } from '../../../content/nodes/report-fault';

/**
 * rehype plugin: plain elements become elements of the site.
 *
 * | from | to |
 * |---|---|
 * | `<h2>` | `<Heading level=2 id>`, with an id of its text if it has none |
 * | `<table>` | `<Table>`, cell alignment as a class, empty `<th>` as `<td>` |
 * | `<img src="./a.png">` | `<Picture src data-place>`, inside a link `linked`: a click follows it. One with a size or files of its own stays |
 * | ids and anchors | the same in composed letters |
 * | what has an address | the same without spaces around it, with `data-place`: the place is for messages, `extract` removes it |
 * | `<p>` around nothing but an image, `<pre>` around a code block | what is inside |
 * | a task's checkbox | the same, with a name for screen readers |
 */
export function rehypeElements() {
  return (tree: Root): void => {
    let slugger: GithubSlugger | undefined;
    visit(tree, 'element', (node, index, parent) => {
      for (const [attribute, value] of Object.entries(node.properties))
        if (isAddressAttribute(attribute)) {
          node.properties['dataPlace'] = positionText(node);
          if (typeof value === 'string') node.properties[attribute] = value.trim();
        }
      const { id, name, href } = node.properties;
      if (typeof href === 'string') node.properties['href'] = withComposedAnchor(href);
      if (typeof id === 'string') node.properties['id'] = id.normalize('NFC');
      if (typeof name === 'string') node.properties['name'] = name.normalize('NFC');
      if (node.tagName === 'a')
        visit(node, 'element', (inner) => {
          if (inner.tagName === 'img' && isPicture(inner)) inner.properties['linked'] = 'true';
        });
      if (
        node.tagName === 'img' &&
        isPicture(node) &&
        !(parent && 'tagName' in parent && parent.tagName === 'picture')
      )
        Object.assign(node, {
          tagName: 'Picture',
          properties: { ...node.properties, dataPlace: positionText(node) },
        });
      else if (/^h[1-6]$/.test(node.tagName)) {
        // The page's title is the only h1.
        const level = node.tagName.slice(1).replace('1', '2');
        node.properties['id'] ??= (slugger ??= sluggerFor(tree)).slug(toString(node) || 'section');
        Object.assign(node, { tagName: 'Heading', properties: { ...node.properties, level } });
      } else if (node.tagName === 'table') node.tagName = 'Table';
      else if (node.tagName === 'td' || node.tagName === 'th') alignByClass(node);
      else if (isSample(node.tagName)) delete node.properties['className'];
      else if (node.tagName === 'input' && node.properties['type'] === 'checkbox')
        node.properties['ariaLabel'] ??= node.properties['checked'] ? 'Done' : 'Not done';
      else {
        const inner = unwrap(node);
        if (!inner || !parent || index === undefined) return undefined;
        parent.children[index] = inner;
        return [SKIP, index];
      }
      return undefined;
    });
  };
}

const pictureAttributes = new Set(['src', 'alt', 'title', 'mode', 'linked', 'dataPlace']);

/** Whether a picture of the site supports all attributes of an image. */
const isPicture = ({ properties }: Element) =>
  Object.keys(properties).every((name) => pictureAttributes.has(name));

function alignByClass(node: Element): void {
  const align = node.properties['align'];
  delete node.properties['align'];
  if (typeof align === 'string') node.properties['className'] = [`align-${align}`];
  // An empty cell is not a header.
  if (node.tagName === 'th' && node.children.length === 0) node.tagName = 'td';
  if (node.tagName === 'th') node.properties['scope'] ??= 'col';
}

/** The only element of a paragraph or `<pre>`, where it can stand alone. */
function unwrap({ tagName, children }: Element): Element | undefined {
  const [only, ...others] = children.filter(
    (child) => child.type !== 'text' || child.value.trim() !== '',
  );
  if (only?.type !== 'element' || others.length > 0) return undefined;
  if (tagName === 'p') return only.tagName === 'img' && isPicture(only) ? only : undefined;
  return tagName === 'pre' && isSample(only.tagName) ? only : undefined;
}

/** A slugger that makes none of the ids of a page. */
function sluggerFor(tree: Root): GithubSlugger {
  const slugger = new GithubSlugger();
  visit(tree, 'element', ({ properties: { id } }) => {
    if (typeof id === 'string') slugger.occurrences[id] = 0;
  });
  return slugger;
}
