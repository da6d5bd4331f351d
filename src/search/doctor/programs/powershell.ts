import { isObject, objectOf } from '../../../lib/values/json-object';
import { nestingOf } from '../../../lib/values/nesting';
import type { TextFault } from '../findings';
import { readOptions, start, type Client } from './client-parts';
import { asText, isUnknown, unknownMark } from './program-strings';
import { asJavaScript, enclose, type Dialect } from './rewrite';

const client = 'Invoke-(?:RestMethod|WebRequest)|irm|iwr';
/** In Windows PowerShell, `curl` and `wget` are names of `Invoke-WebRequest`. */
const alias =
  /\b(?:curl|wget)(?=\s(?:(?:(?!\b(?:curl|wget)\s)[^\n;|])*\s)?-(?:Uri|Method|Headers|Body|UseBasicParsing)\b)/;
export const hasAlias = (text: string) => alias.test(text);
/** A command that sends a request. */
export const powerShellCommand = new RegExp(String.raw`\b(?:${client})(?=\s)|${alias.source}`, 'i');

const option =
  /-(UseBasicParsing|SkipHttpErrorCheck|SkipCertificateCheck|Verbose|DisableKeepAlive|Compress|AsArray)\b|-([a-z]\w*):?(?:\s+(?!-[a-z])(\S+))?|@(\w+)|(\S+)/gi;

