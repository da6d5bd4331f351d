import { parseExpressionAt, type AnyNode, type Options, type Token } from 'acorn';
import type { PasteCode, TextFault } from './findings';

const syntax: Options = {
  ecmaVersion: 'latest',
  sourceType: 'module',
  allowAwaitOutsideFunction: true,
  allowReturnOutsideFunction: true,
};

/** Parses JSON as JavaScript, which also allows comments, single quotes, and unquoted keys. */
export function readLooseJson(text: string): { value?: unknown; faults: TextFault[] } {
  // With parentheses around it, anything after the value is a syntax error.
  const code = `(${text}\n)`;
  const faults: TextFault[] = [];
  const onToken: Token[] = [];
  const onComment = (_: boolean, __: string, start: number, end: number) =>
    faults.push({ code: 'comment', at: [start, end] });
  let value: unknown;
  try {
    const node = parseExpressionAt(code, 0, { ...syntax, onComment, onToken });
    faults.push(...onToken.flatMap((token, at) => tokenFault(code, token, onToken[at + 1])));
    value = staticValue(node);
  } catch (error) {
    faults.push(syntaxFault('json-syntax', code, error));
  }
  return { value, faults: shiftFaults(faults, -1) };
}

/** Moves the positions of faults to those of a text around theirs. */
export const shiftFaults = (faults: readonly TextFault[], by: number): TextFault[] =>
  faults.map(({ at: [start, end], ...fault }) => ({ ...fault, at: [start + by, end + by] }));

/** @throws any other error */
function syntaxFault(code: PasteCode, text: string, error: unknown): TextFault {
  if (!(error instanceof SyntaxError)) throw error;
  const { pos = 0 } = error as SyntaxError & { pos?: number };
  const at = Math.min(pos, text.trimEnd().length - 1);
  return { code, values: { error: error.message.replace(/ \(.*\)$/, '') }, at: [at, at + 1] };
}

/** Faults of a token that JavaScript allows and JSON does not. */
function tokenFault(text: string, token: Token, next: Token | undefined): TextFault[] {
  const at: TextFault['at'] = [token.start, token.end];
  const written = text.slice(...at);
  const following = next && text.slice(next.start, next.end);
  if (written.startsWith("'")) return [{ code: 'single-quotes', at }];
  if (written === ',' && (following === '}' || following === ']'))
    return [{ code: 'last-comma', at }];
  if (token.type.label !== 'name') return [];
  return [{ code: following === ':' ? 'bare-key' : 'bare-value', values: { name: written }, at }];
}

/** The value of a literal; a name becomes a placeholder. */
function staticValue(node: AnyNode): unknown {
  switch (node.type) {
    case 'Literal':
      return node.value;
    case 'UnaryExpression':
      return -Number(staticValue(node.argument));
    case 'ArrayExpression':
      return node.elements.map((element) => element && staticValue(element));
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.flatMap((part) =>
          part.type === 'Property' ? [[nameOf(part.key), staticValue(part.value)] as const] : [],
        ),
      );
    default:
      return `{${nameOf(node)}}`;
  }
}

const nameOf = (node: AnyNode): string =>
  node.type === 'Identifier' ? node.name : node.type === 'Literal' ? String(node.value) : 'value';
