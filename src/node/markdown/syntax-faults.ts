import type { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { faultWords } from '../source/faults';
import { markOf, report } from '../source/report-fault';
import { failTooDeep } from './plugins/remark/remark-depth';

/** Reports an error of the parser with its place and advice, and any other error as a fault of the page. */
export function reportSyntax(error: unknown, file: VFile): void {
  if (error instanceof RangeError) return failTooDeep(file, undefined);
  if (!(error instanceof VFileMessage))
    return report(file, undefined, 'page-not-compiled', { error: String(error) });
  const problem = error.reason;
  Object.assign(error, placeOfSyntax(error), markOf(faultWords(syntaxCode(error), { problem })));
  if (!file.messages.includes(error)) file.messages.push(error);
}

/** Place of a syntax error. Some errors have it in their text only: "Expected a closing tag for `<Tabs>` (3:1-3:7)". */
export function placeOfSyntax(error: VFileMessage): { line?: number; column?: number } {
  const { line, column } = error;
  if (line !== undefined) return { line, ...(column !== undefined && { column }) };
  const [, textLine, textColumn] = /\((\d+):(\d+)/.exec(error.reason) ?? [];
  return textLine ? { line: Number(textLine), column: Number(textColumn) } : {};
}

/** The kind of a syntax error of MDX, by the part of the parser that reports it. */
function syntaxCode({ source, ruleId, reason }: VFileMessage) {
  if (source === 'micromark-extension-mdxjs-esm') return 'module-syntax';
  if (ruleId === 'acorn' || source === 'micromark-extension-mdx-expression')
    return 'expression-syntax';
  // The parser has one rule for all signs: a comment of HTML begins with this one.
  if (ruleId === 'unexpected-character' && reason.includes('U+0021')) return 'comment-syntax';
  return source?.includes('mdx-jsx') ? 'element-syntax' : 'syntax';
}
