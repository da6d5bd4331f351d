import { escapeHtml } from '../../../lib/text/escape-html';
import Prism, { type Token, type TokenStream } from 'prismjs';
import loadLanguages from 'prismjs/components/index';

/** Language names that authors write, to the grammar that Prism knows them by. */
const languages = new Map(
  Object.entries({
    json: 'json',
    js: 'javascript',
    javascript: 'javascript',
    ts: 'typescript',
    typescript: 'typescript',
    jsx: 'jsx',
    tsx: 'tsx',
    html: 'markup',
    xml: 'markup',
    svg: 'markup',
    css: 'css',
    bash: 'bash',
    sh: 'bash',
    shell: 'bash',
    yaml: 'yaml',
    yml: 'yaml',
    java: 'java',
    python: 'python',
    py: 'python',
    sql: 'sql',
    http: 'http',
    properties: 'properties',
    docker: 'docker',
    dockerfile: 'docker',
    nginx: 'nginx',
    markdown: 'markdown',
    md: 'markdown',
    mdx: 'markdown',
    diff: 'diff',
    graphql: 'graphql',
    php: 'php',
    csharp: 'csharp',
    go: 'go',
  }),
);

/** Languages without highlighting. */
const plain = new Set(['text', 'txt', 'plain']);

/** Names shown to readers and used for comments and filters, where several spellings mean one language. */
const canonical = new Map(
  Object.entries({
    javascript: 'js',
    typescript: 'ts',
    sh: 'bash',
    shell: 'bash',
    yml: 'yaml',
    py: 'python',
    dockerfile: 'docker',
    md: 'markdown',
    txt: 'text',
    plain: 'text',
    svg: 'xml',
  }),
);

loadLanguages([...new Set(languages.values())]);

export const knownLanguages = [...languages.keys(), ...plain].sort();

/** One spelling per language: `javascript` → `js`. Undefined when the language is unknown. */
export function languageName(language: string): string | undefined {
  const name = language.toLowerCase();
  if (!languages.has(name) && !plain.has(name)) return undefined;
  return canonical.get(name) ?? name;
}

/**
 * Role of a Prism token type, as the one-letter class that the style sheet colors. Types that are not listed,
 * punctuation and operators among them, have the color of the code: they would be half of all elements.
 */
const roles = new Map(
  Object.entries({
    keyword: 'k',
    atrule: 'k',
    rule: 'k',
    builtin: 'k',
    important: 'k',
    directive: 'k',
    instruction: 'k',
    string: 's',
    'attr-value': 's',
    char: 's',
    regex: 's',
    url: 's',
    'template-string': 's',
    'triple-quoted-string': 's',
    scalar: 's',
    number: 'n',
    boolean: 'n',
    constant: 'n',
    null: 'n',
    datetime: 'n',
    'status-code': 'n',
    'http-version': 'n',
    comment: 'c',
    prolog: 'c',
    doctype: 'c',
    cdata: 'c',
    shebang: 'c',
    blockquote: 'c',
    coord: 'c',
    function: 'f',
    'class-name': 'f',
    tag: 'f',
    selector: 'f',
    title: 'f',
    method: 'f',
    decorator: 'f',
    annotation: 'f',
    'doctype-tag': 'f',
    property: 'p',
    'attr-name': 'p',
    key: 'p',
    'header-name': 'p',
    variable: 'p',
    parameter: 'p',
    'request-target': 'p',
    environment: 'p',
    inserted: 'i',
    'inserted-sign': 'i',
    deleted: 'd',
    'deleted-sign': 'd',
    bold: 'b',
    italic: 'e',
  }),
);

/** Highlighted code as one HTML string per line. `language` is a name from `knownLanguages`. */
export function highlightLines(code: string, language: string): string[] {
  const name = languages.get(language);
  const grammar = name ? Prism.languages[name] : undefined;
  if (!grammar) return code.split('\n').map(escapeHtml);
  const lines = [''];
  write(Prism.tokenize(code, grammar), '', lines);
  return lines;
}

/** Appends the tokens to the last line; a line break inside a token closes and reopens its element. */
function write(stream: TokenStream, role: string, lines: string[]): void {
  if (Array.isArray(stream)) {
    for (const part of stream) write(part, role, lines);
  } else if (typeof stream !== 'string') {
    write(stream.content, roleOf(stream) ?? role, lines);
  } else {
    stream.split('\n').forEach((text, index) => {
      if (index > 0) lines.push('');
      const html = escapeHtml(text);
      lines[lines.length - 1] += role && html.trim() ? `<i class=${role}>${html}</i>` : html;
    });
  }
}

function roleOf(token: Token): string | undefined {
  const aliases = Array.isArray(token.alias) ? token.alias : token.alias ? [token.alias] : [];
  for (const type of [token.type, ...aliases]) {
    if (type === 'punctuation' || type === 'operator') return '';
    const role = roles.get(type);
    if (role) return role;
  }
  return undefined;
}
