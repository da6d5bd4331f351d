import { parse, parseExpressionAt, type AnyNode, type Expression, type Options } from 'acorn';
import type { SampleRequest } from '../endpoints';

type Mark = [start: number, end: number];
/** A fault of a text at its place. */
export interface TextFault {
  message: string;
  at: Mark;
}

const syntax: Options = {
  ecmaVersion: 'latest',
  sourceType: 'module',
  allowAwaitOutsideFunction: true,
  allowReturnOutsideFunction: true,
};

/** Reads JSON as JavaScript, which also takes comments, single quotes, and names without quotes. */
export function readLooseJson(text: string): { value?: unknown; faults: TextFault[] } {
  const faults: TextFault[] = [];
  const onComment = (_: boolean, __: string, start: number, end: number) =>
    faults.push({ message: 'JSON has no comments', at: [start, end] });
  try {
    const node = parseExpressionAt(text, 0, { ...syntax, onComment });
    const rest = text.slice(node.end).trim();
    if (rest !== '' && !/^[;/]/.test(rest))
      faults.push({
        message: `the JSON ends before "${rest.slice(0, 20)}"`,
        at: [node.end, text.length],
      });
    jsonFaults(node, text, faults);
    return { value: staticValue(node, new Map()), faults };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { pos = 0 } = error as SyntaxError & { pos?: number };
    const what = error.message.replace(/ \(\d+:\d+\)$/, '');
    return { faults: [{ message: `the body is not JSON: ${what}`, at: [pos, pos + 1] }] };
  }
}

/** What JavaScript takes and JSON does not. */
function jsonFaults(node: AnyNode, text: string, faults: TextFault[]): void {
  const add = (message: string, { start, end }: AnyNode) =>
    faults.push({ message, at: [start, end] });
  if (node.type === 'ObjectExpression' || node.type === 'ArrayExpression') {
    const parts = node.type === 'ObjectExpression' ? node.properties : node.elements;
    const last = parts.at(-1);
    const comma = last
      ? text
          .slice(last.end, node.end)
          .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, (all) => ' '.repeat(all.length))
          .indexOf(',')
      : -1;
    for (const part of parts) if (part) jsonFaults(part, text, faults);
    if (last && comma >= 0)
      faults.push({
        message: 'JSON has no comma after the last entry',
        at: [last.end + comma, last.end + comma + 1],
      });
  } else if (node.type === 'Property') {
    if (node.key.type === 'Identifier')
      add(`JSON has quotes around the key "${node.key.name}"`, node.key);
    else jsonFaults(node.key, text, faults);
    jsonFaults(node.value, text, faults);
  } else if (node.type === 'Literal') {
    if (typeof node.value === 'string' && !node.raw?.startsWith('"'))
      add('JSON has double quotes, not single ones', node);
  } else if (node.type !== 'UnaryExpression')
    add(`${text.slice(node.start, node.end)} is no value of JSON`, node);
}

type Names = ReadonlyMap<string, Expression>;
const words: Readonly<Record<string, unknown>> = { None: null, True: true, False: false };

/** The value of an expression that is written out; a part that only runs would tell is its text in braces. */
function staticValue(node: AnyNode, names: Names): unknown {
  switch (node.type) {
    case 'Literal':
      return node.value;
    case 'UnaryExpression':
      return -Number(staticValue(node.argument, names));
    case 'TemplateLiteral':
      return node.quasis
        .map(({ value }, at) => {
          const part = node.expressions[at];
          return `${value.cooked ?? ''}${part ? textOf(part, names) : ''}`;
        })
        .join('');
    case 'BinaryExpression':
      return textOf(node.left, names) + textOf(node.right, names);
    case 'ArrayExpression':
      return node.elements.map((element) => element && staticValue(element, names));
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.flatMap((property): [string, unknown][] => {
          if (property.type !== 'Property') return [];
          const key =
            property.key.type === 'Identifier' ? property.key.name : textOf(property.key, names);
          return [[key, staticValue(property.value, names)]];
        }),
      );
    case 'Identifier': {
      const known = names.get(node.name);
      if (known)
        return staticValue(known, new Map([...names].filter(([name]) => name !== node.name)));
      return Object.hasOwn(words, node.name) ? words[node.name] : `{${node.name}}`;
    }
    case 'CallExpression':
    case 'NewExpression':
      return callValue(node, names);
    case 'MemberExpression':
      return node.property.type === 'Identifier' ? `$${node.property.name}` : '{value}';
    default:
      return '{value}';
  }
}

function callValue(node: Extract<AnyNode, { arguments: unknown[] }>, names: Names): unknown {
  const {
    callee,
    arguments: [first],
  } = node;
  const name = callee.type === 'MemberExpression' ? callee.property : callee;
  const value = first && staticValue(first, names);
  switch (name.type === 'Identifier' ? name.name : '') {
    case 'stringify':
      return JSON.stringify(value);
    case 'encodeURIComponent':
      return encodeURIComponent(String(value));
    case 'URLSearchParams':
      return String(new URLSearchParams(value as Record<string, string>));
    case 'URL':
    case 'Headers':
      return value;
    case 'toString':
      return callee.type === 'MemberExpression' ? staticValue(callee.object, names) : value;
    default:
      return '{value}';
  }
}

const textOf = (node: AnyNode, names: Names) => String(staticValue(node, names));

/** The request of the first `fetch` of a program. @throws SyntaxError when it is no JavaScript */
export function readFetch(code: string): SampleRequest | undefined {
  const names = new Map<string, Expression>();
  let call: Extract<AnyNode, { type: 'CallExpression' }> | undefined;
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const part = node as AnyNode;
    if (part.type === 'VariableDeclarator' && part.id.type === 'Identifier' && part.init)
      names.set(part.id.name, part.init);
    if (
      part.type === 'CallExpression' &&
      /(?:^|\.)fetch$/.test(code.slice(part.callee.start, part.callee.end))
    )
      call ??= part;
    Object.values(node).forEach(visit);
  };
  visit(parse(code, syntax).body);
  const [address, init] = call?.arguments ?? [];
  if (!address) return undefined;
  const {
    method,
    headers = {},
    body,
  } = (init ? staticValue(init, names) : {}) as {
    method?: unknown;
    headers?: Record<string, unknown>;
    body?: unknown;
  };
  const sent = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]);
  return {
    method: typeof method === 'string' ? method.toUpperCase() : 'GET',
    url: textOf(address, names),
    headers: Object.fromEntries(sent) as Record<string, string>,
    ...(body !== undefined && { body: String(body) }),
  };
}
