import { isUtf8 } from 'node:buffer';
import { faultIn, type Fault } from '../faults/faults';

/** The fault of a text file that is not UTF-8 or holds a control character. */
export function encodingFault(bytes: Buffer, file: string): Fault | undefined {
  const text = bytes.toString('utf8');
  if (!isUtf8(bytes)) {
    const offset = wrongOffset(text, bytes);
    const byte = Buffer.byteLength(text.slice(0, offset));
    const value = hex(bytes[byte] ?? 0, 2);
    return faultIn(file, endOf(text.slice(0, offset)), 'not-utf-8', { byte: byte + 1, value });
  }
  // A reader of front matter takes a lone return for no end of a line. Others are deleted.
  const control =
    // eslint-disable-next-line no-control-regex -- looks for them
    /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|(?<=^\ufeff?---[ \t]*)\r(?!\n)/.exec(text);
  if (!control) return undefined;
  const character = `U+${hex(control[0].charCodeAt(0), 4)}`;
  const fix =
    control[0] === '\r'
      ? 'save the file with line ends of Unix (LF) or Windows (CRLF)'
      : 'delete the character; editors show it when they show invisible characters';
  return faultIn(file, endOf(text.slice(0, control.index)), 'control-character', {
    character,
    fix,
  });
}

const replacement = Buffer.from('\ufffd');

/** Offset of the first U+FFFD that replaces an invalid byte: the file has other bytes there. */
function wrongOffset(text: string, bytes: Buffer): number | undefined {
  return Array.from(text.matchAll(/\ufffd/g), ({ index }) => index).find((index) => {
    const byte = Buffer.byteLength(text.slice(0, index));
    return !bytes.subarray(byte, byte + replacement.length).equals(replacement);
  });
}

/** Line and column after a text. */
function endOf(text: string): { line: number; column: number } {
  const lines = text.replace(/^\ufeff/, '').split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

const hex = (value: number, digits: number) =>
  value.toString(16).toUpperCase().padStart(digits, '0');
