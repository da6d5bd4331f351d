import { treeElement, type TreeElement, type TreeNode } from '../../lib/content-tree';
import { elementsIn } from '../content/nodes/content-tree';
import type { StaticContentComponent } from './content-component';
import { plainText } from './plain-text';

/** Most letters of a name that a column is made as wide as. */
const MAX_NAME_LETTERS = 34;

/** A table that scrolls by itself when it is wider than the text; the keyboard can scroll it too. */
export const table: StaticContentComponent = {
  html: (props, children): TreeElement => [
    'div',
    { className: 'table-scroll', tabIndex: 0, role: 'group', 'aria-label': 'Table' },
    treeElement('table', hasNames(children) ? { ...props, className: 'names' } : props, children),
  ],
  plain: (props, children, { inner, isMarkdown }) => {
    const caption = elementsIn(children).find(({ name }) => name === 'caption');
    // Tables of Markdown have none.
    const above = isMarkdown && caption ? [treeElement('p', caption.props, caption.children)] : [];
    return inner([...above, treeElement('table', props, children)]);
  },
};

/** Whether the first cell of each row holds names in code and nothing else. */
function hasNames(parts: readonly TreeNode[]): boolean {
  const rows = elementsIn(elementsIn(parts).find(({ name }) => name === 'tbody')?.children ?? []);
  return rows.every(({ children }) =>
    elementsIn(children)[0]?.children.every((part) =>
      typeof part === 'string'
        ? /^[\s,]*$/.test(part)
        : /^(?:code|a|br|span)$/.test(part[0]) && plainText(part).length <= MAX_NAME_LETTERS,
    ),
  );
}