/** The options of a command as an object. The first word without an option is the address. */
const optionsOf = (words: string) =>
  [...words.matchAll(option)]
    .map(([, flag, name = 'uri', value, table, word = value]) => {
      if (table !== undefined) return `...$${table}`;
      if (flag !== undefined || word === undefined) return `${flag ?? name}: true`;
      const isCode = /^(?:["$\uE010]|process\.|(?:true|false|null|-?\d+(?:\.\d+)?)$)/.test(word);
      return `${name}: ${isCode ? word : JSON.stringify(word)}`;
    })
    .join(', ');

/** A command that sends nothing, as a call with its words and with the blocks in it. */
function cmdletOf(written: string): string {
  const blocks = written.match(/\uE010\d+\uE011/g) ?? [];
  const words = written
    .replace(/\uE010\d+\uE011/g, '')
    .trim()
    .split(/("\d+")/);
  const texts = words.map((word) => (word.startsWith('"') ? word : `\`${word}\``));
  return `cmdlet([${texts.join(', ')}]${blocks.map((block) => `, () => ${block}`).join('')})`;
}

const commands = new RegExp(
  String.raw`(\|\s*)?\b(?:(?:${client}|curl|wget)\s|Convert(To|From)-Json\b)([^\n;|]*)`,
  'gi',
);

/** Rewrites commands as calls with an object of options, and pipes as methods. Brackets are hidden. */
const commandsIn = (code: string) =>
  code
    .replace(commands, (_, pipe = '', convert: string | undefined, words: string) => {
      const name = convert === undefined ? 'request' : `Convert${convert}Json`;
      return `${pipe === '' ? '' : '.'}${name}({ ${optionsOf(words)} })`;
    })
    .replace(/\bNew-Object\b[^\n;|]*/gi, '({})')
    .replace(/(?<![\w$.-])[A-Z]\w+-[A-Z]\w+\b[^\n;|]*/g, cmdletOf);

/** An entry of a table; several values with commas between them are a list. */
function entryOf(line: string): string[] {
  const [, key, value = ''] = /^\s*("\d+"|[\w.-]+)\s*=\s*([\s\S]*?)\s*$/.exec(line) ?? [];
  if (key === undefined) return [];
  const name = /^["\w]+$/.test(key) ? key : JSON.stringify(key);
  return [`${name}: ${/,/.test(value) ? `[${value}]` : commandsIn(value)}`];
}

export const powerShell: Dialect = {
  strings:
    /<#[\s\S]*?#>|(?<!\S)#.*|@'\n(?<raw>[\s\S]*?)\n'@|'(?<plain>(?:[^']|'')*)'|@"\n(?<block>[\s\S]*?)\n"@|"(?<text>(?:[^"`]|`[\s\S]|"")*)"/g,
  escapes: (text, written) =>
    text.replace(written.startsWith('@') ? /`[\s\S]|["\\\n]/g : /`[\s\S]|""|[\\\n]/g, (all) => {
      if (all === '\n') return '\\n';
      const plain = all.slice(-1);
      return /^`[ntr$]|["\\]$/.test(all) ? `\\${plain}` : plain;
    }),
  hole: () => /(?<!\\)\$(?:\(((?:[^()]|\([^()]*\))*)\)|\{?([\w:]+)\}?)/g,
  inner: (code) => asJavaScript(powerShell, /^[\w:]+$/.test(code) ? `$${code}` : code),
  rules: [
    [/^\s*(?:PS(?: [^>\n]*)?>|>>) ?/gm, ''],
    [/[`\\][ \t]*\n/g, ' '],
    [/\bfunction\s+[\w-]+\s*(?=\{)/gi, ''],
    [/("\d+")\s+-f\s+((?:"\d+"|\$[\w.]+)(?:\s*,\s*(?:"\d+"|\$[\w.]+))*)/gi, 'format($1, $2)'],
    [/\$env:(\w+)/gi, 'process.env.$1'],
    [/\$(?=(?:true|false|null)\b)/gi, ''],
    [/\$(?:script|global|local):/gi, '$'],
    [/\[([a-z][\w.]*)\]::/gi, '$1.'],
    [/(?<![\w)"])\[[a-z][\w.]*(?:\[\])?\](?=\s*[$"@(])/gi, ''],
    [/^(\s*\$\w+\s*=\s*)("\d+"(?:\s*,\s*"\d+")+)/gm, '$1[$2]'],
  ],
  brackets: (open, content, before) => {
    const parts = (separator: RegExp) =>
      content.split(separator).filter((part) => part.trim() !== '');
    if (before === '@' && open === '{')
      return `({ ${parts(/[\n;]/).flatMap(entryOf).join(', ')} })`;
    if (before === '@')
      return `list(${parts(/[\n;,]/)
        .map(commandsIn)
        .join(', ')})`;
    if (open === '(' && before === '' && content.includes(',')) return `[${commandsIn(content)}]`;
    // A line break ends a statement.
    const code = content.replace(/(?<![|,=+\s])[ \t]*\n(?!\s*[|.])/g, ';\n');
    return enclose(open, commandsIn(code));
  },
};

const powerShellOptions =
  /^(?:Uri|Method|Headers|Body|Form|ContentType|OutFile|TimeoutSec|UseBasicParsing|Skip\w+|ErrorAction|Verbose|UserAgent|WebSession|SessionVariable|MaximumRetryCount|RetryIntervalSec|DisableKeepAlive|\w+Variable)$/i;

/** A command with its options, and a body before the pipe. */
export const powerShellCall: Client = ({ name, receiver, args: [given], source }) => {
  const options = Object.entries(objectOf(given)).map(([key, value]) => [key.toLowerCase(), value]);
  const { body, ...part } = readOptions(Object.fromEntries(options), source);
  const sent = body ?? part.form ?? (name === 'request' ? undefined : receiver);
  const isQuery = isObject(sent) && /^(?:get)?$/i.test(asText(part.method));
  const unread = Object.keys(objectOf(given)).filter((key) => !powerShellOptions.test(key));
  return start({
    method: 'GET',
    url: unknownMark('the address'),
    ...part,
    ...(isQuery ? { query: sent } : { form: sent }),
    unread: unread.map((key) => (isUnknown(key) ? key.slice(1, -1) : `-${key}`)),
  });
};

/** The fault of a body whose levels PowerShell cuts, by default below the second one. */
export function depthFaults(text: string, body = ''): TextFault[] {
  const match = /\bConvertTo-Json\b(?:[^|;\n]*?-Depth[ :]+(\d+))?/i.exec(text);
  const isCut = match && nestingOf(body) > Number(match[1] ?? 2) + 1;
  return isCut ? [{ code: 'depth', at: [match.index, match.index + match[0].length] }] : [];
}
