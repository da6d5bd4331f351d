import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/javascript';
import { parseJson } from '../../lib/values/parse-json';

export interface ObjectKey {
  text: string;
  at: number;
  /** Keys from the outermost object to this one; lists are no keys. */
  path: string[];
}

const expressions = parser.configure({ top: 'SingleExpression' });

/** The keys of a JSON value at an offset of a code; empty if there is no JSON. */
export function jsonKeys(code: string, start: number): ObjectKey[] {
  const value = valueAt(code, start);
  return value && parseJson(code.slice(start, start + value.to)) ? keysIn(value, code, start) : [];
}

/** The top-level keys of an object literal in JavaScript, including shorthand properties. */
export function literalKeys(code: string, start: number): ObjectKey[] {
  const value = valueAt(code, start);
  return value ? keysIn(value, code, start).filter(({ path }) => path.length === 1) : [];
}

/** The object or list that begins at an offset, whatever follows it. */
const valueAt = (code: string, start: number) =>
  expressions.parse(code.slice(start)).resolveInner(0, 1).parent;

function keysIn(node: SyntaxNode, code: string, start: number, around: string[] = []): ObjectKey[] {
  if (node.name === 'ArrayExpression')
    return [
      ...node.getChildren('ObjectExpression'),
      ...node.getChildren('ArrayExpression'),
    ].flatMap((item) => keysIn(item, code, start, around));
  return node.getChildren('Property').flatMap(({ firstChild: name, lastChild: value }) => {
    if (!name || !value || !/^(?:PropertyDefinition|String)$/.test(name.name)) return [];
    const quote = Number(name.name === 'String');
    const text = code.slice(start + name.from + quote, start + name.to - quote);
    const path = [...around, text];
    return [{ text, at: start + name.from + quote, path }, ...keysIn(value, code, start, path)];
  });
}
