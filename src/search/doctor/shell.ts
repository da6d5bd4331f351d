import parse from 'shell-quote/parse.js';
import type { SampleRequest } from '../checks/endpoints';

/** The shells whose quotes and ends of lines differ. */
export type Shell = 'Bash' | 'PowerShell' | 'cmd';

/** The shell that a command is written for, by its prompt or the sign that continues its lines. */
export function shellOf(command: string): Shell {
  if (/\^\s*\n|\^"|^\s*[A-Z]:\\[^>\n]*>/.test(command)) return 'cmd';
  return /`[ \t]*\n|curl\.exe|^\s*PS [^>\n]*>/.test(command) ? 'PowerShell' : 'Bash';
}

/** Escapes of a shell, as Bash has them. */
const escapes: Readonly<Record<Shell, readonly [on: RegExp, bash: string]>> = {
  Bash: [/\\[ \t]*\n/g, ' '],
  PowerShell: [/`(["$])/g, '\\$1'],
  cmd: [/\^(.)/g, '$1'],
};
const here = /<<-?\s*(['"]?)(\w+)\1[^\n]*\n([\s\S]*?)\n\2(?=\n|$)/;

/**
 * Reads the first call of a command. @returns nothing when it has no address, else also whether a sign of the shell
 * cut the address off
 */
export function readCommand(command: string, shell: Shell) {
  const bashLike = command
    .replace(here, '')
    .replace(/[\\`^][ \t]*\n/g, ' ')
    .replace(...escapes[shell]);
  const entries = parse(bashLike, (name) => `$${name}`);
  const start = entries.findIndex((entry) =>
    /(?:^|[/\\>])(?:curl|wget)(?:\.exe)?$/.test(String(entry)),
  );
  const words: string[] = [];
  let isCut = false;
  for (const entry of entries.slice(start + 1)) {
    if (typeof entry === 'string') words.push(entry);
    else if ('op' in entry && entry.op === 'glob') words.push(entry.pattern);
    else if ('op' in entry && entry.op === '&') {
      isCut = true;
      break;
    } else break;
  }
  const request = readArguments(words, here.exec(command)?.[3]);
  // What follows an unquoted & belongs to the address all the same.
  const whole = isCut ? /https?:\/\/[^\s'"]+/.exec(bashLike)?.[0] : undefined;
  if (!request) return undefined;
  return { ...request, request: { ...request.request, ...(whole && { url: whole }) }, isCut };
}

/** Options with a value, by the part of the request that they set; those of `ignored` do not change it. */
const options: readonly [part: string, names: RegExp][] = [
  ['method', /^(?:-X|--request|--method)$/],
  ['header', /^(?:-H|--header)$/],
  ['json', /^--json$/],
  ['encoded', /^--data-urlencode$/],
  ['body', /^(?:-d|--(?:data(?:-raw|-binary|-ascii)?|post-data|body-data))$/],
  ['form', /^(?:-F|--form(?:-string)?)$/],
  ['url', /^--url$/],
  ['user', /^(?:-u|--user)$/],
  [
    'ignored',
    /^(?:-[oOweAbmcxE]|--(?:output|write-out|user-agent|referer|cookie|cookie-jar|max-time|retry(?:-delay|-max-time)?|connect-timeout|proxy|cert|cacert|resolve|timeout|tries|output-document))$/,
  ],
];
const flags =
  /^(?:-[sSfkLivgN#0-9]+|--(?:silent|show-error|fail(?:-with-body)?|insecure|location|include|verbose|globoff|compressed|no-buffer|http[\d.]+|ssl-no-revoke|retry-all-errors|retry-connrefused|no-progress-meter|quiet|content-on-error|no-verbose|tlsv[\d.]+|path-as-is))$/;

/** What a command sends, and the parts of it that were not understood. */
export interface ReadCommand {
  request: SampleRequest;
  unread: string[];
  isForm: boolean;
  /** Parameters were encoded for an address and are sent as a body. */
  lacksGet: boolean;
}

/** The request of curl's arguments. @param input what the command reads from its standard input */
export const curlRequest = (words: readonly string[], input?: string) =>
  readArguments(words, input)?.request;

/** Values by the part that they set. */
function partsOf(words: readonly string[]) {
  const parts: Record<string, string[]> = {};
  const add = (part: string, value: string) => (parts[part] ??= []).push(value);
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    // A value may follow its letter (-XPOST), its name (--request=POST), or the letters of other options (-sSX).
    const [, name = word, joined] =
      /^(--[\w-]+)=([\s\S]*)$/.exec(word) ?? /^(-[XHdFu])([^-][\s\S]*)$/.exec(word) ?? [];
    const letters = /^-[sSfkLivgNG]+([XHdFuo])$/.exec(name)?.[1];
    const part = options.find(
      ([, names]) => names.test(name) || (letters && names.test(`-${letters}`)),
    );
    if (part) add(part[0], joined ?? words[(at += 1)] ?? '');
    if (/^(?:-[sSfkLivg]*G[sSfkLivg]*|--get)$/.test(word) || /^-\w*G\w*d$/.test(name))
      add('get', word);
    else if (!part && !word.startsWith('-')) add('url', word);
    else if (!part && !flags.test(word)) add('unread', word);
  }
  return parts;
}

function headersOf(parts: Readonly<Record<string, string[]>>): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const header of parts['header'] ?? []) {
    const [, name = header, value = ''] = /^([^:]*):\s*([\s\S]*)$/.exec(header) ?? [];
    headers[name.toLowerCase()] = value;
  }
  if (parts['user']) headers['authorization'] = `Basic ${parts['user'][0]}`;
  if (parts['json']) headers['content-type'] ??= 'application/json';
  return headers;
}

export function readArguments(words: readonly string[], input?: string): ReadCommand | undefined {
  const parts = partsOf(words);
  const [url, ...more] = parts['url'] ?? [];
  if (url === undefined) return undefined;
  const encoded = (parts['encoded'] ?? []).map((pair) =>
    pair.replace(/=([\s\S]*)$/, (_, value: string) => `=${encodeURIComponent(value)}`),
  );
  const data = [parts['body'] ?? [], parts['json'] ?? [], encoded].flat().join('&');
  const lacksGet = encoded.length > 0 && !parts['get'] && !parts['method'];
  const [query, text] = parts['get'] || lacksGet ? [data, ''] : ['', data];
  const isFile = text.startsWith('@') && (text !== '@-' || input === undefined);
  const body = isFile ? undefined : text === '@-' ? input : text || undefined;
  const isGet = text === '' && !parts['form'];
  return {
    request: {
      method: (parts['method']?.[0] ?? (isGet ? 'GET' : 'POST')).toUpperCase(),
      url: query === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${query}`,
      headers: headersOf(parts),
      ...(body !== undefined && { body }),
    },
    unread: [...(parts['unread'] ?? []), ...more, ...(isFile ? [text] : [])],
    isForm: parts['form'] !== undefined,
    lacksGet,
  };
}
