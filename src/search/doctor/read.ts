import { MAX_NESTING, nestingOf } from '../../lib/values/nesting';
import { parseJson } from '../../lib/values/parse-json';
import { hasCommand, readCommands, session, withoutPipes } from './commands/commands';
import type { ReadRequest } from './commands/command';
import { readError, spanOf, errorStart } from './errors';
import type { PasteCode, TextFault } from './findings';
import { fillVariables, hostedCalls } from './host-files';
import { shiftFaults } from './loose-json';
import { part, positionOf, unreadFaults, withScheme, type Pasted } from './parts';
import { isSentence, withoutSentences } from './sentences';
import {
  beginsAsJson,
  isResponse,
  requestStart,
  readAddresses,
  readHttp,
  readJson,
  withoutArrows,
} from './texts';
import { depthFaults, hasAlias } from './programs/powershell';
import { languageOf, readProgram, type LanguageName } from './programs/program';

/** Characters of word processors, and what they stand for. Special spaces within words are intended. */
const typed: [PasteCode, RegExp, (character: string, at: number, text: string) => string][] = [
  [
    'bent-quotes',
    /[\u2018-\u201b]|[\u201c-\u201e\u00ab\u00bb]/g,
    (quote) => (/[\u2018-\u201b]/.test(quote) ? "'" : '"'),
  ],
  [
    'odd-space',
    /(?<=^|[\s'"{}[\],:\\])[\u00a0\u202f\u2007]|[\u00a0\u202f\u2007](?=[\s'"{}[\],:\\-]|$)/gm,
    () => ' ',
  ],
  [
    'long-dash',
    /(?<=\s)[\u2013\u2014](?=[A-Za-z-])/g,
    (_, at, text) => (/^. ?\w(?![\w-])/.test(text.slice(at)) ? '-' : '--'),
  ],
];

/** A code block of Markdown or Jira in a message. */
const fence =
  /^[ \t]*(?:```|~~~|\{(?:noformat|code(?::[^}\n]*)?)\})[\w-]*\n([\s\S]*?)^[ \t]*(?:```|~~~|\{\w+\})/gm;

/** Removes the numbers of lines, the quote marks of a letter, and those of a shell before a line that continues. */
function withoutMargin(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const [first = NaN, ...numbers] = lines.map((line) => Number(/^\s*(\d+)\b/.exec(line)?.[1]));
  if (numbers.length > 0 && numbers.every((number, at) => number === first + at + 1))
    return text.replace(/^[ \t]*\d+[.:|)]?[ \t]?/gm, '');
  // `curl -v` marks the lines of a request with the same character.
  if (/^> [A-Z]+ \S+ HTTP/m.test(text)) return text;
  const isMarked =
    session.test(text) || lines.every((line, at) => (at ? /^>(?!>)|^< / : /^>(?!>)/).test(line));
  return isMarked ? text.replace(/^(?:More\?|>(?!>)) ?(?:> ?)*|^< .*\n?/gm, '') : text;
}

/** Reads a pasted text; each request is a part. @param written with secrets masked */
export async function readPasted(written: string): Promise<Pasted[]> {
  const pasted = withoutSentences(withoutMargin(withoutSentences(written)));
  const fenced = [...pasted.matchAll(fence)].map(([, code = '']) => readTyped(code));
  return fenced.length > 0 ? (await Promise.all(fenced)).flat() : readTyped(pasted);
}

async function readTyped(pasted: string): Promise<Pasted[]> {
  if (nestingOf(pasted) > MAX_NESTING) return [{ kind: 'text', text: pasted, faults: [] }];
  const text = typed
    .reduce((all, [, on, by]) => all.replace(on, by), pasted)
    .replace(/[\u200b\u2060]|(?<!^)\ufeff(?!\s*[[{])/g, '');
  const parts = await readStraight(text);
  const faults = typed.flatMap(([code, on]): TextFault[] => {
    const at = pasted.search(on);
    return at < 0 ? [] : [{ code, at: [at, at + 1] }];
  });
  const isCode = parts.some(({ request, kind }) => request && !/^address$|error/.test(kind));
  const asPasted = (part: string) => {
    const at = text.length === pasted.length ? text.indexOf(part) : -1;
    return at < 0 ? part : pasted.slice(at, at + part.length);
  };
  return parts
    .map((part) => ({ ...part, text: asPasted(part.text) }))
    .map((part, at) =>
      at === 0 && isCode ? { ...part, faults: [...faults, ...part.faults] } : part,
    );
}

async function readStraight(text: string): Promise<Pasted[]> {
  const hosted = hostedCalls(text).map((call) =>
    typeof call === 'string'
      ? readStraight(call)
      : [commandPart('exported request', JSON.stringify(call.request, null, 2), call, [])],
  );
  const language = languageOf(text);
  if (hosted.length > 0) return (await Promise.all(hosted)).flat();
  if (/^\s*[[{]/.test(text) && parseJson(text)) return [readJson(text)];
  const outputAt = outputStart(text);
  if (outputAt !== undefined)
    return (
      await Promise.all([readStraight(text.slice(0, outputAt)), readStraight(text.slice(outputAt))])
    ).flat();
  const isError = /^\s*curl: \(\d+\)/.test(text) || (errorStart.test(text) && !hasCommand(text));
  const error = isError && readError(text);
  if (error) return [{ ...error, text }];
  if (hasCommand(text) && !hasAlias(text)) {
    // A program may name a command in a comment.
    const isProgram = language && language !== 'PowerShell';
    const code = isProgram ? await readCode(text, language) : [];
    return code.some(({ request }) => request) ? code : readLines(withoutPipes(text));
  }
  if (language) return readCode(text, language);
  const plain = withoutArrows(text);
  const requests = withVariables(plain)
    .split(/^###.*$|^(?=HTTP(?:\/[\d.]+)? \d)|^> \{%[\s\S]*?%\}$/m)
    .map((one) => one.replace(/^(?:\s*(?:#|\/\/).*\n)+/, ''))
    .filter((one) => one.trim() !== '');
  if (requests.some((one) => requestStart.test(one)))
    return requests.flatMap((one) => readExchange(one, plain !== text));
  const [, answer] =
    /^\s*HTTP\/[\d.]+ 2\d\d\b[^\n]*(?:\n[\w-]+:.*)*\n\s*([[{][\s\S]*)$/.exec(text) ?? [];
  if (answer !== undefined) return [{ ...readJson(answer), text }];
  if (beginsAsJson(text)) return [readJson(text)];
  const other = readError(text);
  if (other) return [{ ...other, text }];
  return readAddresses(text);
}

/** Fills in the variables of an `.http` file, which are lines `@name = value`. */
function withVariables(text: string): string {
  const line = /^@(\w+)\s*=\s*(.*?)\s*$/gm;
  const variables = [...text.matchAll(line)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );
  return fillVariables(text.replace(line, ''), variables.reverse());
}

/** Reads an HTTP request, or the error response after it. @param isTrace whether curl printed it, without the body */
function readExchange(text: string, isTrace: boolean): Pasted[] {
  if (!text.startsWith('HTTP')) {
    const read = readHttp(text);
    const { headers, body } = read.request ?? {};
    if (isTrace && body === undefined && headers?.['content-type'] !== undefined)
      read.faults.push(...unreadFaults(text, ['the body']));
    return [read];
  }
  const error = readError(text);
  return error ? [{ ...error, text }] : [];
}

const success = /^\s*(?:HTTP\/[\d.]+ )?2\d\d [A-Z]/;

/** Reads commands, and the errors that they printed. */
function readLines(text: string): Pasted[] {
  const { calls, others } = readCommands(text);
  const ends = [0, ...new Set(calls.map(({ end }) => end))];
  const parts = calls.map((call) => {
    const before = ends[ends.indexOf(call.end) - 1] ?? 0;
    const start = before + text.slice(before).search(/\S/);
    const part = text.slice(start, call.end).trimEnd();
    return commandPart(`${call.name} command`, part, call.read, shiftFaults(call.faults, -start));
  });
  const left = others
    .map(([start, end]) => text.slice(start, end))
    .filter((line) => (!isSentence(line.trim()) && !success.test(line)) || readError(line))
    .join('\n');
  const error = left === '' ? undefined : readError(left);
  const codes = parts.flatMap(({ faults }) => faults.map(({ code }) => code));
  if (error && (error.status || error.faults.some(({ code }) => !codes.includes(code))))
    parts.push({ ...error, text: left });
  else if (!error && left !== '' && !session.test(text) && !isResponse(parseJson(left)?.value))
    parts.at(-1)?.faults.push(...unreadFaults('', left.split('\n').slice(0, 1)));
  return parts.length > 0 ? parts : readAddresses(text);
}

function commandPart(
  kind: string,
  text: string,
  read: ReadRequest | undefined,
  faults: TextFault[],
): Pasted {
  if (faults.some(({ code }) => code === 'open-quote')) return { kind, text, faults };
  if (!read) return { kind, text, faults: [...faults, ...unreadFaults(text, ['the address'])] };
  const { request, unread } = read;
  const method = request.method ?? 'GET';
  if (method === 'OPTIONS')
    return { kind, text, faults: [{ code: 'preflight', at: positionOf(text, method) }] };
  const { url, faults: schemeFaults } = withScheme(text, request.url);
  const substituted = `${request.url}\n${request.body}`.match(substitution) ?? [];
  const checked: [isFault: boolean | undefined, PasteCode, on: string][] = [
    [read.lacksGet, 'get-missing', '--data-urlencode'],
    [/\bmode["']?:\s*["']no-cors/.test(text), 'no-cors', 'no-cors'],
    [read.hasBodyObject, 'body-object', 'body'],
    [method !== method.toUpperCase(), 'method-case', method],
  ];
  const allFaults: TextFault[] = [
    ...faults,
    ...checked.flatMap(([is, code, on]) => (is ? [{ code, at: positionOf(text, on) }] : [])),
    ...schemeFaults,
    ...depthFaults(text, request.body),
    ...unreadFaults(text, [...unread, ...substituted]),
  ];
  const { body, ...rest } = request;
  const isWritten = body !== undefined && !substitution.test(body);
  const filled = { ...rest, ...(isWritten && { body }), url: url.replace(substitution, '{value}') };
  const sent = { ...filled, method: method.toUpperCase() };
  return { ...part(kind, text, sent, allFaults), ...read.response };
}

/** A command substitution, whose output is unknown. In files of other tools, a name in capitals is a variable. */
const substitution = /\$\((?![A-Z][A-Z\d_]*\))[^)]*\)?|`[^`]*`/g;

/** Start of the error below a PowerShell command, or below a program and an empty line. */
function outputStart(text: string): number | undefined {
  const at = text.search(errorStart);
  const code = text.slice(0, Math.max(0, at));
  const language = languageOf(code);
  const isBelow = language === 'PowerShell' || (language && /\n[ \t]*\n$/.test(code));
  return isBelow && readError(text.slice(at)) ? at : undefined;
}

async function readCode(text: string, language: LanguageName): Promise<Pasted[]> {
  const isCommand = language === 'PowerShell';
  const kind = `${language} ${isCommand ? 'command' : 'program'}`;
  const cut = isCommand && /(?<=\shttps?:[^\s'"]*)&/.exec(text);
  const continued = isCommand && /\\[ \t]*(?=\n)/.exec(text);
  const written: TextFault[] = [
    ...(cut ? [{ code: 'cut-at-ampersand' as const, at: spanOf(cut) }] : []),
    ...(continued ? [{ code: 'line-end' as const, at: spanOf(continued) }] : []),
  ];
  const { requests, faults } = await readProgram(text, language);
  // The lines of an error may precede the code.
  if (faults.length > 0 && text.search(errorStart) === 0 && text.includes('\n'))
    return readCode(text.slice(text.indexOf('\n') + 1), language);
  if (faults.length > 0) return [{ kind, text, faults }];
  if (requests.length === 0)
    return readAddresses(text).map((read) =>
      read.request ? read : { kind, text, faults: unreadFaults(text, ['the call']) },
    );
  const [command] =
    (!isCommand && /(?<![$\w.])(?:curl|wget)(?=["'\s])(?!\s*=).*:\/\//.exec(text)) || [];
  if (command !== undefined) written.push(...unreadFaults(text, [command]));
  return requests.map((read) => commandPart(kind, text, read, written));
}
