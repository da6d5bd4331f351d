import { elementParts, STATIC_HTML_PROP, type TreeNode } from '../../lib/content-tree';
import { allElements } from '../source/nodes/content-tree';
import { pageBody } from './page-body';

/** The first figure of a page as HTML, without its frame; undefined when there is none. */
export function firstFigure(tree: readonly TreeNode[]): string | undefined {
  const figure = allElements(tree).find(({ name }) => name === 'Figure');
  const [frame] = pageBody([['div', ...(figure?.children.slice(0, 1) ?? [])]]);
  const html = typeof frame === 'object' && elementParts(frame).props[STATIC_HTML_PROP];
  return typeof html === 'string' ? html : undefined;
}
