import type { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { endOf } from '../faults/texts/text';
import { report, type Position } from '../content/nodes/report-fault';
import { isElement, voidElements } from './plugins/rehype/rehype-raw-html';
import { failTooDeep, MAX_SIGNS, SIGNS_RULE } from './plugins/remark/remark-depth';

const code = /(?<!`)(`+)(?!`)[^]*?\1(?!`)/g;

/** Reports an error of the parser with its position and fix, and any other error as a fault of the page. */
export function reportSyntaxError(error: unknown, file: VFile): void {
  if (error instanceof RangeError) return failTooDeep(file);
  if (!(error instanceof VFileMessage))
    return report(file, undefined, 'step-failed', { step: 'compile', error: String(error) });
  const position = positionOfSyntax(error);
  if (error.ruleId === SIGNS_RULE)
    return report(file, position, 'too-many-signs', { most: MAX_SIGNS });
  const source = error.actual ?? String(file).split('\n')[(position.line ?? 0) - 1] ?? '';
  const at = (position.column ?? 1) - 1;
  const written = writtenElement(source, at);
  const braces = source.slice(Math.max(source.lastIndexOf('{', at), 0));
  const isAttribute = /^\{\s*[#.:](?!\.)/.test(braces);
  // The end of a file ends an expression, which is not in code.
  const text = error.ruleId === 'unexpected-eof' && error.actual === undefined ? String(file) : '';
  const upTo = text.split('\n').slice(0, position.line).join('\n');
  const prose = upTo.replace(code, (match) => match.replace(/[^\n]/g, ' '));
  const opened = prose.lastIndexOf('{/*');
  const isOpen = opened >= 0 && !prose.includes('*/}', opened);
  if (isBraces(error) && (isOpen || /^\{\/[/*]/.test(braces))) {
    const start = isOpen ? endOf(text.slice(0, opened)) : position;
    const fix = 'write a comment as {/* … */}, with both ends';
    return report(file, start, 'syntax', { problem: error.reason, fix });
  }
  const isValue = isElement(written.slice(1)) && /=\s*.$/.test(source.slice(0, at + 1));
  const fix = isValue ? 'write straight quotes: "…"' : fixOf(error, written, isAttribute);
  report(file, position, 'syntax', { problem: error.reason, fix });
}

/** Position of a syntax error. Some errors have it only in their text: "Expected a closing tag for `<Tabs>` (3:1-3:7)". */
export function positionOfSyntax(error: VFileMessage): NonNullable<Position> {
  const { line, column } = error;
  const [, textLine, textColumn] = /\((\d+):(\d+)/.exec(error.reason) ?? [];
  // An unclosed element has the position of its paragraph.
  if (textLine && (line === undefined || (error.place && error.ruleId === 'end-tag-mismatch')))
    return { line: Number(textLine), column: Number(textColumn) };
  return { line, column };
}

/** The text from the last `<` before a position of a line, or at it, up to its `>` or the next space. */
function writtenElement(line: string, at: number): string {
  const start = line.lastIndexOf('<', at);
  return start < 0 ? '' : (/^<[^<>\s]*>?/.exec(line.slice(start))?.[0] ?? '');
}

const isBraces = ({ source, ruleId }: Pick<VFileMessage, 'source' | 'ruleId'>) =>
  ruleId === 'acorn' || source === 'micromark-extension-mdx-expression';

/** Advice on a syntax error of MDX, by the part of the parser that reports it and by the text at its position. */
function fixOf(
  { source, ruleId, reason }: VFileMessage,
  written: string,
  isAttribute: boolean,
): string {
  if (isAttribute) return 'write the id of a heading as {#name}, and remove other attributes';
  if (isBraces({ source, ruleId }))
    return 'braces contain JavaScript in MDX: write \\{ for a brace as text, or put the text into backticks; a bar in a cell is \\|';
  if (/^Expected the closing tag/.test(reason) && isElement(/^<\/(\w+)>/.exec(written)?.[1] ?? ''))
    return `write ${written} on a line of its own at the left margin, with an empty line before it`;
  if (written.startsWith('<!'))
    return 'write {/* … */} for a comment; the marker of a post is {/* truncate */} on its own line, with empty lines around it';
  if (/^<[^<>@]+@[^<>]+>$/.test(written))
    return `write the address without < and >, or as text: \\${written}`;
  if (/^<[a-z][a-z0-9+.-]*:\/\//i.test(written))
    return 'write the address without < and >: it is a link by itself';
  const [, name = ''] = (ruleId === 'end-tag-mismatch' && /^<(\w+)/.exec(written)) || [];
  if (voidElements.has(name)) return `end the tag of <${name}> with />: MDX closes each element`;
  if (isElement(name))
    return reason.endsWith('`paragraph`')
      ? `write <${name}> and </${name}> on lines of their own, or both in one paragraph`
      : `write </${name}> where it ends`;
  return written === ''
    ? 'fix the syntax, or write the text as code in backticks'
    : `a < starts an element in MDX: close the element, or write \\${written} or put the text into backticks`;
}
