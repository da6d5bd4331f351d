import { withoutIndent } from './program-strings';

/** A language that is read as JavaScript. */
export interface Dialect {
  /**
   * Comments and strings: `text` has escapes, `raw` has several lines and no escapes, `plain` has no escapes but the
   * doubled quote.
   */
  strings: RegExp;
  /** Writes the escapes of a `text` as those of JavaScript. */
  escapes?: (text: string, written: string) => string;
  /** An expression in a string with these characters before it. */
  hole: (signs: string) => RegExp | undefined;
  /** Rewrites an expression in a string. */
  inner?: (code: string) => string;
  /** Replacements in the code between the strings. */
  rules: readonly (readonly [on: RegExp, by: string])[];
  /**
   * Rewrites the content of a pair of brackets, and at last the code around all of them.
   * @param before the character before the bracket, if it belongs to a name or a sign
   */
  brackets: (open: string, content: string, before: string) => string;
}

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
export const enclose = (open: string, content: string) => open + content + (closing[open] ?? '');

/** Rewrites brackets, the inner ones first, so that the content of each has no others. */
function rewriteBrackets(code: string, rewrite: Dialect['brackets']): string {
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

/** Rewrites a program as JavaScript. Numbers in quotes replace its strings while the code between them is rewritten. */
export function asJavaScript(dialect: Dialect, code: string): string {
  const { strings, escapes = (text) => text, hole, inner = (text) => text, rules } = dialect;
  const literals: string[] = [];
  const masked = code.replace(strings, (written: string, ...match: unknown[]) => {
    if (/^(?:\/\/|<?#)/.test(written)) return '';
    const groups = match.at(-1) as Record<string, string>;
    const { signs = '', text = groups['block'] } = groups;
    const content = text === undefined ? contentOf(written, groups) : escapes(text, written);
    return `"${literals.push(literalOf(content, hole(signs), inner)) - 1}"`;
  });
  const ruled = rules.reduce((all, [on, by]) => all.replace(on, by), masked);
  return rewriteBrackets(ruled, dialect.brackets).replace(
    /"(\d+)"/g,
    (all, index: string) => literals[Number(index)] ?? all,
  );
}

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
    if (open !== '{' || before === ';' || content.includes(';')) return enclose(open, content);
    const key = /(^|,)(\s*(?:\w+|"\d+"))\s*=(?!=)/g;
    if (content.search(key) === 0) return `{${content.replace(key, '$1$2: ')}}`;
    if (before === '@') return `Dictionary([${content}])`;
    const isList = /^\s*(?:"\d+"|\uE010\d+\uE011|\d+)\s*(?:,|$)/.test(content);
    return isList ? `[${content}]` : enclose(open, content);
  },
};
