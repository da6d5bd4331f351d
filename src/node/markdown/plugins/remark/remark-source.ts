import type { Definition, Root, Text } from 'mdast';
import type { VFile } from 'vfile';
import { didYouMean } from '../../../faults/faults';
import { positionOf, report } from '../../../source/nodes/report-fault';
import { visit } from '../../../source/nodes/visit';
import { readAdmonitions } from './remark-container-directives';
import { checkUnreadMarkup } from './remark-unread-markup';

/** remark plugin: reads what counts in one file, of a page and of each partial. */
export const remarkSource = () => readSource;

/** Reads admonitions, and warns of markup without its other half or that Markdown did not read. */
export function readSource(tree: Root, file: VFile): void {
  readAdmonitions(tree, file);
  checkReferences(tree, file);
  checkUnreadMarkup(tree, file);
}

/**
 * Warns of links by reference (`[text][name]` and `[name]: address`) without their other half. Markdown
 * shows a link without an address as text with brackets, and an address without a link nowhere.
 */
function checkReferences(tree: Root, file: VFile): void {
  const defined = new Map<string, Definition>();
  const used = new Set<string>();
  const texts: Text[] = [];
  const unused = (node: Definition) =>
    report(file, positionOf(node), 'unused-address', { name: node.label ?? node.identifier });
  visit(tree, (node) => {
    if (node.type === 'text') texts.push(node);
    if (node.type === 'definition')
      if (defined.has(node.identifier)) unused(node);
      else defined.set(node.identifier, node);
    if (node.type === 'linkReference' || node.type === 'imageReference') used.add(node.identifier);
  });
  if (defined.size === 0 && !String(file).includes('][')) return;
  for (const node of texts)
    for (const [found, label = ''] of node.value.matchAll(/\[[^[\]]+\]\[([^[\]]+)\]/g))
      report(file, positionOf(node), 'link-without-address', {
        link: found,
        label,
        fix: didYouMean(
          label,
          [...defined.keys()],
          'add the line, or write the link as [text](address)',
        ),
      });
  for (const [name, node] of defined) if (!used.has(name)) unused(node);
}
