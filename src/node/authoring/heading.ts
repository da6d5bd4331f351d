import { slug } from 'github-slugger';
import { treeElement, type TreeNode } from '../../lib/content-tree';
import { textProp, type StaticContentComponent } from './content-component';
import { plainText } from './plain-text';

/**
 * A heading, and beside it, so that its name is its text alone, a link to it, whose # the style sheet draws. A click
 * copies the address.
 */
export const heading: StaticContentComponent = {
  html: ({ level, ...props }, children) => [
    'div',
    { className: 'heading' },
    [`h${level}`, props, ...children],
    [
      'a',
      {
        // The address, which ends like the id before it, comes first: it compresses better.
        href: `#${textProp(props, 'id')}`,
        className: 'heading-link',
        'aria-label': `Link to ${plainText(['h2', ...children]).trim() || 'this section'}`,
      },
    ],
  ],
  plain: (props, children, { inner, isMarkdown }) => {
    const id = textProp(props, 'id');
    // Readers of Markdown derive the anchor from the text; a custom anchor must be written out.
    const isWritten = isMarkdown && id !== '' && id !== slug(plainText(['h2', ...children]));
    const anchor: TreeNode[] = isWritten ? [['a', { id }]] : [];
    return inner([treeElement(`h${props['level']}`, props, [...anchor, ...children])]);
  },
};
