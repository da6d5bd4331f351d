import type { Parser, SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/javascript';
import { RequestBuilder } from './request-builder';
import type { TextFault } from '../findings';
import { withoutIndent } from './program-strings';
import { powerShell, powerShellCommand } from './powershell';
import { ProgramValues } from './program-values';
import { asJavaScript, cSharp, type Dialect } from './rewrite';

interface Language {
  /** Matches programs of this language and no others. */
  on: RegExp;
  /** Absent for the grammar of JavaScript. */
  load?: () => Promise<{ parser: Parser }>;
  /** Rewrites the code for the grammar. */
  adapt?: Dialect | ((code: string) => string);
}

const typeScript = parser.configure({ dialect: 'ts' });

/** By the names that readers see. */
const languages = {
  PowerShell: { on: powerShellCommand, adapt: powerShell },
  PHP: {
    // In Perl, a declaration begins with `my`.
    on: /^(?:(?=[^]*<\?php)|(?![^]*(?:^|\n)[ \t]*my [$@%(].*[=;]))[^]*?(?:<\?php|\bcurl_(?:init|setopt)|->(?:request|get|post|put|delete)(?:Async)?\(|file_get_contents\(|\bwp_remote_|\bHttp::)/,
    load: () => import('@lezer/php'),
    // Without its opening tag, PHP is plain text.
    adapt: (code: string) => (code.includes('<?') ? code : `<?php ${code}`),
  },
  'C#': {
    on: /^(?![^]*\bnew RestRequest\()[^]*?(?:\bHttpRequestMessage\b|\b(?:Get|Post|Put|Delete|Send)\w*Async[<(]|\bHttpMethod\.[A-Z][a-z]|using System)/,
    adapt: cSharp,
  },
  Java: {
    adapt: kotlinCode,
    on: /\bHttpRequest\b|\b[rR]estTemplate\b|\b[wW]ebClient\b|[rR]estClient\.(?:get|post|create)\(|URI\.create\(|HttpURLConnection|OkHttpClient|Request\.Builder\(/,
    load: () => import('@lezer/java'),
  },
  Dart: { on: /\bUri\.(?:https?|parse)\(/, adapt: dartCode },
  Go: {
    on: /\bhttp\.(?:New|Get\(|Post(?:Form)?\(|Head\(|Default)|^package \w+(?![\w.;])/m,
    load: () => import('@lezer/go'),
    adapt: goCode,
  },
  Python: {
    on: /^(?:import (?:requests|os|json|httpx|urllib|http|aiohttp)\b(?! +from)|from \w+(?:\.\w+)* import)|\b(?:requests|httpx|urllib\.request)\.\w+\(|\burlopen\(|\baiohttp\.|[(,]\s*(?:json|params|headers)=|\bhttp\.client\./m,
    load: () => import('@lezer/python'),
    adapt: pythonCode,
  },
  JavaScript: {
    adapt: scriptCode,
    on: /\b(?:fetch|useFetch)\s*\(|\baxios\b(?!\/)|\bhttps?\.(?:request|get)\(|\$\.(?:ajax|get|post|getJSON)\(|\bhttp\.\w+<|\bhttp\.(?:post|put)\(|new XMLHttpRequest|\b(?:got|ky)\.|\bgot\(|\bsuperagent\b|['"]undici['"]|\brequest\s*\.(?:get|post|put|delete)\(/,
  },
} satisfies Record<string, Language>;
export type LanguageName = keyof typeof languages;

/** The language of a program that sends requests. */
export const languageOf = (text: string) =>
  (Object.keys(languages) as LanguageName[]).find((name) => languages[name].on.test(text));

/** Reads the requests of a program without running it. */
export async function readProgram(code: string, name: LanguageName) {
  const { load, adapt = (text: string) => text }: Language = languages[name];
  const grammar = load ? (await load()).parser : typeScript;
  const adapted = typeof adapt === 'function' ? adapt(code) : asJavaScript(adapt, code);
  const isChecked = name === 'JavaScript' || name === 'Python';
  const read = (form: string) => {
    const root = grammar.parse(form).topNode;
    return { form, root, error: isChecked ? errorIn(root) : undefined };
  };
  const written = read(adapted);
  const others = isChecked && written.error !== undefined ? fragments[name] : [];
  const copied = others
    .map((wrap) => read(wrap(adapted)))
    .find((other) => other.error === undefined);
  const { form, root, error } = copied ?? written;
  const builder = new RequestBuilder(name);
  new ProgramValues(form, builder.call, builder.assign).read(root);
  const start = Math.min(error ?? 0, code.trimEnd().length - 1);
  const syntax: TextFault = { code: 'syntax', at: [start, start + 1] };
  return { requests: builder.finished, faults: error === undefined ? [] : [syntax] };
}

/** Position of the first syntax error. */
function errorIn(root: SyntaxNode): number | undefined {
  let at: number | undefined;
  root.cursor().iterate(({ type, from }) => {
    if (type.isError) at ??= from;
  });
  return at;
}

/** Complete a fragment that was copied from a class, an object, or a function. */
const fragments = {
  JavaScript: [(code: string) => `class Copied {\n${code}\n}`, (code: string) => `({\n${code}\n})`],
  Python: [withoutIndent],
};

/** Writes the variables and the raw strings of Kotlin as those of Java, whose grammar reads no class as an argument. */
function kotlinCode(code: string): string {
  return code
    .replace(/"(?:[^"\\\n]|\\.)*"|(?<=\w)(?:::class\.java|\.class)\b/g, (all) =>
      all.startsWith('"') ? all : '_class',
    )
    .replace(/^(\s*)val(?= \w+ = )/gm, ';$1var')
    .replace(/"""(?!\n)(.*?)"""/g, (_, text: string) => JSON.stringify(text));
}

/** Writes the variables, types, and named arguments of Dart as JavaScript does. */
function dartCode(code: string): string {
  return code
    .replace(/\b(?:final|late|var) +(?:\w+(?:<[^<>]*>)? +)?(?=\w+ *=)/g, 'var ')
    .replace(/<\w+(?:, *\w+)*>(?=[{[])/g, '')
    .replace(/(?<=,\s*)(\w+: [\s\S]*?)(?=,?\s*\)\s*;)/g, '{ $1 }');
}

/** The scripts of an HTML page; another text is a script. */
function scriptCode(code: string): string {
  const scripts = [
    ...code.matchAll(
      /<script\b(?![^>]*\btype=["']?(?!module|(?:text|application)\/javascript)[a-z])[^>]*>([\s\S]*?)<\/script\s*>/gi,
    ),
  ];
  return /^\s*</.test(code) && scripts.length > 0
    ? scripts.map(([, script = '']) => script).join(';\n')
    : code;
}

/** Removes the prompts and the output of an interactive session. */
function pythonCode(code: string): string {
  const typed = [...code.matchAll(/^(?:>>>|\.\.\.)(?: (.*))?$/gm)];
  return typed.length > 0 ? typed.map(([, line = '']) => line).join('\n') : code;
}

/** Wraps statements in a function: Go allows them nowhere else. The fields of a struct get the names of their tags. */
function goCode(code: string): string {
  const tags = code.matchAll(/^\s*(\w+)\s+[^\s`]+\s+`json:"([\w.-]+)/gm);
  const tagged = [...tags].reduce(
    (all, [, field, name]) =>
      all.replace(new RegExp(`(?<=[{,]\\s*)${field}(?=:)`, 'g'), `"${name}"`),
    code,
  );
  return /^func\b/m.test(tagged)
    ? tagged
    : tagged.replace(/^(?!package|import)/, 'func main() {\n');
}
