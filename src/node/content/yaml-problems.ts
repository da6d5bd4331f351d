import { parseDocument, visit, type Document, type Node as YamlNode } from 'yaml';
import type { CodeAndValues } from '../faults/faults';

interface Problem {
  at: number;
  fault: CodeAndValues;
}

/** Levels of nesting, mappings counted twice: readers of values visit them recursively. */
const MAX_DEPTH = 60;

/** Problems of a text: errors of its syntax, else values that would be lost or would harm their readers. */
export function yamlProblems(text: string, document: Document.Parsed): Problem[] {
  const errors = [...document.errors, ...document.warnings];
  // Where the stack ends, several levels may report it.
  const exhausted = errors.find(({ code }) => code === 'RESOURCE_EXHAUSTION');
  if (exhausted) return [{ at: exhausted.pos[0], fault: ['yaml-too-deep'] }];
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
  'put texts that contain ": " or start with a special character in quotes, and indent with spaces';

/** Whether these lines of a text have no error. */
function areRight(lines: readonly string[], ...numbers: readonly number[]): boolean {
  const text = lines.join('\n');
  const { errors, warnings } = parseDocument(text, { prettyErrors: false });
  return [...errors, ...warnings].every(({ pos }) => !numbers.includes(lineAt(text, pos[0])));
}

/** A line in the column of the one before, or the line with its value in quotes, where that mends it. */
function quotingAdvice(text: string, offset: number, otherwise = quotes): string {
  const lines = text.split('\n');
  const line = lineAt(text, offset);
  for (const at of [line + 1, line]) {
    const [, key] = /^ *([\w-]+):(?: |$)/.exec(lines[at] ?? '') ?? [];
    const indent = /^ *(?:- +)?/.exec(lines[at - 1] ?? '')?.[0].length ?? 0;
    const same = /^ */.exec(lines[at] ?? '')?.[0].length;
    // With the lines below that begin there, too.
    const aligned = lines.map((one, own) =>
      own >= at && one.search(/\S/) === same ? ' '.repeat(indent) + one.trim() : one,
    );
    if (key !== undefined && aligned[at] !== lines[at] && areRight(aligned, line, at))
      return `begin "${key}" in the same column as the line before`;
  }
  if (/^\s*(?:\/[/*]|<!--)/.test(lines[line] ?? '')) return 'write a comment as # text';
  const spaced = lines.map((one, at) =>
    at === line ? one.replace(/^( *[\w-]+:)\s*(?=[^\s/])/, '$1 ') : one,
  );
  if (spaced[line] !== lines[line] && areRight(spaced, line))
    return `put a space after the colon: ${spaced[line]?.trim()}`;
  const [, key = '', value = ''] =
    /^(\s*(?:- +)?[\w-]+:)(?!\/\/)\s*(\S.*)$/.exec(lines[line] ?? '') ?? [];
  const [, bracketed, quotedList] = /^\[([^\]]*)\]?$|^((["'])[^"']*\3,.*)$/.exec(value) ?? [];
  const list = (bracketed ?? quotedList)?.split(/,\s*/).filter(Boolean);
  const quote = (text: string) => JSON.stringify(unquoted(text));
  const quoted = `${key} ` + (list ? `[${list.map(quote).join(', ')}]` : quote(value));
  lines[line] = quoted;
  return key && areRight(lines, line) ? `put the value in quotes: ${quoted.trim()}` : otherwise;
}

export const unquoted = (written: string) =>
  written
    .replace(/^(["'])(.*)\1$|^["']([^"']*)$/s, '$2$3')
    .replace(/\s+/g, ' ')
    .trim();

function hazardsOf(text: string, document: Document.Parsed): Problem[] {
  const hazards: Problem[] = [];
  const anchors = new Map<string, number>();
  let alias: number | undefined;
  const offset = (node: unknown) => (node as YamlNode).range?.[0] ?? 0;
  visit(document, {
    Alias(_, node) {
      alias ??= offset(node);
      anchors.delete(node.source);
    },
    Node(_, node, path) {
      const { anchor } = node as { anchor?: string };
      if (anchor) anchors.set(anchor, offset(node));
      if (path.length <= MAX_DEPTH) return undefined;
      hazards.push({ at: offset(node), fault: ['yaml-too-deep'] });
      return visit.BREAK;
    },
  });
  for (const [name, at] of anchors)
    hazards.push({
      at,
      fault: [
        'yaml-syntax',
        { message: `Nothing refers to the anchor &${name}`, fix: quotingAdvice(text, at) },
      ],
    });
  if (hazards[0] || alias === undefined) return hazards.slice(0, 1);
  try {
    JSON.stringify(document.toJS());
    return [];
  } catch {
    return [{ at: alias, fault: ['yaml-aliases'] }];
  }
}
