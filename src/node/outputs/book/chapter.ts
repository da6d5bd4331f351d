import { elementParts, type TreeNode, type TreeProps } from '../../../lib/content-tree';
import { isDrawing } from '../../components/code/drawings';
import { textProp } from '../../components/content-component';
import { allElements, mapProps } from '../../source/nodes/content-tree';
import { plainNodes } from '../feeds/feed-html';

/** Addresses of the page's picture files in the book; undefined for a picture that the book lacks. */
type PictureFile = (src: string) => string | undefined;

/** The content of a page for the book: ids and drawings stay, and links, which `linkedNodes` turns to chapters. */
export function chapterNodes(tree: readonly TreeNode[], pictureFile: PictureFile): TreeNode[] {
  const picture = (src: string) => ({ src: pictureFile(src) ?? '' });
  const addresses = { link: (href: string) => href, picture };
  return plainNodes(tree, addresses, ['id'], (element, inner) => {
    const { name, props, children } = elementParts(element);
    if (name === 'Heading')
      return [[`h${Math.max(Number(props['level']), 2)}`, idOf(props), ...inner(children)]];
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
  });
}

const idOf = ({ id }: TreeProps): TreeProps => (typeof id === 'string' ? { id } : {});

export const idsIn = (nodes: readonly TreeNode[]) =>
  allElements(nodes).flatMap(({ props }) => Object.values(idOf(props)).map(String));

/** The nodes with other addresses in their links, also in drawings. */
export const linkedNodes = (nodes: readonly TreeNode[], link: (href: string) => string) =>
  mapProps(nodes, (props, name) => {
    const { href } = props;
    return name === 'a' && typeof href === 'string' ? { ...props, href: link(href) } : props;
  });
