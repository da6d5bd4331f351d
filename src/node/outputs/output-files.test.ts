import fs from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../test/support/temporary-folder';
import { writeOutput, writeParts } from './output-files';

const { at } = temporaryFolder('qsc-outputs-');
const text = (name: string) => fs.readFileSync(at(name), 'utf8');
const before = new Date(2020, 1, 1);

/** Whether a file was written since it was made old. */
const isWritten = (name: string) => fs.statSync(at(name)).mtimeMs !== before.getTime();

beforeEach(() => {
  writeParts(at(''), 'docs/all.txt', ['one', ' \u2192 ', 'two']);
  fs.utimesSync(at('docs/all.txt'), before, before);
});

it('writes the parts of a file one after the other', () => {
  expect(text('docs/all.txt')).toBe('one \u2192 two');
});

it('leaves a file that is the same, however it is parted', () => {
  writeParts(at(''), 'docs/all.txt', ['one \u2192', ' two']);
  writeOutput(at(''), 'docs/all.txt', 'one \u2192 two');
  expect(isWritten('docs/all.txt')).toBe(false);
});

it.each([['one \u2192 tw0'], ['one \u2192 two and more'], ['one'], ['']])(
  'writes another one anew: %j',
  (other) => {
    writeParts(at(''), 'docs/all.txt', [other.slice(0, 4), other.slice(4)]);
    expect(isWritten('docs/all.txt')).toBe(true);
    expect(text('docs/all.txt')).toBe(other);
  },
);
