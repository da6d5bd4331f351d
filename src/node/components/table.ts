import { treeElement, type TreeElement } from '../../lib/content-tree';
import type { StaticContentComponent } from './content-component';

/** A table that scrolls by itself when it is wider than the text; the keyboard can scroll it too. */
export const table: StaticContentComponent = {
  isBlock: true,
  html: (props, children): TreeElement => [
    'div',
    { className: 'table-scroll', tabIndex: 0, role: 'group', 'aria-label': 'Table' },
    treeElement('table', props, children),
  ],
  feed: (_, children, { inner }) => [['table', ...inner(children)]],
  markdown: (_, children, { blocks }) => blocks([['table', ...children]]),
};
