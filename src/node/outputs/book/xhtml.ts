import { find, html, svg, type Schema } from 'property-information';
import { elementParts, type TreeNode } from '../../../lib/content-tree';
import { escapeHtml } from '../../../lib/text/escape-html';

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
