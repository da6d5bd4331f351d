import type { SyntaxNode } from '@lezer/common';
import { isObject } from '../../../lib/values/json-object';
import { parseJson } from '../../../lib/values/parse-json';
import type { SampleRequest } from '../../checks/endpoints';

/** A value that is written out in a program; strings may hold the marks of parts that are not. */
export type Value = unknown;

/** The mark of a part that only a run of the program tells. */
export const unknownMark = (source: string) =>
  `\uE000${source.replace(/\s+/g, ' ').slice(0, 40)}\uE001`;
const unknownParts = /\uE000([^\uE001]*)\uE001/g;
export const isUnknown = (value: Value) => typeof value === 'string' && value.includes('\uE000');

export const asText = (value: Value): string =>
  typeof value === 'string'
    ? value
    : value === undefined
      ? ''
      : typeof value === 'object' && value !== null
        ? JSON.stringify(value)
        : String(value);

/** The lines of a text block without the spaces that all of them begin with. */
export function withoutIndent(text: string): string {
  const lines = text.replace(/^\s*\n/, '').split('\n');
  const depth = Math.min(
    ...lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)),
  );
  return lines
    .map((line) => line.slice(depth))
    .join('\n')
    .trimEnd();
}

/** Escapes of a string, which all languages share with JSON but for the quote itself. */
export function unescaped(text: string, quote: string): string {
  const json = parseJson(
    `"${text
      .replace(/\\(['`$])/g, '$1')
      .replace(/(\\[\s\S])|"/g, (all, escape: string | undefined) => escape ?? `\\${all}`)
      .replace(/\n/g, '\\n')
      .replace(/\t/g, '\\t')}"`,
  );
  return typeof json?.value === 'string' && quote !== '' ? json.value : text;
}

/** The words of constants. */
export const words: Readonly<Record<string, Value>> = {
  true: true,
  True: true,
  TRUE: true,
  false: false,
  False: false,
  FALSE: false,
  null: null,
  None: null,
  nil: null,
  NULL: null,
};

/** A variable of the environment, as JavaScript, Python, and PHP have it. */
export const environment =
  /^(?:process\.env|os\.environ|\$_(?:ENV|SERVER)|import\.meta\.env)(?:\.|\[['"])(\w+)/;

/** The parts of a node without its comments. */
export const childrenOf = (node: SyntaxNode): SyntaxNode[] => {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling)
    if (!/Comment$/.test(child.name)) children.push(child);
  return children;
};

/** Adds the entries of another object, or the mark of one that is not written out. */
export function spread(entries: Record<string, Value>, value: Value, source: string) {
  if (isObject(value)) Object.assign(entries, value);
  else entries[unknownMark(source)] = '';
}

/** The request with names in braces for what only a run tells; tokens may come from anywhere. */
export function withoutMarks(request: SampleRequest): { request: SampleRequest; unread: string[] } {
  const unread = new Set<string>();
  const plain = (text: string, isSecret = false) =>
    text.replace(unknownParts, (_, source: string) => {
      if (!isSecret) unread.add(source);
      const name = /\w+(?=\W*$)/.exec(source)?.[0] ?? 'value';
      return isSecret ? `$${name}` : `{${name}}`;
    });
  const headers = Object.entries(request.headers ?? {})
    // Clients count the bytes themselves.
    .filter(([name]) => name !== 'content-length')
    .map(([name, value]) => [
      plain(isUnknown(name) ? name : name.toLowerCase()),
      plain(value, /^(?:x-qsc-|authorization)/.test(name)),
    ]);
  const { body } = request;
  // Of a body that only a run tells nothing can be said.
  const isWritten = body?.replace(unknownParts, '').replace(/^"\s*"$/, '') !== '';
  if (body !== undefined && !isWritten) plain(body);
  const written = isWritten ? body : undefined;
  // Headers that a function makes may be all that are needed.
  const isOpen = headers.some(([name]) => name?.includes('{'));
  const method = plain(request.method ?? 'GET');
  return {
    request: {
      method,
      url: plain(request.url),
      ...(!isOpen && { headers: Object.fromEntries(headers) as Record<string, string> }),
      ...(written !== undefined && { body: plain(written) }),
    },
    unread: [...unread],
  };
}
