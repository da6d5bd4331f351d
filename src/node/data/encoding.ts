import { isUtf8 } from 'node:buffer';
import { faultIn, type Fault } from '../faults/faults';
import { unicodeName } from '../faults/texts/text';

/** The fault of a text file that is not UTF-8 or holds a control character. */
export function encodingFault(bytes: Buffer, file: string): Fault | undefined {
  const text = bytes.toString('utf8');
  if (!isUtf8(bytes)) {
    const before = text.slice(0, invalidOffset(text, bytes));
    const byte = Buffer.byteLength(before);
    const value = bytes.toString('hex', byte, byte + 1).toUpperCase();
    return faultIn(file, endOf(before), 'not-utf-8', { byte: byte + 1, value });
  }
  // A lone carriage return does not end the first line of front matter. Others are deleted later.
  const control =
    // eslint-disable-next-line no-control-regex -- looks for them
    /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|(?<=^\ufeff?---[ \t]*)\r(?!\n)/.exec(text);
  if (!control) return undefined;
  const fix =
    control[0] === '\r'
      ? 'save the file with line ends of Unix (LF) or Windows (CRLF)'
      : 'delete the character; editors show it when they show invisible characters';
  return faultIn(file, endOf(text.slice(0, control.index)), 'control-character', {
    character: unicodeName(control[0]),
    fix,
  });
}

const replacement = Buffer.from('\ufffd');

/** Offset of the first U+FFFD that stands for an invalid byte, not for itself. */
function invalidOffset(text: string, bytes: Buffer): number | undefined {
  return Array.from(text.matchAll(/\ufffd/g), ({ index }) => index).find((index) => {
    const byte = Buffer.byteLength(text.slice(0, index));
    return !bytes.subarray(byte, byte + replacement.length).equals(replacement);
  });
}

function endOf(text: string): { line: number; column: number } {
  const lines = text.replace(/^\ufeff/, '').split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
