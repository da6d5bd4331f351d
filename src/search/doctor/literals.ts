import { isObject } from '../../lib/values/json-object';
import { parseJson } from '../../lib/values/parse-json';
import type { SampleRequest } from '../checks/endpoints';
import { valueAt } from './javascript';

/** A text that a program writes out, in the ways of Python, PHP, Java, C#, Go, PowerShell, and JavaScript. */
const literal =
  /"""\r?\n?([\s\S]*?)"""|'''([\s\S]*?)'''|<<<'?(\w+)'?\n([\s\S]*?)\n\s*\3\b|@'\n([\s\S]*?)\n'@|@"\n([\s\S]*?)\n"@|`([^`]*)`|"((?:\\.|[^"\\\n])*)"|'((?:\\.|[^'\\\n])*)'/g;

interface Literal {
  text: string;
  start: number;
  end: number;
}

const headerName = /^(?:content-type|accept|authorization|x-qsc-[a-z]+)$/i;
/** Where a program names its method. */
const methods = [
  /(?:requests|axios)\.(get|post|put|delete)\(/i,
  /(?:\bmethod\s*[:=]\s*|-Method\s+|\.method\(|\.request\(|CURLOPT_CUSTOMREQUEST\s*=>?,?\s*|NewRequest(?:WithContext)?\((?:\w+(?:\.\w+\(\))?,\s*)?)["']?(GET|POST|PUT|DELETE)\b/i,
  /(?:HttpMethod\.|http\.Method)(Get|Post|Put|Delete)\b/,
  /\.(GET|POST|PUT|DELETE)\(/,
  /\.(Get|Post|Put|Delete)(?:Async|AsJsonAsync|StringAsync)\(/,
  /http\.(Get|Post)\(/,
];
/** What hands a body over. */
const bodies =
  /\b(?:json|data|payload|content)\s*=(?!=)|-Body\b|CURLOPT_POSTFIELDS|BodyPublishers\.of|StringContent\(|NewReader\(|NewBuffer/;

/** What a program sends as far as it is written out, and what only its run would tell. */
export function readLiterals(code: string): { request?: SampleRequest; unread: string[] } {
  const all = [...code.matchAll(literal)].map((match): Literal => {
    const text = match.slice(1).filter((part, at) => at !== 2 && part !== undefined)[0] ?? '';
    const end = match.index + match[0].length;
    const isPlain = /^["'](?!["'])/.test(match[0]);
    return { text: isPlain ? text.replace(/\\(["'\\/$])/g, '$1') : text, start: match.index, end };
  });
  const bare = /-Uri\s+(https?:\/\/\S+)/.exec(code)?.[1];
  const address = all.find(({ text }) => /^(?:https?:\/\/|\/api\/)/.test(text));
  const url = address?.text ?? bare;
  if (url === undefined) return { unread: ['the address, which is not written out'] };
  const unread: string[] = [];
  if (address && /^\s*(?:\+|\.\s*[$'"]|%)/.test(code.slice(address.end)))
    unread.push(`what the program adds to ${url}`);
  const headers = headersOf(code, all);
  const body = bodyOf(code, all);
  const query = objectAfter(code, /\bparams\s*[=:]\s*/);
  if (body === undefined && bodies.test(code)) unread.push('the body, which is not written out');
  if (/\bparams\s*[=:]/.test(code) && !query) unread.push('the parameters');
  const named = methods.map((on) => on.exec(code)?.[1]).find(Boolean);
  const pairs = query ? String(new URLSearchParams(query as Record<string, string>)) : '';
  return {
    request: {
      method: (named ?? (body === undefined ? 'GET' : 'POST')).toUpperCase(),
      url: pairs === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${pairs}`,
      headers,
      ...(body !== undefined && { body }),
    },
    unread,
  };
}

function headersOf(code: string, all: readonly Literal[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [at, { text, end }] of all.entries()) {
    const [, name = text, value] = /^([\w-]+):\s*(.*)$/.exec(text) ?? [];
    if (!headerName.test(name)) continue;
    const next = all[at + 1];
    const isPair = next && /^[\s,:=>]*$/.test(code.slice(end, next.start));
    // A header without a written value takes it from a variable.
    headers[name.toLowerCase()] = value || (isPair ? next.text : '$value');
  }
  const isJson = /\bjson\s*=(?!=)|AsJsonAsync|-ContentType\s+["']?application\/json/.test(code);
  if (isJson || all.some(({ text }) => text === 'application/json' && headers['accept'] !== text))
    headers['content-type'] ??= 'application/json';
  if (/StringContent\([\s\S]*?["']application\/json/.test(code))
    headers['content-type'] ??= 'application/json';
  return headers;
}

/** A JSON that is written as a text, or as an object of the language. */
function bodyOf(code: string, all: readonly Literal[]): string | undefined {
  const text = all.find((part) => /^\s*[[{]\s*(?:["{\]}]|$)/.test(part.text))?.text;
  if (text !== undefined) return parseJson(text) ? text : text.trim() || undefined;
  const value = objectAfter(code, /\b(?:json|payload|body|data)\s*=\s*(?=[[{])/);
  return value === undefined ? undefined : JSON.stringify(value, null, 2);
}

/** The object that follows a name; the words of Python are those of JSON. */
function objectAfter(code: string, name: RegExp): object | undefined {
  const match = name.exec(code);
  if (!match) return undefined;
  const words: Readonly<Record<string, string>> = { True: 'true', False: 'false', None: 'null' };
  const readable = code.replace(/\b(?:True|False|None)\b/g, (word) => words[word] ?? word);
  const value = valueAt(readable, match.index + match[0].length);
  return isObject(value) || Array.isArray(value) ? value : undefined;
}
