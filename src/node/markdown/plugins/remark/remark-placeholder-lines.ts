import { visit } from '../../../source/nodes/visit';
import type { Root } from 'mdast';

/** Placeholders that authors write without escapes: `https://{host}/api/v1/search/{tenant}/{index}`. */
const placeholder = /^(?:host|tenant|index|code)$/;

/** remark plugin: MDX reads a line that contains only a placeholder as a block expression; it is a paragraph. */
export function remarkPlaceholderLines() {
  return (tree: Root): void => {
    visit(tree, 'mdxFlowExpression', (node, index, parent) => {
      if (!parent || index === undefined || !placeholder.test(node.value.trim())) return;
      const text = { type: 'text' as const, value: `{${node.value.trim()}}` };
      parent.children[index] = { type: 'paragraph', children: [text], position: node.position };
    });
  };
}
