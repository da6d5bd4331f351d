import type { Definition, Root } from 'mdast';
import type { VFile } from 'vfile';
import { report } from '../../../source/nodes/report-fault';
import { visit } from '../../../source/nodes/visit';
import { readAdmonitions } from './remark-container-directives';
import { checkUnreadMarkup } from './remark-unread-markup';

/** remark plugin: reads what counts in one file, of a page and of each partial. */
export const remarkSource = () => readSource;

/** Reads admonitions, and warns of addresses that nothing refers to and of markup that Markdown did not read. */
export function readSource(tree: Root, file: VFile): void {
  readAdmonitions(tree, file);
  checkReferences(tree, file);
  checkUnreadMarkup(tree, file);
}

/** Warns of addresses (`[name]: address`) that no link refers to: Markdown shows them nowhere. */
function checkReferences(tree: Root, file: VFile): void {
  const defined = new Map<string, Definition>();
  const used = new Set<string>();
  const unused = (node: Definition) =>
    report(file, node, 'unused-address', { name: node.label ?? node.identifier });
  visit(tree, (node) => {
    if (node.type === 'definition')
      if (defined.has(node.identifier)) unused(node);
      else defined.set(node.identifier, node);
    if (node.type === 'linkReference' || node.type === 'imageReference') used.add(node.identifier);
  });
  for (const [name, node] of defined) if (!used.has(name)) unused(node);
}
