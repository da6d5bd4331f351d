import type { Nodes, Root } from 'mdast';
import type { Construct, Extension, TokenizeContext } from 'micromark-util-types';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { positionOf, report } from '../../../source/nodes/report-fault';

declare module 'unified' {
  interface Data {
    /** Extensions of the parser: the syntax that it reads, and the nodes of it. */
    micromarkExtensions?: (Extension | Extension[])[];
    fromMarkdownExtensions?: object[];
  }
}

/** Levels that later steps, which visit trees recursively, survive by far. */
const MAX_DEPTH = 100;

/** Quotes and lists that one line may begin, and signs that a paragraph may have: of more, the parser takes the square of the time. */
const MAX_MARKERS = 400;
export const MAX_SIGNS = 5000;

/** The sign of a quote, or of an item of a list. */
const marker = /[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))/y;

/**
 * remark plugin: nodes that are nested too deep are a fault. They are cut off, so that the other faults of the page are
 * found; a text that the parser would read for minutes is not parsed.
 */
export function remarkDepth(this: Processor) {
  const { parser } = this;
  const construct = countedSign();
  const text = Object.fromEntries([...'*[]_'].map((sign) => [sign.charCodeAt(0), construct]));
  (this.data().micromarkExtensions ??= []).push({ text });
  if (parser)
    this.parser = (text, file) => {
      const line = deepLine(text.split('\n'));
      if (line === undefined) return parser(text, file);
      failTooDeep(file, { line, column: 1 });
      return { type: 'root', children: [] };
    };
  return (tree: Root, file: VFile): void => {
    let level: Nodes[] = [tree];
    for (let depth = 0; depth < MAX_DEPTH; depth += 1)
      level = level.flatMap((node) => ('children' in node ? node.children : []));
    if (level[0]) failTooDeep(file, positionOf(level[0]));
    for (const node of level) if ('children' in node) node.children = [];
  };
}

/** Rule of the message about a paragraph with too many signs. */
export const SIGNS_RULE = 'signs';

/** A sign that is left to the constructs of Markdown, up to so many of them in one paragraph. */
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

/** Number of the first line that is nested too deep: by its own signs, or by open blocks of colons. */
function deepLine(lines: readonly string[]): number | undefined {
  let open = 0;
  const index = lines.findIndex((line) => {
    const [, name] = /^[ \t>]*:{3,}[ \t]*(\w*)/.exec(line) ?? [];
    if (name !== undefined) open = Math.max(0, open + (name === '' ? -1 : 1));
    return open > MAX_DEPTH || markersOf(line) > MAX_MARKERS;
  });
  return index < 0 ? undefined : index + 1;
}

function markersOf(line: string): number {
  marker.lastIndex = 0;
  let count = 0;
  while (count <= MAX_MARKERS && marker.test(line)) count += 1;
  // A line that contains only one of these signs is a rule.
  return count > MAX_MARKERS && /^[ \t]*([*-])(?:[ \t]*\1)*[ \t]*$/.test(line) ? 0 : count;
}

export function failTooDeep(file: VFile, place: ReturnType<typeof positionOf>): void {
  report(file, place, 'nested-too-deep', { levels: MAX_DEPTH });
}
