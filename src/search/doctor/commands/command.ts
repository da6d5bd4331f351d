import type { SampleRequest } from '../../checks/endpoints';
import { withQuery } from '../../protocol/query-string';
import { parseJson } from '../../../lib/values/parse-json';
import { mask } from '../mask';
import { encodeEntries } from '../programs/program-functions';

/** A request that a reader understood, and the parts that it did not. */
export interface ReadRequest {
  request: SampleRequest;
  unread: string[];
  /** Whether the body is an object, which a client would send as `[object Object]`. */
  hasBodyObject?: boolean;
  /** Whether encoded parameters are sent as a body, since `-G` is missing. */
  lacksGet?: boolean;
  /** Status and message of the response that an export holds. */
  response?: { status: number; errorMessage: unknown };
}

type Parts = Record<string, string[]>;

/** Options with a value, by the part of the request that they set. Those of `ignored` set none. */
const curlOptions: Readonly<Record<string, string>> = {
  method: '-X --request',
  header: '-H --header',
  json: '--json',
  encoded: '--data-urlencode',
  raw: '--data-raw',
  body: '-d --data --data-binary --data-ascii',
  form: '-F --form --form-string',
  url: '--url',
  query: '--url-query',
  user: '-u --user',
  bearer: '--oauth2-bearer',
  upload: '-T --upload-file',
  file: '-K --config',
  ignored:
    '-o --output -w --write-out -e --referer -A --user-agent -b --cookie -c --cookie-jar -m --max-time --retry --retry-delay --retry-max-time --connect-timeout -x --proxy -E --cert --cacert --capath --resolve --noproxy --limit-rate -r --range -D --dump-header --max-redirs --ciphers --interface --tls-max --proto --trace --trace-ascii --output-dir --key -U --proxy-user --stderr --keepalive-time',
};
const curlFlags =
  '--% -s -S -f -k -L -i -v -g -N -# -0 -1 -2 -3 -4 -6 -O -J -R -n -q -Z --silent --show-error --fail --fail-with-body --fail-early --insecure --location --include --show-headers --verbose --globoff --compressed --no-buffer --http1.0 --http1.1 --http2 --http3 --ssl-no-revoke --retry-all-errors --retry-connrefused --no-progress-meter --progress-bar --tlsv1.2 --tlsv1.3 --path-as-is --basic --remote-name --parallel --no-keepalive --ipv4 --ipv6 --create-dirs --netrc --location-trusted --raw --tcp-nodelay --remove-on-error --ssl-reqd';
const wgetOptions: Readonly<Record<string, string>> = {
  method: '--method',
  header: '--header',
  raw: '--post-data --body-data',
  file: '--post-file --body-file -i --input-file',
  user: '--user --http-user',
  ignored:
    '-O --output-document -o --output-file -T --timeout -t --tries -U --user-agent --password --http-password --waitretry -P -a --ca-certificate --referer --connect-timeout --read-timeout --wait',
};
const wgetFlags =
  '-q -v -d -S -c -N -nv -4 -6 --quiet --verbose --no-verbose --no-check-certificate --content-on-error --server-response --continue --auth-no-challenge --no-cache --show-progress --https-only';

/** Whether a word is part of an address without quotes, which the shell ends at its spaces. */
const continuesAddress = (address: string, before: string, word: string) =>
  /^https?:.*\?.*=/.test(address) && address.endsWith(before) && /^[\w-]+(?:&.*)?$/.test(word);

