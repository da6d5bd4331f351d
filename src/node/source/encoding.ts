import { isUtf8 } from 'node:buffer';
import type { Fault } from './faults';

const NEWLINE = 0x0a;

/** What is wrong with the bytes of a text file: the first that are not UTF-8, or a character that no text has. */
export function encodingFault(bytes: Buffer, file: string): Fault | undefined {
  if (!isUtf8(bytes)) return notUtf8(bytes, file);
  const text = bytes.toString('utf8');
  // eslint-disable-next-line no-control-regex -- looks for them
  const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.exec(text);
  if (!control) return undefined;
  const before = text.slice(0, control.index).split('\n');
  return {
    severity: 'error',
    file,
    line: before.length,
    column: (before.at(-1) ?? '').length + 1,
    message: `the file holds the control character ${codePoint(control[0])}`,
    expected: 'text, line breaks, and tabs',
    fix: 'delete the character; editors show it when they show invisible characters',
  };
}

/** No byte of a longer UTF-8 sequence is a line break, so lines can be looked at one by one. */
function notUtf8(bytes: Buffer, file: string): Fault {
  let line = 1;
  let start = 0;
  for (;;) {
    const newline = bytes.indexOf(NEWLINE, start);
    const end = newline < 0 ? bytes.length : newline;
    if (!isUtf8(bytes.subarray(start, end)) || newline < 0) break;
    start = newline + 1;
    line += 1;
  }
  let at = start;
  // The longest whole sequence at each place; where there is none the text ends.
  for (;;) {
    const length = [1, 2, 3, 4].find((size) => isSequence(bytes, at, size));
    if (length === undefined) break;
    at += length;
  }
  const column = bytes.toString('utf8', start, at).length + 1;
  return {
    severity: 'error',
    file,
    line,
    column,
    message: `the file is not UTF-8: byte ${at + 1} is ${hex(bytes[at] ?? 0)}`,
    expected: 'a text in UTF-8',
    fix: 'save the file with the encoding UTF-8',
  };
}

function isSequence(bytes: Buffer, at: number, size: number): boolean {
  return at + size <= bytes.length && isUtf8(bytes.subarray(at, at + size));
}

const hex = (value: number) => `0x${value.toString(16).toUpperCase().padStart(2, '0')}`;

const codePoint = (character: string) =>
  `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
