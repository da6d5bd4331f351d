import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeOutput, writeParts } from './output-files';

let folder = '';
const at = (name: string) => path.join(folder, name);
const text = (name: string) => fs.readFileSync(at(name), 'utf8');
const before = new Date(2020, 1, 1);

/** Whether a file was written since it was made old. */
const isWritten = (name: string) => fs.statSync(at(name)).mtimeMs !== before.getTime();

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'qsc-outputs-'));
  writeParts(folder, 'docs/all.txt', ['one', ' \u2192 ', 'two']);
  fs.utimesSync(at('docs/all.txt'), before, before);
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

it('writes the parts of a file one after the other', () => {
  expect(text('docs/all.txt')).toBe('one \u2192 two');
});

it('leaves a file that is the same, however it is parted', () => {
  writeParts(folder, 'docs/all.txt', ['one \u2192', ' two']);
  writeOutput(folder, 'docs/all.txt', 'one \u2192 two');
  expect(isWritten('docs/all.txt')).toBe(false);
});

it.each([['one \u2192 tw0'], ['one \u2192 two and more'], ['one'], ['']])(
  'writes another one anew: %j',
  (other) => {
    writeParts(folder, 'docs/all.txt', [other.slice(0, 4), other.slice(4)]);
    expect(isWritten('docs/all.txt')).toBe(true);
    expect(text('docs/all.txt')).toBe(other);
  },
);
