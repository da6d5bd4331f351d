import type { Parser } from '@lezer/common';
import type { SampleRequest } from '../../checks/endpoints';
import { RequestBuilder, type BuiltRequest } from './request-builder';
import type { TextFault } from '../findings';
import { unknownParts } from './program-strings';
import { ProgramValues } from './program-values';

interface Language {
  /** What only programs of this language have. */
  on: RegExp;
  load: () => Promise<{ parser: Parser }>;
  /** Writes what the grammar does not know as what it does, in the same length. */
  adapt?: (code: string) => string;
}

const javaScript = async () => {
  const { parser } = await import('@lezer/javascript');
  return { parser: parser.configure({ dialect: 'ts' }) };
};

const languages = {
  php: {
    on: /<\?php|\bcurl_(?:init|setopt)|->(?:request|get|post)\(|file_get_contents\(/,
    load: () => import('@lezer/php'),
    adapt: phpCode,
  },
  csharp: {
    on: /\bHttpRequestMessage\b|\b(?:Get|Post|Put|Delete|Send)\w*Async\(|\bHttpMethod\.\w|using System/,
    load: javaScript,
    adapt: cSharpCode,
  },
  java: {
    on: /\bHttpRequest\b|URI\.create\(|HttpURLConnection|OkHttpClient|Request\.Builder\(/,
    load: () => import('@lezer/java'),
  },
  go: {
    on: /\bhttp\.(?:New|Get\(|Post\(|Head\(|Default)|^package \w+/m,
    load: () => import('@lezer/go'),
    adapt: goCode,
  },
  python: {
    on: /^(?:import (?:requests|os|json|httpx|urllib|http|aiohttp)\b(?! +from)|from \w+(?:\.\w+)* import)|\b(?:requests|httpx|urllib\.request)\.\w+\(|\burlopen\(|\baiohttp\./m,
    load: () => import('@lezer/python'),
  },
  javascript: {
    on: /\bfetch\s*\(|\baxios\b|\bhttps?\.(?:request|get)\(|\$\.(?:ajax|get|post|getJSON)\(|XMLHttpRequest|\b(?:got|ky)\./,
    load: javaScript,
  },
} satisfies Record<string, Language>;
type LanguageName = keyof typeof languages;

export const languageNames: Readonly<Record<LanguageName, string>> = {
  php: 'PHP',
  csharp: 'C#',
  java: 'Java',
  go: 'Go',
  python: 'Python',
  javascript: 'JavaScript',
};

/** The language of a program that sends requests. */
export const languageOf = (text: string) =>
  (Object.keys(languages) as LanguageName[]).find((name) => languages[name].on.test(text));

export interface ProgramRead {
  requests: (BuiltRequest & { unread: string[] })[];
  faults: TextFault[];
}

/** The requests that a program sends, as far as they are written out. */
export async function readProgram(code: string, name: LanguageName): Promise<ProgramRead> {
  const language: Language = languages[name];
  const { parser } = await language.load();
  const adapted = language.adapt?.(code) ?? code;
  const root = parser.parse(adapted).topNode;
  const builder = new RequestBuilder(name);
  new ProgramValues(adapted, name === 'csharp', builder.call, builder.assign).read(root);
  const faults: TextFault[] = [];
  if (name === 'javascript' || name === 'python')
    root.cursor().iterate(({ type, from, to }) => {
      if (type.isError && faults.length === 0)
        faults.push({ code: 'syntax', at: spanIn(code.trimEnd(), from, to) });
    });
  return { requests: builder.finished.map(withoutMarks), faults };
}

const spanIn = ({ length }: string, from: number, to: number): TextFault['at'] => [
  Math.min(from, length - 1),
  Math.min(Math.max(to, from + 1), length),
];

/** The request with names in braces for what only a run tells; tokens may come from anywhere. */
function withoutMarks({ request, ...others }: BuiltRequest) {
  const unread = new Set<string>();
  const plain = (text: string, isSecret = false) =>
    text.replace(unknownParts, (_, source: string) => {
      if (!isSecret) unread.add(source);
      const name = /\w+(?=\W*$)/.exec(source)?.[0] ?? 'value';
      return isSecret ? `$${name}` : `{${name}}`;
    });
  const headers = Object.entries(request.headers ?? {}).map(([name, value]) => [
    plain(name.includes('\uE000') ? name : name.toLowerCase()),
    plain(value, /^(?:x-qsc-|authorization)/.test(name)),
  ]);
  const { body } = request;
  // Of a body that only a run tells nothing can be said.
  const isWritten = body?.replace(unknownParts, '') !== '';
  if (body !== undefined && !isWritten) plain(body);
  const written = isWritten ? body : undefined;
  // Headers that a function makes may be all that are needed.
  const isOpen = headers.some(([name]) => name?.includes('{'));
  const plainRequest: SampleRequest = {
    method: plain(request.method ?? 'GET'),
    url: plain(request.url),
    ...(!isOpen && { headers: Object.fromEntries(headers) as Record<string, string> }),
    ...(written !== undefined && { body: plain(written) }),
  };
  return { ...others, request: plainRequest, unread: [...unread] };
}

/** Without its opening tag, PHP is text. */
function phpCode(code: string): string {
  return code.includes('<?') ? code : code.replace(/^/, '<?php ');
}

/** Go has statements in functions alone. */
function goCode(code: string): string {
  return /^func\b/m.test(code) ? code : code.replace(/^(?!package|import)/, 'func main() {\n');
}

/** C# as JavaScript has it: strings of three quotes and with `@` or `$`, declarations by type. */
function cSharpCode(code: string): string {
  return code
    .replace(/\$*"""\r?\n?([\s\S]*?)"""/g, (all, text: string) =>
      `\`${text}\``.padStart(all.length),
    )
    .replace(/([$@]+)"((?:[^"\\]|\\.|"")*)"/g, (all, _, text: string) =>
      ` "${text.replaceAll('""', '\\"')}"`.padStart(all.length),
    )
    .replace(
      /^(\s*)(?:using +)?(?:var|[A-Z]\w*(?:<[^<>]*>)?|string|object)(?= +\w+ *= )/gm,
      (all, space: string) => `${space}var`.padEnd(all.length),
    )
    .replace(/\bnew\s*(?:\[\]|string\[\])\s*\{([^{}]*)\}/g, (all, list: string) =>
      `[${list}]`.padStart(all.length),
    )
    .replace(/\bnew\s*(?:\(\)\s*)?(?=\{)/g, (all) => ''.padEnd(all.length))
    .replace(/\{([^{};"]*=\s*(?:"[^"]*"|[\w.]+|\[[^\]]*\]|\{[^{}]*\})\s*,?\s*)+\}/g, (all) =>
      all.replace(/(\w+)\s*=(?!=)/g, (part) => part.replace('=', ':')),
    );
}
