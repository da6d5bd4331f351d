import { withoutIndent } from './program-strings';

/** Strings of a program. Numbers in quotes replace them while the code between them is rewritten as JavaScript. */
class Literals {
  private readonly texts: string[] = [];

  /** @returns a string without special characters that stands for an expression */
  add(expression: string): string {
    return `"${this.texts.push(expression) - 1}"`;
  }

  restore(code: string): string {
    return code.replace(/"(\d+)"/g, (all, index: string) => this.texts[Number(index)] ?? all);
  }
}

/** A language that is read as JavaScript. */
export interface Dialect {
  /**
   * Comments and strings: `text` has escapes, `raw` has several lines and no escapes, `plain` has no escapes but the
   * doubled quote, `rest` is the code behind the start of a here document.
   */
  strings: RegExp;
  /** Writes the escapes of a `text` as those of JavaScript. */
  escapes?: (text: string, written: string) => string;
  /** An expression in a string with these signs before it. */
  hole?: (signs: string) => RegExp | undefined;
  /** Rewrites an expression in a string. */
  inner?: (code: string) => string;
  /** Replacements in the code between the strings. */
  rules: readonly (readonly [on: RegExp, by: string])[];
  /**
   * Rewrites the content of a pair of brackets, and at last the code around all of them.
   * @param before the character before the bracket, if it belongs to a name or a sign
   */
  brackets?: (open: string, content: string, before: string) => string;
}

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
export const enclosed = (open: string, content: string) => open + content + (closing[open] ?? '');

/** Rewrites brackets, the inner ones first, so that the content of each has no others. */
function rewriteBrackets(code: string, rewrite: NonNullable<Dialect['brackets']>): string {
  const inner = /([\w!>);@$]?)([([{])([^()[\]{}]*)[)\]}]/g;
  const done: string[] = [];
  const hide = (_: string, before: string, open: string, content: string) =>
    `${before.replace(/[@$]/, '')}\uE010${done.push(rewrite(open, content, before)) - 1}\uE011`;
  let hidden = code;
  for (let last = ''; last !== hidden;) {
    last = hidden;
    hidden = hidden.replace(inner, hide);
  }
  const restore = (text: string): string =>
    text.replace(/\uE010(\d+)\uE011/g, (_, index: string) => restore(done[Number(index)] ?? ''));
  return restore(rewrite('', hidden, ''));
}

/** A string of JavaScript, or a template if the text has expressions. */
function literalOf(text: string, hole: RegExp | undefined, inner: (code: string) => string) {
  if (!hole || text.search(hole) < 0) return `"${text}"`;
  const filled = text
    .replaceAll('`', '\\`')
    .replace(hole, (all: string, ...[one, other]: unknown[]) => {
      const code = [one, other].find((group) => typeof group === 'string');
      return code === undefined ? all.charAt(0) : `\${${inner(String(code))}}`;
    });
  return `\`${filled}\``;
}

/** The content of a string without escapes, with those of JavaScript. */
function contentOf(written: string, { raw, plain = '' }: Readonly<Record<string, string>>) {
  const quote = written.slice(-1);
  const text = raw === undefined ? plain.replaceAll(quote + quote, quote) : withoutIndent(raw);
  return JSON.stringify(text).slice(1, -1);
}

/** Rewrites a program as JavaScript. */
export function asJavaScript(dialect: Dialect, code: string): string {
  const { strings, escapes = (text) => text, hole, inner = (text) => text, rules } = dialect;
  const literals = new Literals();
  const masked = code.replace(strings, (written: string, ...match: unknown[]) => {
    const groups = match.at(-1) as Record<string, string>;
    if (/^(?:\/\/|<?#(?!["#]))/.test(written)) return '';
    const { signs = '', rest = '', text = groups['block'] } = groups;
    const content = text === undefined ? contentOf(written, groups) : escapes(text, written);
    return literals.add(literalOf(content, hole?.(signs), inner)) + rest;
  });
  const ruled = rules.reduce((all, [on, by]) => all.replace(on, by), masked);
  return literals.restore(dialect.brackets ? rewriteBrackets(ruled, dialect.brackets) : ruled);
}

export const kotlin: Dialect = {
  strings: /\/\/.*|"""(?<raw>[\s\S]*?)"""|"(?<text>(?:[^"\\\n]|\\.)*)"/g,
  hole: () => /\$\{([^{}]*)\}|\$(?=[a-z])(\w+)/g,
  rules: [
    [/\bva[lr](?= )/g, 'var'],
    [/\bfun(?= )/g, 'function'],
    [/("\d+") to (?=\S)/g, '$1, '],
  ],
};

