import { find, html, svg, type Schema } from 'property-information';
import {
  elementParts,
  type TreeElement,
  type TreeNode,
  type TreeProps,
} from '../../../lib/content-tree';
import { isDrawing } from '../../components/code/drawings';
import { textProp } from '../../components/content-component';
import { allElements, mapProps } from '../../source/nodes/content-tree';
import { plainNodes } from '../../transform/plain-nodes';
import { feedAttributes } from '../feeds/feed-html';
import { escapeHtml } from '../../../lib/text/escape-html';

/** Addresses of the page's picture files in the book; undefined for a picture that the book lacks. */
type PictureFile = (src: string) => string | undefined;

/** The content of a page for the book: ids and drawings stay, and links, which `linkedNodes` turns to chapters. */
export function chapterNodes(tree: readonly TreeNode[], pictureFile: PictureFile): TreeNode[] {
  const picture = (src: string) => ({ src: pictureFile(src) ?? '' });
  const addresses = { link: (href: string) => href, picture };
  const replace = (element: TreeElement): TreeNode[] | undefined => {
    const { name, props, children } = elementParts(element);
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

const idOf = ({ id }: TreeProps): TreeProps => (typeof id === 'string' ? { id } : {});

export const idsIn = (nodes: readonly TreeNode[]) =>
  allElements(nodes).flatMap(({ props }) => Object.values(idOf(props)).map(String));

/** The nodes with other addresses in their links, also in drawings. */
export const linkedNodes = (nodes: readonly TreeNode[], link: (href: string) => string) =>
  mapProps(nodes, (props, name) => {
    const { href } = props;
    return name === 'a' && typeof href === 'string' ? { ...props, href: link(href) } : props;
  });

const namespaces: Readonly<Record<string, string>> = {
  svg: 'http://www.w3.org/2000/svg',
  math: 'http://www.w3.org/1998/Math/MathML',
};

/** Attributes that a book may not have, or has no use for. */
const lacking = new Set(['srcSet', 'poster', 'controls', 'tabIndex']);

export function xhtml(nodes: readonly TreeNode[], schema: Schema = html): string {
  return nodes
    .map((node) => {
      // eslint-disable-next-line no-control-regex -- XML has none of them
      if (typeof node === 'string') return escapeHtml(node.replace(/[\0-\x08\v\f\x0e-\x1f]/g, ''));
      const { name, props, children } = elementParts(node);
      // The book holds no media, which readers seldom play.
      if (mediaElements.has(name)) return '';
      const inSchema = name === 'svg' ? svg : schema;
      const attributes = Object.entries(props).flatMap(([key, value]) => {
        if (value === false || value === null || lacking.has(key)) return [];
        const { attribute } = find(inSchema, key);
        const text = value === true ? attribute : [value].flat().join(' ');
        return [` ${attribute}="${escapeHtml(text).replace(/"/g, '&quot;')}"`];
      });
      const namespace = namespaces[name] ? ` xmlns="${namespaces[name]}"` : '';
      const start = `<${name}${namespace}${attributes.join('')}`;
      return children.length > 0
        ? `${start}>${xhtml(children, inSchema)}</${name}>`
        : `${start}${isVoid(name) || inSchema === svg ? '/>' : `></${name}>`}`;
    })
    .join('');
}

const mediaElements = new Set('video audio picture source track object embed iframe'.split(' '));

const isVoid = (name: string) => /^(?:area|br|col|hr|img|input|source|track|wbr)$/.test(name);
