import {
  parse,
  parseExpressionAt,
  type AnyNode,
  type CallExpression,
  type Options,
  type Token,
} from 'acorn';
import { isObject } from '../../lib/values/json-object';
import type { SampleRequest } from '../checks/endpoints';
import type { PasteCode, TextFault } from './findings';

const syntax: Options = {
  ecmaVersion: 'latest',
  sourceType: 'module',
  allowAwaitOutsideFunction: true,
  allowReturnOutsideFunction: true,
};

/** Reads JSON as JavaScript, which also takes comments, single quotes, and names without quotes. */
export function readLooseJson(text: string): { value?: unknown; faults: TextFault[] } {
  // In brackets, what follows the value is an error.
  const code = `(${text}\n)`;
  const faults: TextFault[] = [];
  const onToken: Token[] = [];
  const onComment = (_: boolean, __: string, start: number, end: number) =>
    faults.push({ code: 'comment', at: [start, end] });
  let value: unknown;
  try {
    const node = parseExpressionAt(code, 0, { ...syntax, onComment, onToken });
    faults.push(...onToken.flatMap((token, at) => tokenFault(code, token, onToken[at + 1])));
    value = staticValue(node, new Map());
  } catch (error) {
    faults.push(syntaxFault('json-syntax', code, error));
  }
  return { value, faults: faults.map(({ at, ...fault }) => ({ ...fault, at: shifted(at, -1) })) };
}

export const shifted = ([start, end]: TextFault['at'], by: number): TextFault['at'] => [
  start + by,
  end + by,
];

/** @throws what is no error of syntax */
export function syntaxFault(code: PasteCode, text: string, error: unknown): TextFault {
  if (!(error instanceof SyntaxError)) throw error;
  const { pos = 0 } = error as SyntaxError & { pos?: number };
  const at = Math.min(pos, text.trimEnd().length - 1);
  return { code, values: { error: error.message.replace(/ \(.*\)$/, '') }, at: [at, at + 1] };
}

/** What JavaScript takes and JSON does not. */
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

type Values = ReadonlyMap<string, unknown>;
const unknown = '{value}';

/** What a call gives for its first argument. */
const results: Readonly<Record<string, (value: unknown) => unknown>> = {
  URL: (value) => value,
  Headers: (value) => value,
  stringify: (value) => JSON.stringify(value),
  encodeURIComponent: (value) => encodeURIComponent(String(value)),
  URLSearchParams: (value) => String(new URLSearchParams(value as Record<string, string>)),
};

/** The value of an expression that is written out; a part that only runs would tell is a name in braces. */
function staticValue(node: AnyNode, values: Values): unknown {
  const valueOf = (part: AnyNode) => staticValue(part, values);
  switch (node.type) {
    case 'Literal':
      return node.value;
    case 'UnaryExpression':
      return -Number(valueOf(node.argument));
    case 'TemplateLiteral': {
      const [first = '', ...rest] = node.quasis.map(({ value }) => value.cooked ?? '');
      const parts = node.expressions.map((part, at) => String(valueOf(part)) + (rest[at] ?? ''));
      return first + parts.join('');
    }
    case 'BinaryExpression':
      return String(valueOf(node.left)) + String(valueOf(node.right));
    case 'ArrayExpression':
      return node.elements.map((element) => element && valueOf(element));
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.flatMap((part) =>
          part.type === 'Property' ? [[nameOf(part.key), valueOf(part.value)] as const] : [],
        ),
      );
    case 'Identifier':
      return values.get(node.name) ?? `{${node.name}}`;
    case 'CallExpression':
    case 'NewExpression': {
      const { callee } = node;
      const name = nameOf(callee.type === 'MemberExpression' ? callee.property : callee);
      const [first] = node.arguments;
      return first ? (results[name]?.(valueOf(first)) ?? unknown) : unknown;
    }
    default:
      return unknown;
  }
}

/** The name that is written: of a key, or of a function. */
function nameOf(node: AnyNode): string {
  return node.type === 'Identifier' ? node.name : node.type === 'Literal' ? String(node.value) : '';
}

/** The request of the first `fetch` of a program. @throws SyntaxError when it is no JavaScript */
export function readFetch(code: string): (SampleRequest & { hasBodyObject?: boolean }) | undefined {
  const values = new Map<string, unknown>();
  const calls: CallExpression[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const part = node as AnyNode;
    if (part.type === 'VariableDeclarator' && part.init)
      values.set(nameOf(part.id), staticValue(part.init, values));
    if (
      part.type === 'CallExpression' &&
      /\bfetch$/.test(code.slice(part.callee.start, part.callee.end))
    )
      calls.push(part);
    Object.values(node).forEach(visit);
  };
  visit(parse(code, syntax));
  const [address, init] = calls[0]?.arguments ?? [];
  if (!address) return undefined;
  const sent = (init ? staticValue(init, values) : {}) as Record<string, unknown>;
  const { method = 'GET', headers = {}, body } = sent;
  return {
    method: String(method).toUpperCase(),
    url: String(staticValue(address, values)),
    ...(isObject(headers) && {
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
      ),
    }),
    ...(body !== undefined && { body: isObject(body) ? JSON.stringify(body) : String(body) }),
    ...(isObject(body) && { hasBodyObject: true }),
  };
}

/** The value that begins at a position; nothing when it is not written out as JavaScript has it. */
export function valueAt(code: string, at: number): unknown {
  try {
    return staticValue(parseExpressionAt(code, at, syntax), new Map());
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}
