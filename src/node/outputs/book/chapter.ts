import { elementParts, type TreeElement, type TreeNode } from '../../../lib/content-tree';
import { isDrawing } from '../../authoring/code/drawings';
import { textProp } from '../../authoring/content-component';
import { allElements, mapProps } from '../../content/nodes/content-tree';
import { plainNodes } from '../../transform/plain-nodes';
import { feedAttributes } from '../feeds/feed-html';

/** Addresses of the page's picture files in the book; undefined for a picture that the book lacks. */
type PictureFile = (src: string) => string | undefined;

/** The content of a page for the book: ids and drawings stay, and links, which `linkedNodes` turns to chapters. */
export function chapterNodes(tree: readonly TreeNode[], pictureFile: PictureFile): TreeNode[] {
  const picture = (src: string) => ({ src: pictureFile(src) ?? '' });
  const addresses = { link: (href: string) => href, picture };
  const replace = (element: TreeElement): TreeNode[] | undefined => {
    const { name, props, children } = elementParts(element);
    if (mediaElements.has(name)) return [];
    if (name === 'Picture' || name === 'img') {
      const [src, alt] = [pictureFile(textProp(props, 'src')), textProp(props, 'alt')];
      return src === undefined ? [alt] : [['img', { src, alt }]];
    }
    const [drawing] = children;
    if (!isDrawing(name) || drawing === undefined) return undefined;
    const title = textProp(props, 'title');
    const label = textProp(props, 'description') || title;
    return [
      [
        'figure',
        { className: name === 'Figure' ? 'figure' : 'diagram' },
        ['div', { className: 'drawing', role: 'img', 'aria-label': label }, drawing],
        ['figcaption', title],
      ],
    ];
  };
  return plainNodes(tree, addresses, { attributes: bookAttributes, replace });
}

const bookAttributes = new Set([...feedAttributes, 'id']);

/** Readers of books seldom play media. */
const mediaElements = new Set('video audio picture source track object embed iframe'.split(' '));

export const idsIn = (nodes: readonly TreeNode[]) =>
  allElements(nodes).flatMap(({ props: { id } }) => (typeof id === 'string' ? [id] : []));

/** Schemes of links that readers of books open; others, such as those of editors, are no faultless EPUB. */
const openScheme = /^(?:https?|mailto|tel):|^(?![a-z][a-z\d+.-]*:)/i;

/** The nodes with other addresses in their links, also in drawings, and with the namespace of formulas. */
export const linkedNodes = (nodes: readonly TreeNode[], link: (href: string) => string) =>
  mapProps(nodes, (props, name) => {
    const { href, id } = props;
    if (name === 'math') return { ...props, xmlns: 'http://www.w3.org/1998/Math/MathML' };
    if (name !== 'a' || typeof href !== 'string') return props;
    if (openScheme.test(href)) return { ...props, href: link(href) };
    return id === undefined ? {} : { id };
  });
