import type { Nodes, Root } from 'hast';
import type { VFile } from 'vfile';
import { EXIT, SKIP, visit } from 'unist-util-visit';

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

const codeNodes = ['mdxFlowExpression', 'mdxTextExpression', 'mdxjsEsm'] as const;

/** `{/* … *\/}` and import blocks that are used up show nothing. */
function removeComments(tree: Root): void {
  visit(tree, codeNodes, (node, index, parent) => {
    if (node.data?.estree?.body.length || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}

function hasCode(tree: Root): boolean {
  let isFound = false;
  visit(tree, (node) => {
    isFound = isCode(node);
    return isFound ? EXIT : undefined;
  });
  return isFound;
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
