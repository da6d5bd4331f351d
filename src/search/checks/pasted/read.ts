import { isObject } from '../../../lib/values/json-object';
import type { SampleRequest } from '../endpoints';
import { knownShape } from '../known-shape';
import { readFetch, readLooseJson, type TextFault } from './javascript';
import { readCommand, shellOf } from './shell';

export type PastedKind =
  | 'curl command'
  | 'fetch call'
  | 'HTTP request'
  | 'address'
  | 'JSON body'
  | 'search response'
  | 'error response'
  | 'text';

/** What a pasted text is, its request with JSON that can be read, and the faults of its writing. */
export interface Pasted {
  kind: PastedKind;
  request?: SampleRequest;
  /** Status of a response, and its JSON. */
  status?: number;
  response?: unknown;
  faults: TextFault[];
}

const host = 'https://{host}';
const quotes = /[\u2018\u2019\u201a\u201b]|[\u201c\u201d\u201e\u00ab\u00bb]/g;

/** The text as programs write it: the same length, so that places stay. */
function straightened(text: string): string {
  return text
    .replace(quotes, (quote) => (/[\u2018-\u201b]/.test(quote) ? "'" : '"'))
    .replace(/[\u00a0\u202f]/g, ' ');
}

/** Reads what people paste. @param text with secrets masked */
export function readPasted(text: string): Pasted {
  const straight = straightened(text);
  const read = readStraight(straight);
  const at = text.search(quotes);
  const isMeant = at >= 0 && read.kind !== 'text' && !read.kind.endsWith('response');
  const message = 'a word processor has bent the quotes: programs take straight ones';
  return isMeant ? { ...read, faults: [{ message, at: [at, at + 1] }, ...read.faults] } : read;
}

