import { elementParts, STATIC_HTML_PROP, type TreeNode } from '../../lib/content-tree';
import { textProp } from '../components/content-component';
import { pageBody } from './page-body';

/** The first figure of a page as HTML, without its frame; undefined when there is none. */
export function firstFigure(tree: readonly TreeNode[]): string | undefined {
  for (const node of tree) {
    if (typeof node === 'string') continue;
    const { name, props, children } = elementParts(node);
    if (name !== 'Figure') {
      const inner = firstFigure(children);
      if (inner !== undefined) return inner;
      continue;
    }
    const [frame] = pageBody([['div', JSON.parse(textProp(props, 'drawing')) as TreeNode]]);
    if (typeof frame !== 'object') continue;
    const html = elementParts(frame).props[STATIC_HTML_PROP];
    return typeof html === 'string' ? html : undefined;
  }
  return undefined;
}
