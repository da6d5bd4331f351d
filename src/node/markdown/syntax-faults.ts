import type { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import type { Fault } from '../source/faults';
import { fail } from '../source/report-fault';
import { failTooDeep } from './plugins/remark/remark-depth';

/** Reports an error of the parser with its place and advice, and any other error as a fault of the page. */
export function reportSyntax(error: unknown, file: VFile): void {
  if (error instanceof RangeError) return failTooDeep(file, undefined);
  if (!(error instanceof VFileMessage))
    return fail(file, undefined, `this page cannot be compiled: ${String(error)}`, {
      fix: 'remove one part after the other to find the one, and report it as a fault of the site',
    });
  Object.assign(error, placeOfSyntax(error), { fatal: true, details: syntaxHelp(error) });
  if (!file.messages.includes(error)) file.messages.push(error);
}

/** Place of a syntax error. Some errors have it in their text only: "Expected a closing tag for `<Tabs>` (3:1-3:7)". */
export function placeOfSyntax(error: VFileMessage): { line?: number; column?: number } {
  const { line, column } = error;
  if (line !== undefined) return { line, ...(column !== undefined && { column }) };
  const [, textLine, textColumn] = /\((\d+):(\d+)/.exec(error.reason) ?? [];
  return textLine ? { line: Number(textLine), column: Number(textColumn) } : {};
}

/** The most likely cause of a syntax error of MDX, as advice. */
function syntaxHelp(message: VFileMessage): Pick<Fault, 'expected' | 'fix'> {
  if (/create a comment in MDX/.test(message.reason)) {
    return {
      fix: 'write {/* … */} for a comment; the marker of a post is {/* truncate */} on its own line, with empty lines around it',
    };
  }
  if (/expression|acorn/i.test(message.reason)) {
    return {
      fix: 'braces hold JavaScript in MDX: write \\{ for a brace as text, or put the text into backticks',
    };
  }
  if (/closing|tag|name|`<`|character/i.test(message.reason)) {
    return {
      fix: 'a < starts an element in MDX: close the element, or write \\< or backticks for a sign as text',
    };
  }
  return { fix: 'fix the syntax, or write the text as code in backticks' };
}
