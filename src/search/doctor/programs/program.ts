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
    on: /<\?php|\bcurl_(?:init|setopt)|->(?:request|get|post|put|delete)(?:Async)?\(|file_get_contents\(|\bwp_remote_/,
    load: () => import('@lezer/php'),
    // Without its opening tag, PHP is plain text.
    adapt: (code: string) => (code.includes('<?') ? code : `<?php ${code}`),
  },
  'C#': {
    on: /\bHttpRequestMessage\b|\b(?:Get|Post|Put|Delete|Send)\w*Async[<(]|\bHttpMethod\.[A-Z][a-z]|using System/,
    adapt: cSharp,
  },
  Java: {
    on: /\bHttpRequest\b|URI\.create\(|HttpURLConnection/,
    load: () => import('@lezer/java'),
  },
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

/** Languages that no grammar reads. */
export const otherLanguages: readonly [name: string, on: RegExp][] = [
  ['Ruby', /\bNet::HTTP[.:]|\bFaraday\b|\bHTTParty\b|\bRestClient\.(?:get|post)\b/],
  ['Perl', /^[ \t]*my [$@%(].*[=;]/m],
  ['R', /^[ \t]*library\(|^[ \t]*[\w.]+ <- (?:httr|GET|POST|paste|c|list|from)\b/m],
  ['Rust', /\breqwest\b|\.await\?/],
  ['Swift', /\bURL(?:Request|Components)\(|\bURLSession\.shared\b/],
  ['RestSharp', /\bnew RestRequest\(/],
  [
    'Spring',
    /\bRestTemplate\b|\brestTemplate\.|\b(?:WebClient|RestClient)\.(?:create|builder)\(|\b(?:web|rest)Client\s*\.(?:get|post|put|delete)\(\)/,
  ],
  ['OkHttp', /\bOkHttp|\bRequest\.Builder\(/],
  ['Laravel', /\bHttp::/],
  ['Kotlin', /^[ \t]*val \w+ =|\bsuspend fun /m],
  ['Dart', /\bhttp\.\w+\(\s*Uri\.|\bfinal \w+ = (?:await |Uri\.)|\bUri\.https?\(/],
  ['Power Query', /\bWeb\.Contents\(/],
  ['VBA', /\bCreateObject\(/],
];

/** The language of a program that sends requests. */
export const languageOf = (text: string) =>
  otherLanguages.some(([, on]) => on.test(text))
    ? undefined
    : (Object.keys(languages) as LanguageName[]).find((name) => languages[name].on.test(text));

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
