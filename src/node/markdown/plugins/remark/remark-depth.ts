import type { Construct, Extension, TokenizeContext } from 'micromark-util-types';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { report, type Position } from '../../../content/nodes/report-fault';

declare module 'unified' {
  interface Data {
    /** Extensions of the parser: the syntax that it reads, and the nodes of it. */
    micromarkExtensions?: (Extension | Extension[])[];
    fromMarkdownExtensions?: object[];
  }
}

/** Levels of elements that are safe for recursive visits. Browsers read 512 levels of HTML. */
export const MAX_DEPTH = 200;

/** Most quotes and lists that a line may open, and most signs of a paragraph: the parser's time grows with their square. */
const MAX_MARKERS = 400;
export const MAX_SIGNS = 5000;

/** The sign of a quote, or of an item of a list. */
const marker = /[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))/y;

/**
 * remark plugin: does not parse a text that would take the parser minutes, and reports it. The build of the tree reports
 * elements that are nested too deep in another way.
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

/** Reports a page whose elements are nested too deep. @param at the position of the first, where it is known */
export function failTooDeep(file: VFile, at?: Position): void {
  report(file, at, 'nested-too-deep', { levels: MAX_DEPTH });
}
