import { isObject, objectOf, type JsonObject } from '../../lib/values/json-object';
import { parseJson } from '../../lib/values/parse-json';
import { hasCommand } from './commands/commands';
import type { ReadRequest } from './commands/command';
import { readLooseJson } from './loose-json';
import { mask } from './mask';
import { readOptions, withBody, type Part } from './programs/client-parts';
import { encodeEntries } from './programs/program-functions';
import { decodeEscapes } from './programs/program-strings';
import { powerShellCommand } from './programs/powershell';
import { languageOf } from './programs/program';
import { buildRequest } from './programs/request-builder';
import { requestStart } from './texts';

/** A call in a file of another tool: the text of a command, or a request. */
type HostedCall = string | ReadRequest;

/** The calls in the values of JSON, YAML, or code: exports of HAR and Postman, steps of pipelines, tasks, quoted commands. If any goes to an API, only those. */
export async function hostedCalls(text: string): Promise<HostedCall[]> {
  const value = parseJson(text)?.value ?? (await yamlValue(text));
  const all = callsIn(value, []);
  const isApi = (call: HostedCall) =>
    /\/(?:api|search)\//.test(typeof call === 'string' ? call : call.request.url);
  const sent = all.some(isApi) ? all.filter(isApi) : all;
  // A browser asks for permission with OPTIONS before the request itself.
  const own = sent.filter((call) => typeof call === 'string' || call.request.method !== 'OPTIONS');
  return value === undefined ? quotedCommands(text) : own.length > 0 ? own : sent;
}

const yamlLine = /^[ \t]*(?:- +)?[\w.-]+:(?:\s|$)/m;

async function yamlValue(text: string): Promise<unknown> {
  if (!yamlLine.test(text) || requestStart.test(text) || text.startsWith('HTTP/')) return undefined;
  const { parseAllDocuments } = await import('yaml');
  try {
    const documents = [...parseAllDocuments(text, { logLevel: 'error' })];
    const values = documents.map((document) => document.toJS() as unknown);
    const isFile = documents.every(({ errors }) => errors.length === 0);
    return isFile && values.every((value) => typeof value === 'object') ? values : undefined;
  } catch {
    // Unknown aliases and deep nesting throw.
    return undefined;
  }
}

const client = String.raw`(?:[\w/.-]*\/)?(?:curl|wget|xh|https?)(?:\.exe)?`;
const isClient = new RegExp(`^${client}$`);
const startsCommand = new RegExp(String.raw`^\s*(?:${client}|Invoke-\w+|irm|iwr)\s`);

/** Whether a value has a command. The names of HTTPie are words too. */
const isCommand = (text: string) =>
  powerShellCommand.test(text) ||
  (hasCommand(text) &&
    /(?:curl|wget)(?:\.exe)?\s|^(?:https?|xh)\s+(?:-\S+\s+)*(?:[A-Z]+\s+)?\S*[/:.]/m.test(text));

