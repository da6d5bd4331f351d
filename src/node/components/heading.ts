import { slug } from 'github-slugger';
import type { PhrasingContent } from 'mdast';
import { treeElement, type TreeProps } from '../../lib/content-tree';
import { textProp, type StaticContentComponent } from './content-component';
import { plainText } from './plain-text';

/**
 * A heading, and beside it, so that its name is its text alone, a link to it, whose sign the style sheet draws. A click
 * copies the address.
 */
export const heading: StaticContentComponent = {
  html: ({ level, ...props }, children) => [
    'div',
    { className: 'heading' },
    [`h${levelOf({ level: level ?? '' })}`, props, ...children],
    [
      'a',
      {
        // The address, which ends like the id before it, comes first: it compresses better.
        href: `#${textProp(props, 'id')}`,
        className: 'heading-link',
        'aria-label': `Link to ${children.map(plainText).join('').trim() || 'this section'}`,
      },
    ],
  ],
  feed: (props, children, { inner }) => inner([treeElement(`h${levelOf(props)}`, props, children)]),
  markdown: (props, children, { inline }) => {
    const id = textProp(props, 'id');
    // Readers of Markdown derive the anchor from the text; a custom anchor must be written out.
    const isOwn = id !== '' && id !== slug(children.map(plainText).join(''));
    const anchor: PhrasingContent[] = isOwn ? [{ type: 'html', value: `<a id="${id}"></a>` }] : [];
    return [
      {
        type: 'heading',
        depth: levelOf(props),
        children: [...anchor, ...inline(children)],
      },
    ];
  },
};

/** The page's title is the only h1. */
function levelOf({ level }: TreeProps): 2 | 3 | 4 | 5 | 6 {
  return Math.max(Number(level), 2) as 2 | 3 | 4 | 5 | 6;
}
