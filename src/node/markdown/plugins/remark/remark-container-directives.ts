import type { Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import type { Construct } from 'micromark-util-types';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import { visit } from '../../../content/nodes/visit';
import { admonitionTypes } from '../../../authoring/admonition';
import { didYouMean } from '../../../faults/faults';
import { report } from '../../../content/nodes/report-fault';
import { diagramAdvice } from './unread-forms';

const COLON = 58;

/**
 * remark plugin: blocks of colons, `:::note[Title]` … `:::`. Only the container form of directives is read: `12:30`,
 * `f.price:range` and `::` are text.
 */
export function remarkContainerDirectives(this: Processor) {
  const data = this.data();
  const flow = [directive().flow?.[COLON]].flat() as Construct[];
  const container = flow.filter((construct) => construct.concrete);
  (data.micromarkExtensions ??= []).push({ flow: { [COLON]: container } });
  (data.fromMarkdownExtensions ??= []).push([directiveFromMarkdown()]);
}

export function readAdmonitions(tree: Root, file: VFile): void {
  visit(tree, 'containerDirective', (node) => {
    const isKnown = admonitionTypes.includes(node.name);
    if (!isKnown)
      report(file, node, 'unknown-block', {
        name: node.name,
        expected: admonitionTypes.map((type) => `:::${type}`).join(', '),
        fix: didYouMean(
          node.name === 'caution' ? 'warning' : node.name,
          admonitionTypes,
          node.name === 'mermaid'
            ? diagramAdvice
            : 'use one of the allowed blocks; it is shown as a note',
          '":::…"',
        ),
      });
    const attributes = Object.entries(node.attributes ?? {});
    if (attributes.length > 0)
      report(file, node, 'lost-text', {
        fix: 'write the title in brackets: :::note[Title]',
        text: attributes.map(([name, value]) => `${name}="${value ?? ''}"`).join(' '),
      });
    const first = node.children[0];
    if (node.children.every(({ data }) => data && 'directiveLabel' in data))
      report(file, node, 'empty', { what: 'admonition', fix: 'give it words, or remove it' });
    if (first?.type === 'paragraph' && first.data?.directiveLabel)
      first.data = { hName: 'AdmonitionTitle' };
    node.data = { hName: 'Admonition', hProperties: { type: isKnown ? node.name : 'note' } };
  });
}
