import { escapeHtml } from '../../../lib/text/escape-html';
import Prism, { type Token, type TokenStream } from 'prismjs';
import loadLanguages from 'prismjs/components/index';

/** Maps each word of the lists to the key of its list. */
const byName = (lists: Readonly<Record<string, string>>) =>
  new Map(
    Object.entries(lists).flatMap(([key, names]) => names.split(' ').map((name) => [name, key])),
  );

/** Languages by the names that readers see and that comments and filters use. */
const languages =
  'bash csharp css diff docker go graphql html http java js json jsx markdown mdx nginx php powershell properties python sql text ts tsx vue xml yaml'.split(
    ' ',
  );

/** Other names of languages that authors write. */
const aliases = byName({
  js: 'javascript',
  ts: 'typescript',
  bash: 'sh shell zsh console',
  yaml: 'yml',
  python: 'py',
  docker: 'dockerfile',
  markdown: 'md',
  text: 'txt plain plaintext csv log',
  xml: 'svg',
  csharp: 'c#',
  go: 'golang',
});

/** Prism's grammars of languages with other names there. */
const grammars = byName({
  javascript: 'js',
  typescript: 'ts',
  markup: 'html xml vue',
  markdown: 'mdx',
});
const grammarOf = (language: string) => grammars.get(language) ?? language;

loadLanguages(languages.filter((language) => language !== 'text').map(grammarOf));

export const knownLanguages = [...languages, ...aliases.keys()].sort();

/** One spelling per language: `javascript` → `js`. Undefined when the language is unknown. */
export function languageName(language: string): string | undefined {
  const name = language.toLowerCase();
  return languages.find((language) => language === (aliases.get(name) ?? name));
}

/**
 * Prism's token types by their role, the one-letter class that the style sheet colors. Types that are not listed,
 * punctuation and operators among them, have the color of the code: they would be half of all elements.
 */
const roles = byName({
  k: 'keyword atrule rule builtin important directive instruction',
  s: 'string attr-value char regex url template-string triple-quoted-string scalar',
  n: 'number boolean constant null datetime status-code http-version',
  c: 'comment prolog doctype cdata shebang blockquote coord',
  f: 'function class-name tag selector title method decorator annotation doctype-tag',
  p: 'property attr-name key header-name variable parameter request-target environment',
  i: 'inserted inserted-sign',
  d: 'deleted deleted-sign',
  b: 'bold',
  e: 'italic',
});

/** Highlighted code as one HTML string per line. `language` is a name that `languageName` returns. */
export function highlightLines(code: string, language: string): string[] {
  const grammar = Prism.languages[grammarOf(language)];
  const lines = [''];
  write(grammar ? Prism.tokenize(code, grammar) : code, '', lines);
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
  for (const type of [token.type, token.alias].flat()) {
    if (type === 'punctuation' || type === 'operator') return '';
    const role = roles.get(type);
    if (role) return role;
  }
  return undefined;
}
