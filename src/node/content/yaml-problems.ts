import { parseDocument, visit, type Document, type Node as YamlNode } from 'yaml';
import type { CodeAndValues } from '../faults/faults';

interface Problem {
  at: number;
  fault: CodeAndValues;
}

/** Problems of a text: errors of its syntax, else values that would harm their readers. */
export function yamlProblems(text: string, document: Document.Parsed): Problem[] {
  const errors = [...document.errors, ...document.warnings];
  // Where the stack ends, several levels may report it.
  const exhausted = errors.find(({ code }) => code === 'RESOURCE_EXHAUSTION');
  if (exhausted) return [hazard(text, exhausted.pos[0])];
  const lines = errors.map(({ pos }) => lineAt(text, pos[0]));
  const syntax = errors
    // An error causes the ones after it on its line.
    .filter((_, index) => lines.indexOf(lines[index] ?? 0) === index)
    .map(({ pos, code, message }): Problem => {
      const end = /end with a (.)$/.exec(message)?.[1];
      // A list without an end is reported where the next key begins.
      const [, quote] = /^Missing closing (["'])/.exec(message) ?? [];
      const before = end ? text.slice(0, pos[0]).trimEnd().length - 1 : pos[0];
      // A text without an end is reported where it begins.
      const at = quote ? text.lastIndexOf(quote, before) : before;
      const fix = fixes[code] ?? quotingAdvice(text, at, end && `write ${end} at its end`);
      // The rest of the message is for programmers.
      const problem = message.replace(/; please use .*/, '');
      return { at, fault: ['yaml-syntax', { message: problem, fix }] };
    });
  return syntax.length > 0 ? syntax : hazardsOf(text, document);
}

const fixes: Readonly<Record<string, string>> = {
  DUPLICATE_KEY: 'remove one of the lines with this key',
  MULTIPLE_DOCS: 'remove the line with ... or ---',
  TAB_AS_INDENT: 'indent with spaces',
};

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length - 1;

const quotes =
  'put texts that contain ": " or start with a special character in quotes, and begin keys in one column, after spaces if any';

/** Whether a line of a text and the one below it have no error. */
function isRight(lines: readonly string[], line: number): boolean {
  const text = lines.join('\n');
  const { errors, warnings } = parseDocument(text, { prettyErrors: false });
  return [...errors, ...warnings].every(({ pos }) => (lineAt(text, pos[0]) - line) >> 1 !== 0);
}

/** The line with its value in quotes, where that mends it. */
function quotingAdvice(text: string, offset: number, otherwise = quotes): string {
  const lines = text.split('\n');
  const line = lineAt(text, offset);
  if (/^\s*(?:\/[/*]|<!--)/.test(lines[line] ?? '')) return 'write a comment as # text';
  const spaced = lines.map((one, at) =>
    at === line ? one.replace(/^( *[\w-]+:)\s*(?=[^\s/])/, '$1 ') : one,
  );
  if (spaced[line] !== lines[line] && isRight(spaced, line))
    return `put a space after the colon: ${spaced[line]?.trim()}`;
  const [, key = '', value = ''] =
    /^(\s*(?:- +)?[\w-]+:)(?!\/\/)\s*(\S.*)$/.exec(lines[line] ?? '') ?? [];
  const [, bracketed, quotedList] = /^\[([^\]]*)\]?$|^((["'])[^"']*\3,.*)$/.exec(value) ?? [];
  const list = (bracketed ?? quotedList)?.split(/,\s*/).filter(Boolean);
  const quote = (text: string) => JSON.stringify(unquote(text));
  const quoted = `${key} ` + (list ? `[${list.map(quote).join(', ')}]` : quote(value));
  lines[line] = quoted;
  return key && isRight(lines, line) ? `put the value in quotes: ${quoted.trim()}` : otherwise;
}

export const unquote = (written: string) =>
  written
    .replace(/^(["'])(.*)\1$|^["']([^"']*)$/s, '$2$3')
    .replace(/\s+/g, ' ')
    .trim();

/** The problem of values that would be lost, or would end their readers; none when there is none. */
function hazardsOf(text: string, document: Document.Parsed): Problem[] {
  let alias: YamlNode | undefined;
  let anchor: YamlNode | undefined;
  try {
    visit(document, {
      Alias: (_, node) => void (alias ??= node),
      Scalar: (_, node) => void (anchor ??= node.anchor ? node : undefined),
    });
    JSON.stringify(document.toJS());
    if (alias || !anchor) return [];
  } catch {
    // The place of the alias is reported.
  }
  return [hazard(text, (alias ?? anchor)?.range?.[0] ?? 0)];
}

function hazard(text: string, at: number): Problem {
  const message = 'an alias (*name), an anchor (&name), or a deep list cannot be used here';
  return { at, fault: ['yaml-syntax', { message, fix: quotingAdvice(text, at) }] };
}
