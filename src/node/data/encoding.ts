import { isUtf8 } from 'node:buffer';
import { faultIn, type Fault } from '../faults/faults';
import { endOf, unicodeName } from '../faults/texts/text';

/** The fault of a text file that is not UTF-8 or holds a control character. */
export function encodingFault(bytes: Buffer, file: string): Fault | undefined {
  const text = bytes.toString('utf8');
  if (!isUtf8(bytes)) {
    // A byte that is no UTF-8 reads as U+FFFD, which has other bytes.
    const read = Buffer.from(text);
    const byte = bytes.findIndex((value, index) => value !== read[index]);
    return faultIn(file, endOf(bytes.toString('utf8', 0, byte)), 'not-utf-8', {
      byte: byte + 1,
      value: bytes.toString('hex', byte, byte + 1).toUpperCase(),
    });
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