/** The command whose words are a list, as in `CMD ["curl", "-f", "…"]`. */
function commandOf(list: readonly unknown[]): string | undefined {
  const words = list.map(String);
  const at = words.findIndex((word) => isClient.test(word));
  const isWritten = at >= 0 && at < 3 && words.some((word) => /:\/\/|\/api\//.test(word));
  const quoted = (word: string) => `'${word.replaceAll("'", "'\\''")}'`;
  return isWritten && !list.some((word) => typeof word === 'object')
    ? [words[at], ...words.slice(at + 1).map(quoted)].join(' ')
    : undefined;
}

const literal =
  /('''|""")([\s\S]*?)\1|(?<!\\)(["'])((?:(?!\3)[^\\\n]|\\[\s\S])*)\3|(`)((?:[^`\\]|\\[\s\S])*)`|\[([^[\]]*)\]|\((\s*["'][\w/.-]*(?:curl|wget)["'][^()]*)\)|^[ \t]*\w+ ?= ?[-@+!:]*((?=[\w/.-]*(?:curl|wget)\s)(?:[^\\\n]|\\[\s\S])*)$/gm;
/** Lines of comments that begin with a command. */
const commented =
  /^[ \t]*(\/\/|#|\*)[^\n'"]*?\b(?=(?:curl|wget)\s.*(?::\/\/|\\$))(.*\n?(?:[ \t]*\1(?!\/).*\n?)*)/gm;

/** The commands in strings, lists, and comments of code, and behind the keys of a unit. A text with other commands is one of a shell. */
function quotedCommands(text: string): HostedCall[] {
  const found: string[] = [];
  const rest = text.replace(literal, (all: string, ...groups: (string | undefined)[]) => {
    const [block, lines, quote = '', line, tick = '', template, inner, list = inner, value] =
      groups;
    const loose = list === undefined ? undefined : readLooseJson(`[${list}]`).value;
    const words = Array.isArray(loose) ? commandOf(loose.flat()) : undefined;
    const sent = lines ?? line ?? template ?? value ?? words;
    const isCall =
      sent !== undefined && isCommand(sent) && (block !== undefined || startsCommand.test(sent));
    if (isCall)
      found.push(decodeEscapes(sent.replace(/(?<!\\)\\\n\s*/g, ' '), (block ?? quote) || tick));
    return isCall ? '' : all;
  });
  if (!hasCommand(rest)) return found;
  const code = rest.replace(commented, (_, mark: string, lines: string) => {
    found.push(lines.replace(/^[ \t]*(?:\/\/|#|\*)[ \t]*/gm, ''));
    return mark;
  });
  return hasCommand(code) || !languageOf(code) ? [] : found;
}

type Variables = readonly (readonly [name: string, value: string])[];

/** Replaces variables in braces by their values, or by placeholders. */
export const fillVariables = (text: unknown, variables: Variables) =>
  variables
    .reduce((all, [name, value]) => all.replaceAll(`{{${name}}}`, value), String(text))
    .replace(/(?<!\$)\{\{\s*([\w.]+)\s*\}\}/g, '{$1}');

/** @param key of the value, which may be the method of a request */
function callsIn(value: unknown, variables: Variables, key = ''): HostedCall[] {
  // In Postman, a request may be an address alone.
  if (key === 'request' && /^(?:https?:|\{\{)\S+$/.test(String(value)))
    return [requestOf({ url: value, method: 'GET' }, variables)];
  if (typeof value === 'string') return isCommand(value) ? [fillVariables(value, variables)] : [];
  // A script of Postman is a list of lines.
  const script = key === 'exec' && Array.isArray(value) ? value.join('\n') : '';
  if (languageOf(script)) return [script];
  if (Array.isArray(value)) {
    const command = commandOf(value);
    return command === undefined
      ? value.flatMap((entry) => callsIn(entry, variables))
      : [fillVariables(command, variables)];
  }
  if (!isObject(value)) return [];
  const { command, args } = value;
  if (Array.isArray(args) && commandOf([command, args].flat()) !== undefined)
    return callsIn([command, args].flat(), variables);
  const own = pairsIn(value['variable']).map(([name, text]) => [name, String(text)] as const);
  const known = [...own, ...variables];
  const { url = value['uri'], method = /^(?:get|post|put|delete)$/i.exec(key)?.[0] } = value;
  const isRequest = method ?? value['headers'] ?? value['header'] ?? /\buri$/.exec(key);
  const address = fillVariables(objectOf(url)['raw'] ?? url, known);
  if (/^\S+$/.test(address) && url !== undefined && isRequest)
    return [requestOf({ ...value, url, method: method ?? 'GET' }, known)];
  const calls = Object.entries(value).flatMap(([name, entry]) =>
    /^(?:response|originalRequest)$/.test(name) ? [] : callsIn(entry, known, name),
  );
  const { status, content } = objectOf(value['response']);
  if (!(Number(status) >= 400)) return calls;
  const { errorMessage } = objectOf(parseJson(String(objectOf(content)['text']))?.value);
  const response = { status: Number(status), errorMessage };
  return calls.map((call) => (typeof call === 'string' ? call : { ...call, response }));
}

const named = (list: unknown) => (Array.isArray(list) ? list.filter(isObject) : []);

/** Names and values of a list, without those that are switched off, or of an object. */
const pairsIn = (list: unknown) =>
  isObject(list)
    ? Object.entries(list)
    : named(list).flatMap(({ name, key = name, value, disabled }): [string, unknown][] =>
        disabled === true || value === undefined || String(key).startsWith(':')
          ? []
          : [[String(key), value]],
      );

function requestOf(request: JsonObject, variables: Variables): ReadRequest {
  const { auth, authentication = auth, url, header, headers = header, ...rest } = request;
  const { postData, body = postData, parameters, params = parameters, ...options } = rest;
  const filled = (text: unknown) => fillVariables(text, variables);
  const sent: Record<string, string> = {};
  for (const [name, value] of pairsIn(headers)) sent[name.toLowerCase()] = filled(value);
  const { type = 'noauth', apikey } = objectOf(authentication);
  if (type !== 'noauth') {
    const key = pairsIn(apikey).find(([name]) => name === 'key')?.[1];
    const scheme = type === 'bearer' ? 'Bearer ' : key === undefined ? 'Basic ' : '';
    sent[String(key ?? 'authorization').toLowerCase()] ??= `${scheme}${mask}`;
  }
  const { mimeType, unread = [], ...content } = bodyOf(body, filled);
  if (typeof mimeType === 'string') sent['content-type'] ??= mimeType;
  const { raw = url, variable, query } = objectOf(url);
  const inPath = new Map(pairsIn(variable));
  const address = named(query)
    .filter(({ disabled }) => disabled === true)
    .reduce((all: string, { key, value }) => {
      const pair = `${String(key)}=${String(value)}`;
      return all.replace(`?${pair}`, '?').replace(`&${pair}`, '');
    }, String(raw))
    .replace(/(?<=\/):(\w+)/g, (_, name: string) => String(inPath.get(name) || `{${name}}`));
  const given = { ...options, ...content, url: filled(address), headers: sent };
  const part = readOptions({ ...given, params: pairsIn(params) }, 'headers');
  const isLogged = (headers ?? body) === undefined && /^p/i.test(String(options['method']));
  const others = [...unread, ...(part.unread ?? []).filter((key) => partName.test(key))];
  if (isLogged) others.push('the body');
  const read = buildRequest(withBody({ ...part, unread: others }, 'JavaScript'));
  // Headers that are not written, as in a log, or not read may have the token.
  if (headers === undefined || others.some((key) => /head|auth/i.test(key)))
    delete read.request.headers;
  return read;
}

/** Keys that may set a part of a request; the copy of a query in HAR does not. */
const partName =
  /^(?!queryString$|max|.*(?:Size|_format)$).*(?:head|body|data|auth|param|quer|payload|multipart|files)/i;
const contentKey = /^(?:mode|raw|text|mimeType|params|urlencoded|formdata|options|file|disabled)$/;

/** A body that is a text, has the keys of an export, or is sent as JSON. */
function bodyOf(body: unknown, filled: (text: unknown) => string): Part & { mimeType?: unknown } {
  if (typeof body === 'string') return { body: filled(body) };
  const { mode = 'raw', params, urlencoded = params, options, ...content } = objectOf(body);
  if (Array.isArray(body) || !Object.keys(objectOf(body)).every((key) => contentKey.test(key)))
    return { json: JSON.parse(filled(JSON.stringify(body))) as unknown };
  const { formdata = urlencoded, raw, text = raw } = content;
  const form = encodeEntries(pairsIn(formdata).map(([name, value]) => [name, filled(value)]));
  const isJson = objectOf(objectOf(options)['raw'])['language'] === 'json';
  const sent = text || form;
  // A file of a form has no value.
  const hasFile = mode === 'formdata' && named(formdata).some(({ type }) => type === 'file');
  const isRead = /^(?:raw|urlencoded|formdata)$/.test(String(mode)) && !hasFile;
  const mimeType = isJson ? 'application/json' : content['mimeType'];
  return {
    ...(sent && { body: filled(sent), mimeType }),
    unread: isRead ? [] : [`the body of mode ${String(mode)}`],
  };
}
