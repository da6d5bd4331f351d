import { isObject } from '../../lib/values/json-object';
import { parseJson } from '../../lib/values/parse-json';
import type { SampleRequest } from '../checks/endpoints';
import { knownShape } from '../checks/known-shape';
import { type PasteCode, type TextFault } from './findings';
import { readError, spanOf } from './errors';
import { readFetch, readLooseJson, shifted, syntaxFault } from './javascript';
import { readLiterals } from './literals';
import { readCommand, shellOf, type Shell } from './shell';

/** What a pasted text is, its request with JSON that can be read, and the faults of its writing. */
export interface Pasted {
  kind:
    | 'curl command'
    | 'fetch call'
    | 'program'
    | 'command-line error'
    | 'browser error'
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
  return { ...read, faults: [{ code: 'bent-quotes', at: [at, at + 1] }, ...read.faults] };
}

const http =
  /^\s*(GET|POST|PUT|DELETE|PATCH)[ \t]+(.+?)(?:[ \t]+HTTP\/[\d.]+)?[ \t]*(?:\n([\s\S]*))?$/;
const statuses =
  /(?<=HTTP\/[\d.]+ |status(?:code)?\W{1,4}|error:? )[1-5]\d\d\b|^\s*[45]\d\d(?= \w)/i;

const program =
  /\b(?:requests\.|axios\b|HttpClient|HttpRequest|HttpMethod|CURLOPT_|curl_init|urllib|Invoke-(?:RestMethod|WebRequest)|\bi[rw][mw]\s|http\.New|http\.(?:Get|Post)\b|import requests)/;

