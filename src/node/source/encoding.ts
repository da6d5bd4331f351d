import type { Fault } from './faults';

/** What is wrong with the bytes of a text file: the first that are not UTF-8, or a character that no text has. */
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
  return {
    severity: 'error',
    file,
    ...endOf(text.slice(0, control.index)),
    message: `the file holds the control character U+${hex(control[0].charCodeAt(0), 4)}`,
    expected: 'text, line breaks, and tabs',
    fix: 'delete the character; editors show it when they show invisible characters',
  };
}

/** A decoder that is not fatal puts U+FFFD where bytes are wrong; encoded again, the text differs from there on. */
function notUtf8(bytes: Buffer, file: string): Fault {
  const text = bytes.toString('utf8');
  let [at, byte] = [0, 0];
  for (const character of text) {
    const encoded = Buffer.from(character);
    if (!encoded.equals(bytes.subarray(byte, byte + encoded.length))) break;
    byte += encoded.length;
    at += character.length;
  }
  return {
    severity: 'error',
    file,
    ...endOf(text.slice(0, at)),
    message: `the file is not UTF-8: byte ${byte + 1} is 0x${hex(bytes[byte] ?? 0, 2)}`,
    expected: 'a text in UTF-8',
    fix: 'save the file with the encoding UTF-8',
  };
}

/** Line and column after a text. */
function endOf(text: string): { line: number; column: number } {
  const lines = text.split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

const hex = (value: number, digits: number) =>
  value.toString(16).toUpperCase().padStart(digits, '0');
