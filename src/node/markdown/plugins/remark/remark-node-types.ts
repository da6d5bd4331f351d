import type { Nodes, Root } from 'mdast';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';

/** remark plugin: lists the types of a page's nodes, for `whereFound`. In `file.data.nodeTypes`. */
export function remarkNodeTypes() {
  return (tree: Root, file: VFile): void => {
    const types = new Set<string>();
    collect(tree, types);
    file.data['nodeTypes'] = types;
  };
}

function collect(node: Nodes, types: Set<string>): void {
  types.add(node.type);
  if ('children' in node) for (const child of node.children) collect(child, types);
}

/**
 * A plugin that runs on pages with nodes of these types alone: most pages have no JSX and no expressions, and a visit of
 * a whole tree takes as long as a tenth of its parsing.
 */
export function whereFound<Tree, Result>(
  types: readonly string[],
  plugin: (this: Processor) => (tree: Tree, file: VFile) => Result,
) {
  return function (this: Processor) {
    const transform = plugin.call(this);
    return (tree: Tree, file: VFile): Result | undefined => {
      const found = file.data['nodeTypes'] as ReadonlySet<string>;
      return types.some((type) => found.has(type)) ? transform(tree, file) : undefined;
    };
  };
}
