import { readCurl, readHttpie, type ReadRequest } from './command';
import type { PasteCode, TextFault } from '../findings';
import { positionOf } from '../parts';
import { shiftFaults } from '../loose-json';
import { Command, shellOf } from './words';

/** A command that sends requests: its position, its request, and the faults of its notation. */
export interface CommandCall {
  name: 'curl' | 'wget' | 'HTTPie';
  end: number;
  read: ReadRequest | undefined;
  faults: TextFault[];
}

export interface CommandLine {
  calls: CommandCall[];
  /** Positions of lines without such a command. */
  others: [start: number, end: number][];
}

const shellPrompt = String.raw`[$%] +|\[?[\w.-]+@[\w.-]+(?![\w.-])[^$#%\n]*[$#%] +|PS(?: [^>\n]*)?> *|[A-Z]:\\[^>\n]*> *`;
/** Also the mark of a trace. Windows PowerShell repeats a failed command behind the same character. */
const prompt = new RegExp(
  `${shellPrompt}|> +|# +(?=(?:curl|wget|https?)\\s)|(?<!char:\\d+\\n)\\++ +(?=\\w)`,
  'y',
);
/** A line with a prompt. In a text with such lines, those without one are output. */
export const session = new RegExp(`^(?:${shellPrompt})`, 'm');
const clients = {
  curl: 'curl',
  wget: 'wget',
  http: 'HTTPie',
  https: 'HTTPie',
  xh: 'HTTPie',
} as const;
const clientOf = (word = '') =>
  clients[word.replace(/^@|^.*[/\\]|\.exe$/g, '').toLowerCase() as keyof typeof clients] as
    CommandCall['name'] | undefined;

/** Whether a text has a command that sends a request. */
export const hasCommand = (text: string) =>
  aCommand.test(text) && !/^\s*https? +(?:[45]\d\d|\d{4}-)/.test(text);
const aCommand = new RegExp(
  String.raw`(?:^|[\n;&|(>{$#]|(?<!char:\d+)(?:^|\n)\++ +|@[\w.-]+ [^\n%]{0,99}%|^%)[ \t]*@?(?:[\w/\\.:-]*[/\\])?(?:(?:curl|wget)(?:\.exe)?|https?|xh)[ \t]+(?=[^\s=])(?!:\s)|(?:^|\n)(?![^\S\n]*\+)[^\n"'|]*[ \t](?:\S*\/)?(?:curl|wget)[ \t](?=[^\n]*(?::\/\/|[\\^]\n))`,
);

