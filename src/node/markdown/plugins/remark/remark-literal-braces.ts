import { text } from '../../../source/nodes/site-element';
import { visit } from '../../../source/nodes/visit';
import type { Root } from 'mdast';
import type { Processor } from 'unified';
import { signsConstruct } from './signs-construct';

/** Placeholders that authors write without escapes: `https://{host}/api/v1/search/{tenant}/{index}`. */
export const placeholders = ['host', 'tenant', 'index', 'code'] as const;

const OPEN = 123;
const CLOSE = 125;
/** Names between braces that are text in MDX. */
export const literalName = new RegExp(
  `^(?:${placeholders.join('|')}|#\\p{L}[\\p{L}\\p{M}\\p{N}_.:-]*)$`,
  'u',
);
export const MAX_NAME_LENGTH = 80;

/** A line that begins like a module and was read as prose, since it does not parse, and names in its braces. */
const moduleLine = /(?:^|\n)(?:import|export)\s.*$/;
const moduleNames = /^[\w\s,$]+$/;

/**
 * remark plugin for MDX: `{host}`, `{tenant}`, `{index}`, `{code}`, heading ids (`{#id}`), and names in prose such as
 * "import {name} from" are plain text, not expressions. It works in the tokenizer, where MDX would read the braces as JavaScript.
 */
export function remarkLiteralBraces(this: Processor) {
  // Added after MDX's own extension, so that this construct is tried before the expression.
  (this.data().micromarkExtensions ??= []).push({ text: { [OPEN]: literalBraces } });
  return placeholderLines;
}

const literalBraces = signsConstruct((context) => {
  const [start, end] = [context.events[0]?.[1].start ?? context.now(), context.now()];
  const isModule = moduleLine.test(context.sliceSerialize({ start, end }));
  return (code, text) => {
    const name = text.slice(1);
    if (code === CLOSE)
      return literalName.test(name) || (isModule && moduleNames.test(name)) ? 'after' : 'none';
    const isEnd = code === null || code < (isModule ? 32 : 33);
    return isEnd || name.length > MAX_NAME_LENGTH ? 'none' : 'read';
  };
});

/** MDX reads a line that contains only a placeholder as a block expression; it is a paragraph. */
function placeholderLines(tree: Root): void {
  visit(tree, 'mdxFlowExpression', (node, index, parent) => {
    if (!parent || index === undefined || !literalName.test(node.value.trim())) return;
    const children = [text(`{${node.value.trim()}}`)];
    parent.children[index] = { type: 'paragraph', children, position: node.position };
  });
}
