import { describe, expect, it } from 'vitest';
import { encodingFault } from './encoding';

const faultOf = (...parts: (string | number[])[]) =>
  encodingFault(
    Buffer.concat(
      parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))),
    ),
    'a.md',
  );

describe('the encoding of a file', () => {
  it('is right for any UTF-8 with line breaks, tabs and a byte order mark', () => {
    expect(faultOf('\uFEFFGröße\t– 価格 😀\r\n')).toBeUndefined();
    expect(faultOf('')).toBeUndefined();
  });

  it('names line, column and byte of the first sequence that is not UTF-8', () => {
    expect(faultOf('Größe\nPrei', [0xdf], '\n')).toMatchObject({
      line: 2,
      column: 5,
      message: 'the file is not UTF-8: byte 13 is 0xDF',
      fix: 'save the file with the encoding UTF-8',
    });
    expect(faultOf('ab', [0xe2, 0x82])).toMatchObject({
      line: 1,
      column: 3,
      message: 'the file is not UTF-8: byte 3 is 0xE2',
    });
  });

  it('names the position of a control character', () => {
    expect(faultOf('a\n\nb\u001b[31m')).toMatchObject({
      line: 3,
      column: 2,
      message: 'the file contains the control character U+001B',
    });
    expect(faultOf('\u0000')).toMatchObject({ line: 1, column: 1 });
    expect(faultOf('---\rtitle: A\r---\r\rText\r')).toMatchObject({ line: 1, column: 4 });
  });
});
