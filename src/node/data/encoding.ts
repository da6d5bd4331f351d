import { faultIn, type Fault } from '../faults/faults';

/** The fault of a text file that is not UTF-8 or holds a control character. */
export function encodingFault(bytes: Buffer, file: string): Fault | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return controlFault(text, file);
  } catch {
    return notUtf8(bytes, file);
  }
}

function controlFault(text: string, file: string): Fault | undefined {
  // eslint-disable-next-line no-control-regex -- looks for them
  const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.exec(text);
  if (!control) return undefined;
  const codePoint = `U+${hex(control[0].charCodeAt(0), 4)}`;
  const position = endOf(text.slice(0, control.index));
  return faultIn(file, position, 'control-character', { character: codePoint });
}

/** The first wrong byte: a decoder that does not throw writes U+FFFD for it, whose bytes differ from the file's. */
function notUtf8(bytes: Buffer, file: string): Fault {
  const text = bytes.toString('utf8');
  let [offset, byte] = [0, 0];
  for (const character of text) {
    const encoded = Buffer.from(character);
    if (!encoded.equals(bytes.subarray(byte, byte + encoded.length))) break;
    byte += encoded.length;
    offset += character.length;
  }
  return faultIn(file, endOf(text.slice(0, offset)), 'not-utf-8', {
    byte: byte + 1,
    value: hex(bytes[byte] ?? 0, 2),
  });
}

/** Line and column after a text. */
function endOf(text: string): { line: number; column: number } {
  const lines = text.split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

const hex = (value: number, digits: number) =>
  value.toString(16).toUpperCase().padStart(digits, '0');