function readStraight(text: string): Pasted {
  const error = readError(text);
  if (error) return error;
  if (program.test(text)) return readCode(text);
  if (/(?:^|[\s$>])(?:curl|wget)(?:\.exe)?\s/i.test(text)) return readShell(text);
  if (/\bfetch\s*\(/.test(text)) return readProgram(text);
  const [, method, address = '', rest = ''] = http.exec(text) ?? [];
  if (method) return readHttp(text, method, address, rest);
  if (/^\s*(?:[[{]|\/[/*])/.test(text)) return readJson(text);
  const status = statuses.exec(text)?.[0];
  if (status !== undefined) return readStatus(text, Number(status));
  const url = /^\s*(https?:\/\/[^\n"'<>]+|\/?(?:api|search)\/.+)/.exec(text)?.[1]?.trim();
  if (url === undefined) return { kind: 'text', faults: [] };
  const isWhole = url.startsWith('http');
  const request = { url: isWhole ? url : `${host}/${url.replace(/^\//, '')}` };
  return { kind: 'address', request, faults: [] };
}

function readStatus(text: string, status: number): Pasted {
  const json = parseJson(/\{[\s\S]*\}/.exec(text)?.[0] ?? '')?.value;
  const { errorMessage } = isObject(json) ? json : {};
  return { kind: 'error response', status, errorMessage, faults: [] };
}

/** The request of a program that is no JavaScript. */
function readCode(text: string): Pasted {
  const { request, unread } = readLiterals(text);
  const faults: TextFault[] = unread.map((name) => ({
    code: 'unread',
    values: { name },
    at: [0, 0],
  }));
  return { kind: 'program', faults, request: request && withBody(text, request, faults) };
}

/** Signs that a shell reads in another way than they are meant. */
const signs: readonly [shell: Shell | undefined, on: RegExp, code: PasteCode][] = [
  [undefined, /\\[ \t]+(?=\n)/, 'space-after-backslash'],
  ['cmd', /(?<=[\s^])'|(?<=\^\s*\n[^\n]*)\\(?=\n)/, 'two-shells'],
  ['PowerShell', /\\(?=\n)|\^(?=\n)/, 'powershell-line'],
  ['PowerShell', /\bcurl(?=\s)/, 'powershell-curl'],
];

/** A body in double quotes whose own double quotes end it. */
const innerQuotes =
  /(?<=(?:-d|--data\S*|--json)[ =])"([[{](?:[^\\"]*"(?!\s*(?:$|\s-)))+[^"\\]*[\]}])"(?=\s|$)/;

function readShell(text: string): Pasted {
  const shell = shellOf(text);
  const quoted = innerQuotes.exec(text);
  const readable = text.replace(innerQuotes, (_, json: string) => `'${json}'`);
  const read = readCommand(readable, quoted ? 'Bash' : shell);
  const spot = (code: PasteCode, on: RegExp, values = {}): TextFault[] => {
    const match = on.exec(text);
    return match ? [{ code, at: spanOf(match), values }] : [];
  };
  const faults: TextFault[] = [
    ...(read?.isCut ? spot('cut-at-ampersand', /&/) : []),
    ...(quoted ? [{ code: 'inner-quotes' as const, at: spanOf(quoted) }] : []),
    ...(read?.lacksGet ? spot('get-missing', /--data-urlencode/) : []),
    ...(read?.isForm ? spot('form', /-F\b|--form(?:-string)?/) : []),
    ...signs.flatMap(([only, on, code]) =>
      only === undefined || only === shell ? spot(code, on) : [],
    ),
    ...(read?.unread ?? []).map((name): TextFault => {
      const at = text.indexOf(name);
      return { code: 'unread', values: { name }, at: at < 0 ? [0, 0] : [at, at + name.length] };
    }),
  ];
  if (!read) faults.push({ code: 'unread', values: { name: 'the address' }, at: [0, 0] });
  return { kind: 'curl command', faults, request: read && withBody(text, read.request, faults) };
}

function readProgram(text: string): Pasted {
  const kind = 'fetch call';
  const faults: TextFault[] = [];
  try {
    const request = readFetch(text);
    if (request?.hasBodyObject) {
      const at = text.indexOf('body');
      faults.push({ code: 'body-object', at: [at, at + 4] });
    }
    return { kind, faults, request: request && withBody(text, request, faults) };
  } catch (error) {
    return { kind, faults: [syntaxFault('not-javascript', text, error)] };
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
  if (body?.startsWith('\ufeff')) {
    const at = text.indexOf(body);
    faults.push({ code: 'byte-order-mark', at: [Math.max(0, at), at + 1] });
    return withBody(text, { ...request, body: body.slice(1) }, faults);
  }
  if (body === undefined || parseJson(body)) return request;
  const lines = body.trim().split(/\n+/);
  if (lines.length > 1 && lines.every((line) => isObject(parseJson(line)?.value))) {
    faults.push({ code: 'lines', at: [0, 0] });
    return request;
  }
  const read = readLooseJson(body);
  const base = text.indexOf(body);
  for (const { at, ...fault } of read.faults)
    faults.push({ ...fault, at: base < 0 ? [0, 0] : shifted(at, base) });
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
  const request = withBody(text, { url: host, body: text }, faults);
  const value = parseJson(request.body ?? '')?.value;
  const name = isFieldList(value) ? 'field schema' : (knownShape(value)?.name ?? '');
  if (name === 'error response') {
    const { statusCode, errorMessage } = value as { statusCode?: number; errorMessage: unknown };
    return { kind: name, status: statusCode ?? 400, errorMessage, faults };
  }
  if (name === 'search response') return { kind: 'text', faults: [] };
  if (isObject(value))
    for (const key of ['query', 'filter', 'aggs', 'aggregations'])
      if (isObject(value[key])) {
        const at = text.indexOf(`"${key}"`);
        const position: TextFault['at'] = at < 0 ? [0, 0] : [at, at + key.length + 2];
        return {
          kind: 'JSON body',
          faults: [{ code: 'other-search', values: { name: key }, at: position }],
        };
      }
  const isLines = faults.some(({ code }) => code === 'lines');
  const [method, path] = calls[isLines ? 'feeding documents' : name] ?? [
    'POST',
    '/api/v1/search/{tenant}/{index}',
  ];
  return { kind: 'JSON body', faults, request: { ...request, method, url: host + path } };
}

/** Nothing but a list of fields, whatever its entries say. */
const isFieldList = (value: unknown) =>
  isObject(value) && Array.isArray(value['fields']) && Object.keys(value).length === 1;