/** Values of the options, by part of the request. Short options may share a word with others and a value (`-sSXPOST`). */
function partsOf(
  words: readonly string[],
  options: Readonly<Record<string, string>>,
  flags: string,
): Parts {
  const parts: Parts = {};
  const add = (option: string, value: string) => {
    const part = option === 'header' && value.startsWith('@') ? 'headers' : option;
    (parts[part] ??= []).push(value);
    if (part === 'form' && /^[^=]*=[@<]/.test(value)) add('unread', value);
    else if (/^(?:body|json|raw|encoded|form)$/.test(part))
      (parts['data'] ??= []).push(/^[ef]/.test(part) ? encodedPair(value) : value);
  };
  const partOf = (name: string) =>
    Object.keys(options).find((part) => options[part]?.split(' ').includes(name));
  const isFlag = (name: string) =>
    flags.split(' ').includes(name) || flags.split(' ').includes(name.replace(/^--no-/, '--'));
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const [, long = word, joined] = /^(--[\w-]+)=([\s\S]*)$/.exec(word) ?? [];
    const part = partOf(long);
    if (part) add(part, joined ?? words[(at += 1)] ?? '');
    else if (/^-(?:G|-get)$/.test(word)) add('get', word);
    else if (/^-(?:I|-head)$/.test(word)) add('method', 'HEAD');
    else if (isFlag(word)) continue;
    else if (/^-[A-Za-z#][\s\S]/.test(word)) {
      const letters = [...word.slice(1)];
      const unknown = letters.findIndex((letter) => {
        if (letter === 'G') add('get', word);
        return letter !== 'G' && !isFlag(`-${letter}`);
      });
      const shortPart = unknown < 0 ? undefined : partOf(`-${letters[unknown]}`);
      const value = letters.slice(unknown + 1).join('');
      if (shortPart) add(shortPart, value === '' ? (words[(at += 1)] ?? '') : value);
      else if (unknown >= 0) add('unread', word);
    } else if (word.startsWith('-') && word !== '-') add('unread', word);
    else if (continuesAddress(parts['url']?.at(-1) ?? '', words[at - 1] ?? '', word))
      parts['url']?.push(`${parts['url'].pop()} ${word}`);
    else add('url', word);
  }
  return parts;
}

function headersOf(parts: Parts): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const header of parts['header'] ?? []) {
    const match = /^([^:\s]*)\s*[:;]\s*([\s\S]*)$/.exec(header);
    headers[(match?.[1] ?? '').toLowerCase() || header] = match?.[2] ?? '';
  }
  if (parts['user']) headers['authorization'] = `Basic ${mask}`;
  if (parts['bearer']) headers['authorization'] = `Bearer ${parts['bearer'][0]}`;
  if (parts['json']) headers['content-type'] ??= 'application/json';
  return headers;
}

/** Encodes the value of `name=value`, as `--data-urlencode` does. */
function encodedPair(pair: string): string {
  const [, name, value] = /^([^=]*)=([\s\S]*)$/.exec(pair) ?? [];
  if (value === undefined) return encodeURIComponent(pair);
  return name === '' ? encodeURIComponent(value) : `${name}=${encodeURIComponent(value)}`;
}

/** The requests of curl or wget, one for each address. @param input standard input */
export function readCurl(
  name: 'curl' | 'wget',
  words: readonly string[],
  input?: string,
): ReadRequest[] {
  const groups: string[][] = [[]];
  for (const word of words)
    if (/^(?:--next|-:)$/.test(word)) groups.push([]);
    else groups.at(-1)?.push(word);
  if (groups.length > 1) return groups.flatMap((group) => readCurl(name, group, input));
  const parts =
    name === 'curl'
      ? partsOf(words, curlOptions, curlFlags)
      : partsOf(words, wgetOptions, wgetFlags);
  const { url: urls = [] } = parts;
  const isAddress = (word: string) => /[/.]|^localhost\b|^\$\w/.test(word);
  const [addresses, more] = urls.some(isAddress)
    ? [urls.filter(isAddress), urls.filter((word) => !isAddress(word))]
    : [urls.slice(0, 1), urls.slice(1)];
  return addresses.map((url) => readRequest(url, parts, more, input));
}

