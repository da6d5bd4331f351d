import fs from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../test/support/temporary-folder';
import { writeOutput } from './output-files';

const { at } = temporaryFolder('qsc-outputs-');
const text = (name: string) => fs.readFileSync(at(name), 'utf8');
const before = new Date(2020, 1, 1);

/** Whether a file was written since it was made old. */
const isWritten = (name: string) => fs.statSync(at(name)).mtimeMs !== before.getTime();

beforeEach(() => {
  writeOutput(at(''), 'docs/all.txt', 'one \u2192 two');
  fs.utimesSync(at('docs/all.txt'), before, before);
});

it('writes a file and its folders', () => {
  expect(text('docs/all.txt')).toBe('one \u2192 two');
});

it('leaves a file that is the same', () => {
  writeOutput(at(''), 'docs/all.txt', 'one \u2192 two');
  expect(isWritten('docs/all.txt')).toBe(false);
});

it.each([['one \u2192 tw0'], ['one \u2192 two and more'], ['one'], ['']])(
  'writes another one anew: %j',
  (other) => {
    writeOutput(at(''), 'docs/all.txt', other);
    expect(isWritten('docs/all.txt')).toBe(true);
    expect(text('docs/all.txt')).toBe(other);
  },
);
