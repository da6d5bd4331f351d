import parse from 'shell-quote/parse.js';
import type { SampleRequest } from '../endpoints';

/** The shells whose quotes and ends of lines differ. */
export type Shell = 'Bash' | 'PowerShell' | 'cmd';

/** The shell that a command is written for, by the sign that continues its lines. */
export function shellOf(command: string): Shell {
  if (/\^\s*\n|\^"/.test(command)) return 'cmd';
  return /`[ \t]*\n|curl\.exe/.test(command) ? 'PowerShell' : 'Bash';
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
  const start = entries.findIndex((entry) => /(?:^|[/\\])curl(?:\.exe)?$/.test(String(entry)));
  const words: string[] = [];
  let isCut = false;
  for (const entry of entries.slice(start + 1)) {
    if (typeof entry === 'string') words.push(entry);
    else if ('op' in entry && entry.op === 'glob') words.push(entry.pattern);
    else if ('op' in entry && entry.op === '&') isCut = true;
    else break;
  }
  const request = curlRequest(words, here.exec(command)?.[3]);
  // What follows an unquoted & belongs to the address all the same.
  const whole = isCut ? /https?:\/\/[^\s'"]+/.exec(bashLike)?.[0] : undefined;
  return request && { request: { ...request, ...(whole && { url: whole }) }, isCut };
}

/** Options with a value, by the part of the request that they set. */
const options: readonly [part: string, names: RegExp][] = [
  ['method', /^(?:-X|--request)$/],
  ['header', /^(?:-H|--header)$/],
  ['json', /^--json$/],
  ['encoded', /^--data-urlencode$/],
  ['body', /^(?:-d|--data(?:-raw|-binary|-ascii)?)$/],
  ['url', /^--url$/],
  ['user', /^(?:-u|--user)$/],
  [
    '',
    /^(?:-[oweAbmcTxEK]|--(?:output|write-out|user-agent|referer|cookie|cookie-jar|max-time|retry(?:-delay)?|connect-timeout|proxy|cert|cacert|resolve))$/,
  ],
];

/** The request of curl's arguments. @param input what the command reads from its standard input */
export function curlRequest(words: readonly string[], input?: string): SampleRequest | undefined {
  const parts: Record<string, string[]> = {};
  const add = (part: string, value: string) => (parts[part] ??= []).push(value);
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    // A value may follow its letter (-XPOST), its name (--request=POST), or the letters of other options (-sSX).
    const [, name = word, joined] =
      /^(--[\w-]+)=([\s\S]*)$/.exec(word) ?? /^(-[XHdu])([^-][\s\S]*)$/.exec(word) ?? [];
    const letters = /^-[a-zA-Z]*([XHduo])$/.exec(name)?.[1];
    const part = options.find(
      ([, names]) => names.test(name) || (letters && names.test(`-${letters}`)),
    );
    if (part) add(part[0], joined ?? words[(at += 1)] ?? '');
    else if (/^(?:-[sSfkLi]*G|--get)$/.test(word)) add('get', word);
    else if (!word.startsWith('-')) add('url', word);
  }
  const [url] = parts['url'] ?? [];
  if (url === undefined) return undefined;
  const headers: Record<string, string> = {};
  for (const header of parts['header'] ?? []) {
    const [, name = header, value = ''] = /^([^:]*):\s*([\s\S]*)$/.exec(header) ?? [];
    headers[name.toLowerCase()] = value;
  }
  if (parts['user']) headers['authorization'] = `Basic ${parts['user'][0]}`;
  if (parts['json']) headers['content-type'] ??= 'application/json';
  const encoded = (parts['encoded'] ?? []).map((pair) =>
    pair.replace(/=([\s\S]*)$/, (_, value: string) => `=${encodeURIComponent(value)}`),
  );
  const data = [parts['body'] ?? [], parts['json'] ?? [], encoded].flat().join('&');
  const [query, text] = parts['get'] ? [data, ''] : ['', data];
  const body = text === '@-' ? input : text.startsWith('@') ? undefined : text || undefined;
  return {
    method: (parts['method']?.[0] ?? (text === '' ? 'GET' : 'POST')).toUpperCase(),
    url: query === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${query}`,
    headers,
    ...(body !== undefined && { body }),
  };
}
