import type { SyntaxNode } from '@lezer/common';
import { isObject } from '../../../lib/values/json-object';
import { parseJson } from '../../../lib/values/parse-json';
import type { SampleRequest } from '../../checks/endpoints';

/** A value of a program. Strings may contain the marks of unknown parts. */
export type Value = unknown;

/** Marks a part whose value is known only at run time. */
export const unknownMark = (source: string) =>
  `\uE000${source.replace(/\s+/g, ' ').slice(0, 40)}\uE001`;
const unknownParts = /\uE000([^\uE001]*)\uE001/g;
export const isUnknown = (value: Value) => typeof value === 'string' && value.includes('\uE000');

/** The text of a value without the marks. */
export const sourceOf = (value: Value) => asText(value).replace(/[\uE000\uE001]/g, '');

export const asText = (value: Value = ''): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

/** Removes the common indentation of a text block. */
export function withoutIndent(text: string): string {
  const lines = text.replace(/^\s*\n/, '').split('\n');
  const written = lines.filter((line) => line.trim() !== '');
  const depth = Math.min(...written.map((line) => line.search(/\S/)));
  const moved = lines.map((line) => line.slice(depth));
  return moved.join('\n').trimEnd();
}

/** Decodes the escapes of a string. All languages share those of JSON, except for the quote. */
export function decodeEscapes(text: string, quote: string): string {
  const json = parseJson(
    `"${text
      .replace(/\\(['`$])/g, '$1')
      .replace(/(\\[\s\S])|"/g, (all, escape: string | undefined) => escape ?? `\\${all}`)
      .replace(/\n/g, '\\n')
      .replace(/\t/g, '\\t')}"`,
  );
  return typeof json?.value === 'string' && quote !== '' ? json.value : text;
}

/** Constants of all languages, by name in small letters. */
export const constants = new Map<string, Value>([
  ['true', true],
  ['false', false],
  ['undefined', undefined],
  ...['null', 'none', 'nil'].map((name): [string, Value] => [name, null]),
]);

/** An environment variable in JavaScript, Python, and PHP. */
const environment =
  /^(?:process\.env|os\.environ|\$_(?:ENV|SERVER)|import\.meta\.env)(?:\.|\[['"])(\w+)/;

/** A member of a known value, or an environment variable. */
export function memberOf(text: string, variables: ReadonlyMap<string, Value>): Value {
  const [, variable] = environment.exec(text) ?? [];
  if (variable !== undefined) return `$${variable}`;
  if (text.startsWith('http.Method')) return text.slice('http.Method'.length);
  const match = /^(.*?)(?:\.|->|\[['"])([\w-]+)(?:['"]\])?$/s.exec(text);
  const [owner, key = ''] = [variables.get(match?.[1] ?? ''), match?.[2]];
  if (typeof owner === 'string' && /^(?:href|(?:Absolute)?Uri)$/.test(key)) return owner;
  return isObject(owner) && Object.hasOwn(owner, key) ? owner[key] : unknownMark(text);
}

/** The text of a here document or of a block in three quotes. */
export function blockOf(text: string, isIndented: boolean): string | undefined {
  const here = /^<<<\s*["']?(\w+)["']?\n([\s\S]*?)\n?[ \t]*\1$/.exec(text);
  const [, , block] = /^[a-zA-Z]*("""|''')([\s\S]*)\1$/.exec(text) ?? [];
  if (here || block === undefined) return here?.[2];
  const lines = isIndented ? withoutIndent(block) : block;
  return /^r/i.test(text) ? lines : decodeEscapes(lines, '"');
}

/** A text with names in braces for the unknown parts. */
export const marksAsNames = (text: string) => text.replace(unknownParts, '{$1}');

/** Child nodes without comments. */
export const childrenOf = (node: SyntaxNode): SyntaxNode[] => {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling)
    if (!/Comment$/.test(child.name)) children.push(child);
  return children;
};

/** Adds the entries of another object, or a mark if they are unknown. */
export function spread(entries: Record<string, Value>, value: Value, source: string) {
  if (isObject(value)) Object.assign(entries, value);
  else entries[unknownMark(source)] = '';
}

/** A name of a header in small letters, also of a constant. Another text stays, such as a header without a colon. */
export function headerName(text: string): string {
  const [name = text] = /\b(?:content_?type|authorization|accept)(?=\uE001$)/i.exec(text) ?? [];
  const isName = /^[\w-]+$/.test(name);
  return isName ? name.toLowerCase().replace(/_|(?<=^content)(?=type$)/g, '-') : text;
}

/** A part of JSON that is known only at run time and has no quotes. */
const bareMark = /(?<=[:[,]\s*)\uE000[^\uE001]*\uE001(?=\s*[,\]}])/g;

/** Replaces the marks of unknown parts by names in braces. A token is never reported as unread. */
export function withoutMarks(request: SampleRequest): { request: SampleRequest; unread: string[] } {
  const unread = new Set<string>();
  const plain = (text: string, isSecret = false) =>
    text.replace(unknownParts, (_, source: string) => {
      if (!isSecret) unread.add(source);
      const name = /\w+(?=\W*$)/.exec(source)?.[0] ?? 'value';
      return isSecret ? `$${name}` : `{${name}}`;
    });
  const headers = Object.entries(request.headers ?? {})
    // Clients set the length, and the fields that HTTP/2 has in place of the request line, themselves.
    .filter(([name]) => !/^(?:content-length|authority|method|path|scheme)$/.test(name))
    .map(([name, value]) => [
      plain(headerName(name)),
      plain(value, /^(?:x-qsc-|authorization)/.test(name)),
    ]);
  const { body } = request;
  // A body without a known part cannot be checked.
  const isWritten = body?.replace(unknownParts, '').replace(/^"\s*"$/, '') !== '';
  if (body !== undefined && !isWritten) plain(body);
  const written = isWritten ? body : undefined;
  // A function may add all the headers that the call needs.
  const isOpen = headers.some(([name]) => name?.includes('{'));
  const method = plain(request.method ?? 'GET');
  return {
    request: {
      method,
      url: plain(request.url),
      ...(!isOpen && { headers: Object.fromEntries(headers) as Record<string, string> }),
      ...(written !== undefined && { body: plain(written.replace(bareMark, '"$&"')) }),
    },
    unread: [...unread],
  };
}