/** Commands and keywords that do not affect a request. */
const harmless =
  /^(?:@?(?:echo|setlocal|endlocal|pause|rem|cls|chcp)|cd|clear|set|unset|local|export|source|sleep|wait|exit|read|true|mkdir|rm|touch|jq|cat|ls|dir|type|npm|pip3?|apk|apt(?:-get)?|git|sudo|FROM|RUN|COPY|ENV|WORKDIR|head|tail|grep|sed|sort|wc|pwd|date|if|do|done|then|else|fi|\[+|#.*)$/;

/** Commands that write what they read. */
const passesOn = /^(?:(?:echo|printf|cat|tee)\b|jq(?: -[cCMSar]+)*(?: \.)?$)/;

/** A label of a batch file, or the target of a Makefile. */
const label = /^(?::\w*|[\w.-]+:)$/;

/** Characters of an address that curl expands, except `[]` of a list parameter and placeholders, which other tools fill in. */
const glob =
  /(?<=^https?:.*)(?:\[(?![\]:])|\{(?!\w+\}|\{.*\}\}|(?<=\{\{).*\}\})|(?<!\[)\](?!:))[^&]*/;
function globFaults(text: string, args: readonly string[]): TextFault[] {
  const isOff = args.some((word) => /^-(?:[a-zA-Z]*g|-globoff)$/.test(word));
  const [found] = args.flatMap((word) => glob.exec(word)?.[0] ?? []);
  return isOff || found === undefined ? [] : [{ code: 'globbing', at: positionOf(text, found) }];
}

/** A body in double quotes that contains unescaped double quotes. */
const innerQuotes = /((?:-d|--data(?:-raw|-binary)?|--json)(?:=| *))"([[{][\s\S]*?[\]}])"(?=\s|$)/g;

/** An unquoted body, whose own quotes the shell removes. */
const noQuotes =
  /((?:-d|--data(?:-raw|-binary)?|--json)(?:=| *))([[{](?=\S*[^\\]")[^\s']*[\]}])(?=\s|$)/g;

/** The fault of a percent sign that a batch file would read as the start of an argument. */
function batchFaults(text: string, command: string): TextFault[] {
  const [code] =
    (/^@?echo off/im.test(text) && /(?<!%)%[\da-f]{2}(?!\w*(?::[^%\n]*)?%)/i.exec(command)) || [];
  return code === undefined ? [] : [{ code: 'batch-percent', at: positionOf(text, code) }];
}

/** Reads all commands of a text. @param variables variables of the shell; assignments in the text are added */
export function readCommands(text: string, variables = new Map<string, string>()): CommandLine {
  const shell = shellOf(text);
  const calls: CommandCall[] = [];
  const others: CommandLine['others'] = [];
  let input: string | undefined;
  let filter: string[] = [];
  for (let at = 0; at < text.length;) {
    const gap = /^[\s;&|]+/.exec(text.slice(at))?.[0] ?? '';
    const isPiped = gap.includes('|') && !gap.includes('||');
    at += gap.length;
    prompt.lastIndex = at;
    at += prompt.exec(text)?.[0].length ?? 0;
    if (at >= text.length) break;
    const { command, faults, source } = repairCommand(text.slice(at), shell);
    const end = at + Math.max(1, command.at - (source.length - text.slice(at).length));
    // A batch file doubles the percent sign; at a prompt, it has no escape.
    const isBatch = shell === 'cmd' && !session.test(text);
    const words = command.words.map((word) =>
      fillVariables(isBatch ? word.replaceAll('%%', '%') : word, variables),
    );
    const [reader, target = '', ...more] = words.filter((word) => /^[a-z_]\w*$/i.test(word));
    if (reader === 'read' && command.input !== undefined && more.length === 0)
      variables.set(target, command.input);
    const start = words.findIndex((word) => clientOf(word) !== undefined);
    // Other words precede the name of a command, as in `docker run`, if an address follows.
    const isCalled = words.slice(start).some((word) => /:\/\/|\/api\/|^\$|^localhost/.test(word));
    // Windows PowerShell repeats a failed command after a plus sign.
    if (isCalled && words[0] !== '+') words.splice(0, start);
    const name = clientOf(words[0]);
    if (name) {
      const args = words.slice(1);
      const reads =
        name === 'HTTPie'
          ? [readHttpie(args, command.input ?? input, words[0] === 'https' ? 'https://' : '')]
          : readCurl(name, args, command.input ?? input);
      const moved = shiftFaults(faults, at);
      // The output of a filter is unknown.
      if (isPiped && args.some((word) => word.endsWith('@-'))) reads[0]?.unread.push(...filter);
      // HTTPie sends the output of the command before the pipe.
      if (name === 'HTTPie' && isPiped && input === undefined) reads[0]?.unread.push('|');
      if (shell === 'PowerShell' && name === 'curl' && words[0] === 'curl')
        moved.push({ code: 'powershell-curl', at: [at, at + 4] });
      if (isBatch) moved.push(...batchFaults(text, source.slice(0, command.at)));
      if (name === 'curl') moved.push(...globFaults(text, args));
      for (const read of reads.length > 0 ? reads : [undefined])
        calls.push({ name, end, read, faults: moved });
      // A command substitution may contain a call.
    } else if (shell === 'Bash' && hasSubstitution.test(text.slice(at, end))) {
      calls.push(...substitutedCalls(text.slice(at, end), at, variables));
    } else if (!isPiped && !isAssignment(words, variables)) {
      if (/^(?:echo|printf)$/.test(words[0] ?? '') && /^\s*\|/.test(text.slice(end)))
        input = words
          .filter((word) => !/^-[ne]+$|^%s$/.test(word))
          .slice(1)
          .join(' ');
      else if (words.length > 0 && !harmless.test(words[0] ?? '') && !label.test(words.join(' ')))
        others.push([
          at,
          hasCommand(text.slice(end, lineEnd(text, end))) ? end : lineEnd(text, end),
        ]);
    }
    filter = name || passesOn.test(words.join(' ')) ? [] : [source.slice(0, command.at).trim()];
    at = name || isPiped ? end : Math.max(end, others.at(-1)?.[1] ?? 0);
  }
  return { calls, others };
}

/** A here document that a command substitution prints. */
const printedDocument = /\$\(cat <<-?\s*['"]?(\w+)['"]?\n([\s\S]*?)\n\s*\1\s*\)/g;
/** A here document for the command behind a pipe. */
const pipedDocument =
  /^[ \t]*cat (<<-?[ \t]*(['"]?)(\w+)\2)[ \t]*\|[ \t]*((?:(?!cat <<)(?:\\\n|.))*?(?<![^\s|])(?:curl|wget|https?|xh)(?=\s))/gm;
export const withoutPipes = (text: string) => text.replace(pipedDocument, '$4 $1');

const hasSubstitution = /\$\((?=[\s\S]*\b(?:curl|wget|https?) )/;

function substitutedCalls(text: string, offset: number, variables: Map<string, string>) {
  const from = text.search(hasSubstitution) + 2;
  const { calls } = readCommands(text.slice(from, text.lastIndexOf(')')), variables);
  return calls.map(({ end, faults, ...call }) => ({
    ...call,
    end: end + offset + from,
    faults: shiftFaults(faults, offset + from),
  }));
}

const lineEnd = (text: string, from: number) => {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
};

/** Reads a command, and restores parts that its shell would cut off or split. */
function repairCommand(text: string, shell: ReturnType<typeof shellOf>) {
  const faults: TextFault[] = [];
  let command = new Command(text, shell);
  let source = text;
  const repair = (code: PasteCode, on: RegExp, quoteAgain: (json: string) => string) => {
    source = source.replace(on, (all: string, option: string, json: string, offset: number) => {
      const quoted = quoteAgain(json);
      if (quoted === json) return all;
      faults.push({ code, at: [offset + option.length, offset + all.length] });
      return `${option}"${quoted}"`;
    });
  };
  const isQuoted = (json: string) =>
    (shell !== 'Bash' && /^[[{]+\s*""/.test(json)) || /(?:^|\n)\s*\S*curl\s/.test(json);
  // The repairs search the text to its end.
  const [rest = ''] = (command.isCut && /^(?:[\\^`]\n|.)*/.exec(text.slice(command.at))) || [];
  if (/-d|--(?:data|json)/.test(text.slice(0, command.at) + rest)) {
    repair('inner-quotes', innerQuotes, (json) =>
      isQuoted(json) ? json : json.replace(/\\?"/g, '\\"'),
    );
    repair('body-unquoted', noQuotes, (json) => json.replaceAll('"', '\\"'));
    command = new Command(source, shell);
  }
  // A client that is called, also by the name of a variable, or a variable that gets the address.
  const isRead = (word: string) => clientOf(word) ?? /^(?:\$\w+$|\w+=|export$|set$)/.test(word);
  if (command.isCut && command.words.some(isRead)) {
    const start = source.slice(0, command.at).search(/[^\s'"|;]*$/);
    const address = /^[^\s'"|;]+/.exec(source.slice(start))?.[0] ?? '';
    faults.push({ code: 'cut-at-ampersand', at: [command.at, command.at + 1] });
    source = `${source.slice(0, start)}"${address}"${source.slice(start + address.length)}`;
    command = new Command(source, shell);
  }
  const inside = faults.filter(({ at: [from] }) => from < command.at);
  return { command, source, faults: [...inside, ...command.faults] };
}

function isAssignment(words: readonly string[], variables: Map<string, string>): boolean {
  const [first = '', second = '', , value = ''] = words;
  // A loop is read with its first value.
  if (first === 'for') variables.set(second, value);
  const isKeyword = /^(?:export|set)$/.test(first);
  const isSpaced = first.startsWith('$') && second === '=' && words.length === 3;
  const pairs = (isSpaced ? [words.join('')] : isKeyword ? [second] : words).map((word) =>
    /^(?:\$(?:env:)?)?(\w+)=([\s\S]*)$/.exec(word),
  );
  if (pairs.length === 0 || pairs.includes(null)) return false;
  for (const pair of pairs) variables.set(pair?.[1] ?? '', pair?.[2] ?? '');
  return true;
}

const fillVariables = (word: string, variables: ReadonlyMap<string, string>): string =>
  word
    .replace(printedDocument, '$2')
    .replace(
      /\$\{?(\w+)(?::-([^{}]*(?:\{\w+\}[^{}]*)*))?\}?|%(\w+)%/g,
      (all: string, name = '', preset: string | undefined, other = name) =>
        variables.get(other) ?? (preset === undefined ? all : fillVariables(preset, variables)),
    );