export const cSharp: Dialect = {
  strings:
    /\/\/.*|(?<signs>[$@]*)(?:"""(?<raw>[\s\S]*?)"""|(?<=@\$?)"(?<plain>(?:[^"]|"")*)"|"(?<text>(?:\{[^{}]*\}|[^"\\]|\\.)*)")/g,
  hole: (signs) =>
    signs.includes('$$')
      ? /\{\{(.*?)\}\}/g
      : signs.includes('$')
        ? /\{\{|\}\}|\{([^{}]*)\}/g
        : undefined,
  rules: [
    [/^(\s*)(?:using +)?(?:var|[A-Z]\w*(?:<[^<>]*>)?|string|object)(?= +\w+ *= )/gm, '$1var'],
    [/(?<![\w)])\[\s*("\d+")\s*\]\s*=(?!=)/g, '$1 ='],
    // An initializer sets members of the object before it.
    [/(\bnew\s+\w+(?:\([^()]*\))?)\s+(?=\{\s*\w+\s*=)/g, '$1;'],
    [/\bnew\s*(?:(?:string)?\[\]|\(\))?\s*(?=\{)/g, ''],
    [/\bnew\s+Dictionary<[^<>]*>\s*(?:\(\))?\s*(?=\{)/g, '@'],
  ],
  brackets: (open, content, before) => {
    if (open !== '{' || before === ';' || content.includes(';')) return enclosed(open, content);
    const key = /(^|,)(\s*(?:\w+|"\d+"))\s*=(?!=)/g;
    if (content.search(key) === 0) return `{${content.replace(key, '$1$2: ')}}`;
    if (before === '@') return `Dictionary([${content}])`;
    const isList = /^\s*(?:"\d+"|\uE010\d+\uE011|\d+)\s*(?:,|$)/.test(content);
    return isList ? `[${content}]` : enclosed(open, content);
  },
};

export const swift: Dialect = {
  strings: /\/\/.*|#*"""(?<raw>[\s\S]*?)"""#*|"(?<text>(?:[^"\\\n]|\\.)*)"/g,
  hole: () => /\\+\(((?:[^()]|\([^()]*\))*)\)/g,
  rules: [
    [/\b(?:try[?!]?|await|guard|if(?= let\b))\s/g, ''],
    [/\b(?:let|var) \([^()]*\)/g, 'var response'],
    [/(\b(?:let|var) \w+)\s*:[^=\n]+(?==)/g, '$1 '],
    [/\.data\(using: \.\w+\)/g, ''],
    [/(: )\.(\w+)(?=[,)])/g, "$1'$2'"],
    [/(?<=[)\]\w"])[!?](?=[\s.,)\]])/g, ''],
  ],
  brackets: (open, content) => {
    if (open === '(') return `(${content.replace(/(^|,)(\s*)[a-z]\w*:\s/gi, '$1$2')})`;
    const isMap = open === '[' && /^\s*(?:\w+|"\d+"|)\s*:/.test(content);
    return isMap ? `{${content.replace(/^\s*:\s*$/, '')}}` : enclosed(open, content);
  },
};

export const ruby: Dialect = {
  strings:
    /(?<![^\s])#.*|<<[~-]?(['"]?)([A-Z]\w*)\1(?<rest>.*)\n(?<raw>[\s\S]*?)\n[ \t]*\2\b|"(?<text>(?:[^"\\]|\\.)*)"|'(?<plain>[^']*)'/g,
  hole: () => /#\{([^{}]*)\}/g,
  rules: [
    [/^\s*require.*$|^\s*(?:puts|print|pp?) /gm, ''],
    [/\s*=>\s*/g, ': '],
    [/(?<![\w:"]):([a-z]\w*)/g, "'$1'"],
    [/::/g, '.'],
    [/\.new\b/g, ''],
    [/\bdo\b *(?:\|[^|\n]*\|)?/g, '; {'],
    [/^(\s*)end\b/gm, '$1}'],
    [/\.to_json\b/g, '.to_json()'],
    [/\bENV\.fetch\(("\d+").*?\)/g, 'ENV[$1]'],
    [/(\.\w+) (?=["'][^\n]*$)(.*)$/gm, '$1($2)'],
  ],
  brackets: (open, content) => {
    const [, args, named] = /^((?:[^,:]*,)*?)(\s*(?:\w+|"\d+"|'\w+'):[\s\S]*)$/.exec(content) ?? [];
    return open === '(' && named !== undefined ? `(${args}{${named}})` : enclosed(open, content);
  },
};

export const rust: Dialect = {
  strings: /\/\/.*|r(#*)"(?<raw>[\s\S]*?)"\1|b?"(?<text>(?:[^"\\]|\\[\s\S])*)"/g,
  rules: [
    [/#!?\[[^\]]*\]/g, ''],
    [/\bfn (\w+)(\([^()]*\))[^{]*/g, 'function $1$2 '],
    [/\blet (?:mut )?(\w+)(?::[^=\n]+)?(?==| =)/g, 'let $1'],
    [/::<[^()]*>(?=\()/g, ''],
    [/::/g, '.'],
    [/\b(\w+)!(?=[([{])/g, '$1'],
    [/&(?:mut )?(?=[\w"[(])/g, ''],
    [/\.await\b|\?(?=[;.\s)])/g, ''],
  ],
  brackets: (open, content, before) =>
    open === '(' && before === '' && content.includes(',')
      ? `[${content}]`
      : enclosed(open, content),
};
