import { isObject } from '../../../lib/values/json-object';
import { parseJson } from '../../../lib/values/parse-json';
import type { SampleRequest } from '../endpoints';
import { knownShape } from '../known-shape';
import { readFetch, readLooseJson, shifted, syntaxFault, type TextFault } from './javascript';
import { readCommand, shellOf, type Shell } from './shell';

/** What a pasted text is, its request with JSON that can be read, and the faults of its writing. */
export interface Pasted {
  kind:
    | 'curl command'
    | 'fetch call'
    | 'HTTP request'
    | 'address'
    | 'JSON body'
    | 'error response'
    | 'text';
  request?: SampleRequest | undefined;
  /** Status of an error, and its message. */
  status?: number;
  errorMessage?: unknown;
  faults: TextFault[];
}

const host = 'https://{host}';
const quotes = /[\u2018-\u201b]|[\u201c-\u201e\u00ab\u00bb]/g;

/** Reads what people paste. @param text with secrets masked */
export function readPasted(text: string): Pasted {
  // The same length, so that places stay.
  const straight = text
    .replace(quotes, (quote) => (/[\u2018-\u201b]/.test(quote) ? "'" : '"'))
    .replace(/[\u00a0\u202f]/g, ' ');
  const read = readStraight(straight);
  const at = text.search(quotes);
  if (at < 0 || !read.request) return read;
  const message = 'curly quotes from a word processor: use straight quotes';
  return { ...read, faults: [{ message, at: [at, at + 1] }, ...read.faults] };
}

const http =
  /^\s*(GET|POST|PUT|DELETE|PATCH)[ \t]+(.+?)(?:[ \t]+HTTP\/[\d.]+)?[ \t]*(?:\n([\s\S]*))?$/;
const statuses =
  /(?<=HTTP\/[\d.]+ |status(?:code)?\W{1,4}|error:? )[1-5]\d\d\b|^\s*[45]\d\d(?= \w)/i;

function readStraight(text: string): Pasted {
  if (/(?:^|[\s$>])curl(?:\.exe)?\s/i.test(text)) return readShell(text);
  if (/\bfetch\s*\(/.test(text)) return readProgram(text);
  const [, method, address = '', rest = ''] = http.exec(text) ?? [];
  if (method) return readHttp(text, method, address, rest);
  if (/^\s*(?:[[{]|\/[/*])/.test(text)) return readJson(text);
  const status = statuses.exec(text)?.[0];
  if (status !== undefined) {
    const json = parseJson(/\{[\s\S]*\}/.exec(text)?.[0] ?? '')?.value;
    const { errorMessage } = isObject(json) ? json : {};
    return { kind: 'error response', status: Number(status), errorMessage, faults: [] };
  }
  const url = /^\s*(https?:\/\/[^\n"'<>]+|\/?(?:api|search)\/.+)/.exec(text)?.[1]?.trim();
  if (url === undefined) return { kind: 'text', faults: [] };
  const isWhole = url.startsWith('http');
  const request = { url: isWhole ? url : `${host}/${url.replace(/^\//, '')}` };
  return { kind: 'address', request, faults: [] };
}

/** Signs that a shell reads in another way than they are meant. */
const signs: readonly [shell: Shell | undefined, on: RegExp, message: string][] = [
  [undefined, /\\[ \t]+(?=\n)/, 'a space after \\ breaks the line continuation'],
  [
    'cmd',
    /(?<=[\s^])'|(?<=\^\s*\n[^\n]*)\\(?=\n)/,
    'this mixes the syntax of two shells: in cmd, ^ continues a line and quotes are double',
  ],
  ['PowerShell', /\\(?=\n)|\^(?=\n)/, 'a line of PowerShell goes on after `, not after this sign'],
  ['PowerShell', /\bcurl(?=\s)/, 'in Windows PowerShell, curl is another program: write curl.exe'],
];

function readShell(text: string): Pasted {
  const shell = shellOf(text);
  const read = readCommand(text, shell);
  const cut = [undefined, /&/, 'the shell ends the command at the &: put the address in quotes'];
  const faults = [...(read?.isCut ? [cut as (typeof signs)[number]] : []), ...signs].flatMap(
    ([only, on, message]): TextFault[] => {
      const match = only === undefined || only === shell ? on.exec(text) : null;
      return match ? [{ message, at: [match.index, match.index + match[0].length] }] : [];
    },
  );
  return { kind: 'curl command', faults, request: read && withBody(text, read.request, faults) };
}

function readProgram(text: string): Pasted {
  const kind = 'fetch call';
  const faults: TextFault[] = [];
  try {
    const request = readFetch(text);
    if (request?.body === '[object Object]') {
      const at = text.indexOf('body');
      const message = 'the body is an object: send JSON.stringify of it';
      faults.push({ message, at: [at, at + 4] });
      delete request.body;
    }
    return { kind, faults, request: request && withBody(text, request, faults) };
  } catch (error) {
    return { kind, faults: [syntaxFault('this is no JavaScript', text, error)] };
  }
}

function readHttp(text: string, method: string, address: string, rest: string): Pasted {
  const [head = '', ...sent] = rest.split(/\n\s*\n/);
  const headers = Object.fromEntries(
    [...head.matchAll(/^([\w-]+):\s*(.*)$/gm)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value.trim(),
    ]),
  );
  const origin = headers['host'] === undefined ? host : `https://${headers['host']}`;
  const body = sent.join('\n\n').trim();
  const request = {
    method,
    url: address.startsWith('/') ? origin + address : address,
    ...(head.trim() !== '' && { headers }),
    ...(body !== '' && { body }),
  };
  const faults: TextFault[] = [];
  return { kind: 'HTTP request', faults, request: withBody(text, request, faults) };
}

/** A body that is no JSON is read as what it means. */
function withBody(text: string, request: SampleRequest, faults: TextFault[]): SampleRequest {
  const { body } = request;
  if (body === undefined || parseJson(body)) return request;
  const read = readLooseJson(body);
  const base = text.indexOf(body);
  for (const { message, at } of read.faults)
    faults.push({ message, at: base < 0 ? [0, 0] : shifted(at, base) });
  return typeof read.value === 'object' && read.value !== null
    ? { ...request, body: JSON.stringify(read.value, null, 2) }
    : request;
}

/** Paths of the calls that take a JSON of this shape; any other is the body of a search. */
const calls: Readonly<Record<string, readonly [method: string, path: string]>> = {
  'feeding documents': ['POST', '/api/v1/data/bulk/qsc/{tenant}/{code}'],
  'field schema': ['PUT', '/api/v1/searchapp/schema/{tenant}/{code}'],
};

function readJson(text: string): Pasted {
  const faults: TextFault[] = [];
  const request = withBody(text, { url: host, body: text.trim() }, faults);
  const value = parseJson(request.body ?? '')?.value;
  const name = knownShape(value)?.name ?? '';
  if (name === 'error response') {
    const { statusCode, errorMessage } = value as { statusCode?: number; errorMessage: unknown };
    return { kind: name, status: statusCode ?? 400, errorMessage, faults };
  }
  if (name === 'search response') return { kind: 'text', faults: [] };
  const [method, path] = calls[name] ?? ['POST', '/api/v1/search/{tenant}/{index}'];
  return { kind: 'JSON body', faults, request: { ...request, method, url: host + path } };
}
