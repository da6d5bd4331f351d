import type { Parser, SyntaxNode } from '@lezer/common';
import type { ReadRequest } from '../commands/command';
import { RequestBuilder } from './request-builder';
import type { TextFault } from '../findings';
import { withoutIndent, withoutMarks } from './program-strings';
import { ProgramValues } from './program-values';

interface Language {
  /** Matches programs of this language and no others. */
  on: RegExp;
  load: () => Promise<{ parser: Parser }>;
  /** Rewrites syntax that the grammar does not know. */
  adapt?: (code: string) => string;
}

const javaScript = async () => {
  const { parser } = await import('@lezer/javascript');
  return { parser: parser.configure({ dialect: 'ts' }) };
};

const languages = {
  php: {
    on: /<\?php|\bcurl_(?:init|setopt)|->(?:request|get|post)\(|file_get_contents\(|\bwp_remote_|\bHttp::/,
    load: () => import('@lezer/php'),
    adapt: phpCode,
  },
  csharp: {
    on: /\bHttpRequestMessage\b|\bRestRequest\b|\b(?:Get|Post|Put|Delete|Send)\w*Async[<(]|\bHttpMethod\.[A-Z][a-z]|using System/,
    load: javaScript,
    adapt: cSharpCode,
  },
  kotlin: {
    on: /^[ \t]*(?:val \w+(?:: ?[\w<>?]+)? = |(?:suspend )?fun \w+\()|\.toRequestBody\(|\.toMediaType\(/m,
    load: javaScript,
    adapt: kotlinCode,
  },
  java: {
    on: /\bHttpRequest\b|\b[rR]estTemplate\b|\b[wW]ebClient\b|[rR]estClient\.(?:get|post|create)\(|URI\.create\(|HttpURLConnection|\bnew Http(?:Get|Post|Put)\(|OkHttpClient|Request\.Builder\(/,
    load: () => import('@lezer/java'),
  },
  go: {
    on: /\bhttp\.(?:New|Get\(|Post\(|Head\(|Default)|^package \w+/m,
    load: () => import('@lezer/go'),
    adapt: goCode,
  },
  python: {
    on: /^(?:import (?:requests|os|json|httpx|urllib|http|aiohttp)\b(?! +from)|from \w+(?:\.\w+)* import)|\b(?:requests|httpx|urllib\.request)\.\w+\(|\burlopen\(|\baiohttp\.|[(,]\s*(?:json|params|headers)=|\bhttp\.client\./m,
    load: () => import('@lezer/python'),
    adapt: pythonCode,
  },
  javascript: {
    on: /\b(?:fetch|useFetch)\s*\(|\baxios\b|\bhttps?\.(?:request|get)\(|\$\.(?:ajax|get|post|getJSON)\(|\bhttp\.\w+<|\bhttp\.(?:post|put)\(|\brequest(?:\.(?:get|post|put))?\(\s*(?:['"`{]|options\b)|new XMLHttpRequest|\bsuperagent\b|\b(?:got|ky)\./,
    load: javaScript,
  },
} satisfies Record<string, Language>;
export type LanguageName = keyof typeof languages;

export const languageNames: Readonly<Record<LanguageName, string>> = {
  php: 'PHP',
  csharp: 'C#',
  kotlin: 'Kotlin',
  java: 'Java',
  go: 'Go',
  python: 'Python',
  javascript: 'JavaScript',
};

/** The language of a program that sends requests. */
export const languageOf = (text: string) =>
  (Object.keys(languages) as LanguageName[]).find((name) => languages[name].on.test(text));

export interface ProgramRead {
  requests: ReadRequest[];
  faults: TextFault[];
}

/** Reads the requests of a program without running it. */
export async function readProgram(code: string, name: LanguageName): Promise<ProgramRead> {
  const language: Language = languages[name];
  const { parser } = await language.load();
  const adapted = language.adapt?.(code) ?? code;
  const isChecked = name === 'javascript' || name === 'python';
  const read = (form: string) => {
    const root = parser.parse(form).topNode;
    return { form, root, error: isChecked ? errorIn(root) : undefined };
  };
  const written = read(adapted);
  const others = isChecked && written.error ? fragments[name] : [];
  const copied = others.map((wrap) => read(wrap(adapted))).find((other) => !other.error);
  const { form, root, error } = copied ?? written;
  const builder = new RequestBuilder(name);
  new ProgramValues(form, builder.call, builder.assign).read(root);
  return {
    requests: builder.finished.map((built) => ({ ...built, ...withoutMarks(built.request) })),
    faults: error ? [{ code: 'syntax', at: spanIn(code.trimEnd(), ...error) }] : [],
  };
}

/** Position of the first syntax error. */
function errorIn(root: SyntaxNode): TextFault['at'] | undefined {
  let at: TextFault['at'] | undefined;
  root.cursor().iterate(({ type, from, to }) => {
    if (type.isError) at ??= [from, to];
  });
  return at;
}

/** Complete a fragment that was copied from a class, an object, or a function. */
const fragments = {
  javascript: [(code: string) => `class Copied {\n${code}\n}`, (code: string) => `({\n${code}\n})`],
  python: [withoutIndent],
};

const spanIn = ({ length }: string, from: number, to: number): TextFault['at'] => [
  Math.min(from, length - 1),
  Math.min(Math.max(to, from + 1), length),
];

/** Adds the opening tag, without which PHP is plain text. */
function phpCode(code: string): string {
  return code.includes('<?') ? code : code.replace(/^/, '<?php ');
}

/** Removes the prompts and the output of an interactive session. */
function pythonCode(code: string): string {
  const typed = [...code.matchAll(/^(?:>>>|\.\.\.)(?: (.*))?$/gm)];
  return typed.length > 0 ? typed.map(([, line = '']) => line).join('\n') : code;
}

/** Wraps statements in a function: Go allows them nowhere else. */
function goCode(code: string): string {
  return /^func\b/m.test(code) ? code : code.replace(/^(?!package|import)/, 'func main() {\n');
}

/** Rewrites a C# string as JavaScript: a verbatim or raw string as a plain one, an interpolated string as a template. */
function cSharpString(
  _: string,
  dollars: string,
  raw?: string,
  signs = dollars,
  text = '',
): string {
  const isVerbatim = raw !== undefined || signs.includes('@');
  const plain = raw === undefined ? text.replaceAll('""', '"') : withoutIndent(raw);
  const content = isVerbatim ? JSON.stringify(plain).slice(1, -1) : text;
  if (!signs.includes('$')) return `"${content}"`;
  const holes = dollars?.length === 2 ? /\{\{(.*?)\}\}/g : /\{\{|\}\}|\{([^{}]*)\}/g;
  const filled = content
    .replaceAll('`', '\\`')
    .replace(holes, (all, hole?: string) => (hole === undefined ? all.charAt(0) : `\${${hole}}`));
  return `\`${filled}\``;
}

/** Rewrites strings, typed declarations, and initializers of C# as JavaScript. */
function cSharpCode(code: string): string {
  return code
    .replace(/(\$*)"""([\s\S]*?)"""|([$@]+)"((?:\{[^{}]*\}|[^"\\]|\\.|"")*)"/g, cSharpString)
    .replace(
      /^(\s*)(?:using +)?(?:var|[A-Z]\w*(?:<[^<>]*>)?|string|object)(?= +\w+ *= )/gm,
      '$1var',
    )
    .replace(/\{(\s*"[^"]*"\s*,[^{};]*)\}/g, '[$1]')
    .replace(/=(\s*)\{((?:\s*\[[^\]]*\]\s*,?)+\s*)\}/g, '=$1[$2]')
    .replace(/(\bnew\s+\w+(?:\([^()]*\))?)\s(?=\s*\{\s*\w+\s*=)/g, '$1;')
    .replace(/\bnew\s*(?:\[\]|string\[\])\s*\{([^{}]*)\}/g, '[$1]')
    .replace(/\bnew\s*(?:\(\)\s*)?(?=\{)/g, '')
    .replace(/\{([^{};"]*=\s*(?:"[^"]*"|[\w.]+|\[[^\]]*\]|\{[^{}]*\})\s*,?\s*)+\}/g, (all) =>
      all.replace(/(\w+)\s*=(?!=)/g, '$1:'),
    );
}

/** Rewrites strings, declarations, and pairs of Kotlin as JavaScript. */
function kotlinCode(code: string): string {
  return code
    .replace(/"""([\s\S]*?)"""|"((?:[^"\\\n]|\\.)*)"/g, (_, raw?: string, text = '') =>
      raw === undefined ? template(text) : template(JSON.stringify(raw).slice(1, -1)),
    )
    .replace(/\bva[lr](?= )/g, 'var')
    .replace(/\bfun(?= )/g, 'function')
    .replace(/(`[^`]*`) to (?=\S)/g, '$1, ');
}

/** A template of JavaScript for a text of Kotlin with `$name` or `${expression}`. */
const template = (text: string) =>
  `\`${text.replaceAll('`', '\\`').replace(/\$(?=[a-z])(\w+)/g, '${$1}')}\``;
