import { visit } from '../../../source/nodes/visit';
import type { Root } from 'mdast';
import type { Code, Construct, Effects, Extension, State } from 'micromark-util-types';
import type { Processor } from 'unified';

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
  const data = this.data() as { micromarkExtensions?: Extension[] };
  // Added after MDX's own extension, so that this construct is tried before the expression.
  (data.micromarkExtensions ??= []).push({ text: { [OPEN]: literalBraces } });
  return placeholderLines;
}

const literalBraces: Construct = {
  name: 'literalBraces',
  tokenize(effects: Effects, ok: State, nok: State) {
    let name = '';
    const [start, end] = [this.events[0]?.[1].start ?? this.now(), this.now()];
    const isModule = moduleLine.test(this.sliceSerialize({ start, end }));
    const isText = () => literalName.test(name) || (isModule && moduleNames.test(name));
    const inside = (code: Code): State | undefined => {
      if (code === CLOSE && isText()) {
        effects.consume(code);
        effects.exit('data');
        return ok;
      }
      if (
        code === null ||
        code < (isModule ? 32 : 33) ||
        code === CLOSE ||
        name.length > MAX_NAME_LENGTH
      )
        return nok(code);
      name += String.fromCharCode(code);
      effects.consume(code);
      return inside;
    };
    return (code) => {
      effects.enter('data');
      effects.consume(code);
      return inside;
    };
  },
};

/** MDX reads a line that contains only a placeholder as a block expression; it is a paragraph. */
function placeholderLines(tree: Root): void {
  visit(tree, 'mdxFlowExpression', (node, index, parent) => {
    if (!parent || index === undefined || !literalName.test(node.value.trim())) return;
    const text = { type: 'text' as const, value: `{${node.value.trim()}}` };
    parent.children[index] = { type: 'paragraph', children: [text], position: node.position };
  });
}