function readStraight(text: string): Pasted {
  const start = text.trimStart();
  if (
    /(?:^|[\s$>])curl(?:\.exe)?\s|\b(?:Invoke-(?:RestMethod|WebRequest)|irm|iwr)\s/i.test(text) &&
    !/^curl: \(/m.test(text)
  )
    return readShell(text);
  if (/\bfetch\s*\(/.test(text)) return readProgram(text);
  const http =
    /^(GET|POST|PUT|DELETE|PATCH)[ \t]+(.+?)(?:[ \t]+HTTP\/[\d.]+)?[ \t]*(?:\n([\s\S]*))?$/.exec(
      start,
    );
  if (http) return readHttp(text, http);
  if (/^(?:[[{]|\/[/*])/.test(start)) return readJson(text);
  const [status] =
    /(?<=HTTP\/[\d.]+ |status(?:code)?\W{1,4}|error:? )[1-5]\d\d\b|^[45]\d\d(?= \w)/i.exec(start) ??
    [];
  if (status !== undefined) {
    const json = /\{[\s\S]*\}/.exec(text)?.[0];
    return {
      kind: 'error response',
      status: Number(status),
      faults: [],
      response: json && readLooseJson(json).value,
    };
  }
  const url = /https?:\/\/[^\n"'<>]*[^\s"'<>]|^\/?(?:api|search)\/[^\n]*[^\s]/.exec(start)?.[0];
  if (url && (start.startsWith(url) || url.includes('/api/')))
    return {
      kind: 'address',
      request: { url: url.startsWith('http') ? url : `${host}/${url.replace(/^\//, '')}` },
      faults: [],
    };
  return { kind: 'text', faults: [] };
}

function readShell(text: string): Pasted {
  const shell = shellOf(text);
  const read = readCommand(text, shell);
  const faults: TextFault[] = [];
  const add = (pattern: RegExp, message: string) => {
    const match = pattern.exec(text);
    if (match) faults.push({ message, at: [match.index, match.index + match[0].length] });
  };
  if (read?.isCut) add(/&/, 'the shell ends the command at the &: put the address in quotes');
  add(/\\[ \t]+(?=\n)/, 'the line goes on only when nothing follows the \\');
  if (shell === 'cmd')
    add(
      /(?<=[\s^])'|(?<=\^\s*\n[^\n]*)\\(?=\n)/,
      'a line of cmd goes on after ^, and its quotes are double: here signs of two shells meet',
    );
  if (shell === 'PowerShell')
    add(/\\(?=\n)|\^(?=\n)/, 'a line of PowerShell goes on after `, not after this sign');
  if (shell === 'PowerShell' && !text.includes('curl.exe'))
    add(/\bcurl(?=\s)/, 'in Windows PowerShell, curl is another program: write curl.exe');
  return { kind: 'curl command', faults, ...(read && withBody(text, read.request, faults)) };
}

function readProgram(text: string): Pasted {
  const faults: TextFault[] = [];
  try {
    const request = readFetch(text);
    const isObjectSent = request?.body === '[object Object]';
    if (isObjectSent) {
      const at = text.indexOf('body');
      faults.push({
        message: 'the body is an object: send JSON.stringify of it',
        at: [at, at + 4],
      });
      delete request.body;
    }
    return { kind: 'fetch call', faults, ...(request && withBody(text, request, faults)) };
  } catch (error) {
    const { pos = 0, message } = error as SyntaxError & { pos?: number };
    const at = Math.min(pos, text.trimEnd().length - 1);
    return {
      kind: 'fetch call',
      faults: [{ message: `this is no JavaScript: ${message}`, at: [at, at + 1] }],
    };
  }
}

function readHttp(text: string, [, method = '', address = '', rest = '']: RegExpExecArray): Pasted {
  const [head = '', ...body] = rest.split(/\n\s*\n/);
  const headers: Record<string, string> = {};
  for (const [, name = '', value = ''] of head.matchAll(/^([\w-]+):\s*(.*)$/gm))
    headers[name.toLowerCase()] = value.trim();
  const url = address.startsWith('/')
    ? `https://${headers['host'] ?? '{host}'}${address}`
    : address;
  const sent = body.join('\n\n').trim();
  const faults: TextFault[] = [];
  const isBare = head.trim() === '';
  const request = { method, url, ...(!isBare && { headers }), ...(sent !== '' && { body: sent }) };
  return { kind: 'HTTP request', faults, ...withBody(text, request, faults) };
}

/** A body that is no JSON is read as what it means. */
function withBody(
  text: string,
  request: SampleRequest,
  faults: TextFault[],
): Pick<Pasted, 'request'> {
  const { body } = request;
  if (body === undefined || isJson(body)) return { request };
  const read = readLooseJson(body);
  const base = text.indexOf(body);
  for (const { message, at } of read.faults)
    faults.push({ message, at: base < 0 ? [0, 0] : [base + at[0], base + at[1]] });
  return {
    request:
      isObject(read.value) || Array.isArray(read.value)
        ? { ...request, body: JSON.stringify(read.value, null, 2) }
        : request,
  };
}

/** The call that takes a JSON of this shape. */
const calls: Readonly<Record<string, readonly [method: string, path: string]>> = {
  'feeding documents': ['POST', '/api/v1/data/bulk/qsc/{tenant}/{code}'],
  'field schema': ['PUT', '/api/v1/searchapp/schema/{tenant}/{code}'],
};

function readJson(text: string): Pasted {
  const read = isJson(text)
    ? { value: JSON.parse(text) as unknown, faults: [] }
    : readLooseJson(text);
  const name = knownShape(read.value)?.name ?? '';
  if (name === 'error response' || name === 'search response') {
    const { statusCode } = read.value as { statusCode?: number };
    return {
      kind: name,
      ...read,
      response: read.value,
      ...(statusCode !== undefined && { status: statusCode }),
    };
  }
  const [method, path] = calls[name] ?? ['POST', '/api/v1/search/{tenant}/{index}'];
  const body =
    isJson(text) || read.value === undefined ? text.trim() : JSON.stringify(read.value, null, 2);
  return { kind: 'JSON body', faults: read.faults, request: { method, url: host + path, body } };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
