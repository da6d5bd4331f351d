import type { Nodes, Root } from 'hast';
import type { Program } from 'estree';
import type { VFile } from 'vfile';
import { visit } from '../../source/visit';

/**
 * rehype plugin, the last one: keeps the tree as `file.data.tree`. A page without expressions and exports
 * needs nothing else: an empty tree goes on, so that no code is generated. `file.data.needsCode` tells which it is.
 */
export function rehypeTakePlainTree() {
  return (tree: Root, file: VFile): Root => {
    removeComments(tree);
    file.data['tree'] = tree;
    const needsCode = hasCode(tree);
    file.data['needsCode'] = needsCode;
    return needsCode ? tree : { type: 'root', children: [] };
  };
}

/** Removes `{/* … *\/}` and consumed imports, each with the line break that is left beside it. */
function removeComments(tree: Root): void {
  visit<Nodes>(tree, (node, index, parent) => {
    if (
      node.type !== 'mdxFlowExpression' &&
      node.type !== 'mdxTextExpression' &&
      node.type !== 'mdxjsEsm'
    )
      return undefined;
    const program = node.data?.estree as Program | undefined;
    if (program && program.body.length > 0) return undefined;
    const { children } = parent;
    const start = isLineBreak(children[index - 1]) ? index - 1 : index;
    const end = start < index || !isLineBreak(children[index + 1]) ? index : index + 1;
    children.splice(start, end - start + 1);
    return start;
  });
}

function isLineBreak(node: Nodes | undefined): boolean {
  return node?.type === 'text' && node.value === '\n';
}

function hasCode(tree: Root): boolean {
  return !visit<Nodes>(tree, (node) => (isCode(node) ? false : undefined));
}

function isCode(node: Nodes): boolean {
  if (
    node.type === 'mdxFlowExpression' ||
    node.type === 'mdxTextExpression' ||
    node.type === 'mdxjsEsm'
  )
    return true;
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return false;
  return node.attributes.some(
    (attribute) =>
      attribute.type === 'mdxJsxExpressionAttribute' ||
      (typeof attribute.value === 'object' && attribute.value !== null),
  );
}