/** @param more words that are neither options nor addresses */
function readRequest(url: string, parts: Parts, more: string[], input?: string): ReadRequest {
  const files = (parts['body'] ?? [])
    .concat(parts['json'] ?? [])
    .filter((text) => text.startsWith('@') && !(text === '@-' && input !== undefined));
  const data = (parts['data'] ?? []).map((text) => (text === '@-' ? (input ?? text) : text));
  const lacksGet =
    parts['encoded'] !== undefined &&
    !parts['get'] &&
    (!parts['method'] || parts['method'][0] === 'GET') &&
    data.every((pair) => /^[\w.[\]-]+=/.test(pair));
  const isQuery = parts['get'] !== undefined || lacksGet;
  const text = data.filter((part) => !files.includes(part)).join('&');
  const method =
    parts['method']?.[0] ??
    (parts['upload'] && 'PUT') ??
    (isQuery || (data.length === 0 && !parts['form'] && !parts['file']) ? 'GET' : 'POST');
  return {
    request: {
      method,
      url: withQuery(
        url,
        [isQuery ? text : '', ...(parts['query'] ?? []).map(encodedPair)].filter(Boolean).join('&'),
      ),
      // A file of headers may have the token.
      ...(!parts['headers'] && { headers: headersOf(parts) }),
      ...(!isQuery && text !== '' && { body: text }),
    },
    unread: ['unread', 'file', 'headers', 'upload']
      .flatMap((part) => parts[part] ?? [])
      .concat(more, files),
    lacksGet,
  };
}

const httpieOptions: Readonly<Record<string, string>> = {
  raw: '--raw',
  user: '-a --auth',
  scheme: '-A --auth-type',
  ignored: '-p --print --timeout --verify --pretty -o --output --session',
};
const httpieFlags =
  '-v -b -h -d -j --body --headers --verbose --follow --download --json --check-status --ignore-stdin -f --form --multipart';

/** The request of HTTPie: a method, an address, and items of several kinds, which differ by their separator. @param scheme of an address without one */
export function readHttpie(words: readonly string[], input: string | undefined, scheme: string) {
  const parts = partsOf(words, httpieOptions, httpieFlags);
  const { url: [first = '', ...others] = [], unread = [] } = parts;
  const isMethod = /^(?:get|post|put|delete|patch|head|[A-Z]+)$/.test(first);
  const [url, ...items] = isMethod ? others : [first, ...others];
  if (!url) return undefined;
  const headers = headersOf(parts);
  if (parts['scheme']) headers['authorization'] = `Bearer ${mask}`;
  const query: string[] = [];
  const fields: Record<string, unknown> = {};
  for (const item of items) {
    const [, name = '', sign, value = ''] =
      /^([^:=@]+?)(==|:=@|:=|=@|=|:|@)([\s\S]*)$/.exec(item) ?? [];
    if (sign === '==') query.push(encodedPair(`${name}=${value}`));
    else if (sign === ':=') fields[name] = parseJson(value) ? parseJson(value)?.value : value;
    else if (sign === '=' && !name.includes('[')) fields[name] = value;
    else if (sign === ':') headers[name.toLowerCase()] = value;
    else unread.push(item);
  }
  const isForm = words.some((word) => /^(?:-f|--form|--multipart)$/.test(word));
  const written = isForm ? encodeEntries(fields) : JSON.stringify(fields);
  const body = parts['raw']?.[0] ?? input ?? (Object.keys(fields).length > 0 ? written : undefined);
  if (body !== undefined && !isForm) headers['content-type'] ??= 'application/json';
  const address = url.startsWith(':') ? `http://localhost${url.replace(/^:(?=\/)/, '')}` : url;
  return {
    request: {
      method: isMethod ? first.toUpperCase() : body === undefined ? 'GET' : 'POST',
      url: withQuery(address.includes('://') ? address : scheme + address, query.join('&')),
      headers,
      ...(body !== undefined && { body }),
    },
    unread,
  };
}
