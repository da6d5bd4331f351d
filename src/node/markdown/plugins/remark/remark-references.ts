import type { Definition, Root, Text } from 'mdast';
import type { VFile } from 'vfile';
import { visit } from '../../../source/visit';
import { didYouMean } from '../../../faults/faults';
import { positionOf, report } from '../../../source/report-fault';

/**
 * Warns of links by reference (`[text][name]` and `[name]: address`) without their other half. Markdown
 * shows a link without an address as text with brackets, and an address without a link nowhere.
 */
export function checkReferences(tree: Root, file: VFile): void {
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
