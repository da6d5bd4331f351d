import {
  treeElement,
  type TreeElement,
  type TreeNode,
  type TreeProps,
} from '../../lib/content-tree';
import { trimSlash } from '../source/links';

/** A link: other sites are marked and learn nothing of this one, routes have no slash at the end. */
export function plainLink(props: TreeProps, children: readonly TreeNode[]): TreeElement {
  const href = props['href'];
  if (typeof href !== 'string') return treeElement('a', props, children);
  if (/^(?:https?:)?\/\//.test(href)) {
    const className = [props['className'], 'external'].flat().filter(Boolean).join(' ');
    return treeElement(
      'a',
      { ...props, className, rel: props['rel'] ?? 'noopener noreferrer' },
      children,
    );
  }
  const [path = '', suffix = ''] = [href.replace(/[?#].*$/, ''), /[?#].*$/.exec(href)?.[0]];
  return treeElement(
    'a',
    { ...props, href: href.startsWith('/') ? trimSlash(path) + suffix : href },
    children,
  );
}
