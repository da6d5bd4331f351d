import type { Nodes, Root } from 'mdast';
import type { Construct, Extension, TokenizeContext } from 'micromark-util-types';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { report } from '../../../source/nodes/report-fault';

declare module 'unified' {
  interface Data {
    /** Extensions of the parser: the syntax that it reads, and the nodes of it. */
    micromarkExtensions?: (Extension | Extension[])[];
    fromMarkdownExtensions?: object[];
  }
}

/** A depth that is safe for later steps, which visit trees recursively. */
const MAX_DEPTH = 100;

/** Most quotes and lists that a line may open, and most signs of a paragraph: the parser's time grows with their square. */
const MAX_MARKERS = 400;
export const MAX_SIGNS = 5000;

/** The sign of a quote, or of an item of a list. */
const marker = /[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))/y;

/**
 * remark plugin: reports nodes that are nested too deep and removes them, so that other faults of the page are found. A text
 * that would take the parser minutes is not parsed.
 */
export function remarkDepth(this: Processor) {
  const { parser } = this;
  const construct = countedSign();
  const text = Object.fromEntries([...'*[]_'].map((sign) => [sign.charCodeAt(0), construct]));
  (this.data().micromarkExtensions ??= []).push({ text });
  if (parser)
    this.parser = (text, file) => {
      const line = findDeepLine(text.split('\n'));
      if (line === undefined) return parser(text, file);
      failTooDeep(file, { line, column: 1 });
      return { type: 'root', children: [] };
    };
  return (tree: Root, file: VFile): void => {
    let level: Nodes[] = [tree];
    for (let depth = 0; depth < MAX_DEPTH; depth += 1)
      level = level.flatMap((node) => ('children' in node ? node.children : []));
    if (level[0]) failTooDeep(file, level[0]);
    for (const node of level) if ('children' in node) node.children = [];
  };
}

/** Rule of the message about a paragraph with too many signs. */
export const SIGNS_RULE = 'signs';

/** A construct that leaves each sign to Markdown, and throws when a paragraph has more than `MAX_SIGNS`. */
function countedSign(): Construct {
  const counts = new WeakMap<TokenizeContext, number>();
  return {
    name: 'countedSign',
    tokenize(_effects, _ok, nok) {
      return (code) => {
        const count = (counts.get(this) ?? 0) + 1;
        counts.set(this, count);
        if (count <= MAX_SIGNS) return nok(code);
        throw new VFileMessage('', { place: this.now(), source: 'markdown', ruleId: SIGNS_RULE });
      };
    },
  };
}

/** Number of the first line that is nested too deep, by its own signs or by open blocks of colons. */
function findDeepLine(lines: readonly string[]): number | undefined {
  let open = 0;
  const index = lines.findIndex((line) => {
    const [, name] = /^[ \t>]*:{3,}[ \t]*(\w*)/.exec(line) ?? [];
    if (name !== undefined) open = Math.max(0, open + (name === '' ? -1 : 1));
    return open > MAX_DEPTH || countMarkers(line) > MAX_MARKERS;
  });
  return index < 0 ? undefined : index + 1;
}

function countMarkers(line: string): number {
  marker.lastIndex = 0;
  let count = 0;
  while (count <= MAX_MARKERS && marker.test(line)) count += 1;
  // A line of one repeated sign is a thematic break.
  return count > MAX_MARKERS && /^[ \t]*([*-])(?:[ \t]*\1)*[ \t]*$/.test(line) ? 0 : count;
}

/** Reports a page whose nodes are nested too deep. @param at the first of these */
export function failTooDeep(file: VFile, at?: Parameters<typeof report>[1]): void {
  report(file, at, 'nested-too-deep', { levels: MAX_DEPTH });
}
