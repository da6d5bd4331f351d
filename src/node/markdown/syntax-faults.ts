import type { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { faultWords, type CodeAndValues } from '../faults/faults';
import { markOf, report } from '../source/nodes/report-fault';
import { failTooDeep, MAX_SIGNS, SIGNS_RULE } from './plugins/remark/remark-depth';

/** Reports an error of the parser with its position and fix, and any other error as a fault of the page. */
export function reportSyntax(error: unknown, file: VFile): void {
  if (error instanceof RangeError) return failTooDeep(file, undefined);
  if (!(error instanceof VFileMessage))
    return report(file, undefined, 'page-not-compiled', { error: String(error) });
  const { line, column } = placeOfSyntax(error);
  const source = error.actual ?? String(file).split('\n')[(line ?? 0) - 1] ?? '';
  const at = (column ?? 1) - 1;
  const written = writtenElement(source, at);
  const isAttribute = /^\{\s*[#.:]/.test(source.slice(Math.max(source.lastIndexOf('{', at), 0)));
  const fault = syntaxFault(error, written, isAttribute);
  Object.assign(error, { line, column }, markOf(faultWords(...fault)));
  if (!file.messages.includes(error)) file.messages.push(error);
}

/** Place of a syntax error. Some errors have it in their text only: "Expected a closing tag for `<Tabs>` (3:1-3:7)". */
export function placeOfSyntax(error: VFileMessage): { line?: number; column?: number } {
  const { line, column } = error;
  const [, textLine, textColumn] = /\((\d+):(\d+)/.exec(error.reason) ?? [];
  // An unclosed element has the position of its paragraph.
  if (textLine && (line === undefined || (error.place && error.ruleId === 'end-tag-mismatch')))
    return { line: Number(textLine), column: Number(textColumn) };
  return { ...(line !== undefined && { line }), ...(column !== undefined && { column }) };
}

/** The text from the last `<` before a position of a line, or at it, up to its `>` or the next space. */
function writtenElement(line: string, at: number): string {
  const start = line.lastIndexOf('<', at);
  return start < 0 ? '' : (/^<[^<>\s]*>?/.exec(line.slice(start))?.[0] ?? '');
}

/** Elements without a closing tag, whose tag ends with /> in MDX. */
const voidElement = /^<(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)(?![\w-])/i;

const braces =
  'braces contain JavaScript in MDX: write \\{ for a brace as text, or put the text into backticks';
const attributes = 'write the id of a heading as {#name}, and remove other attributes';

/** The fault of a syntax error of MDX, by the part of the parser that reports it and by the text at its position. */
function syntaxFault(
  { source, ruleId, reason }: VFileMessage,
  written: string,
  isAttribute: boolean,
): CodeAndValues {
  const problem = reason;
  if (ruleId === SIGNS_RULE) return ['too-many-signs', { most: MAX_SIGNS }];
  if (ruleId === 'acorn' || source === 'micromark-extension-mdx-expression')
    return ['expression-syntax', { problem, fix: isAttribute ? attributes : braces }];
  if (written.startsWith('<!')) return ['comment-syntax', { problem }];
  if (/^<[^<>@]+@[^<>]+>$/.test(written)) return ['address-syntax', { problem, written }];
  if (/^<[a-z][a-z0-9+.-]*:\/\//i.test(written)) return ['url-syntax', { problem }];
  const [, name] = (ruleId === 'end-tag-mismatch' && voidElement.exec(written)) || [];
  if (name) return ['void-element-syntax', { problem, name }];
  return written === '' ? ['syntax', { problem }] : ['element-syntax', { problem, written }];
}
