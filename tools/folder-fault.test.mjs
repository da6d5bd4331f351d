import fs from 'node:fs';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../test/support/temporary-folder';
import { writeFault } from './write-fault';

const { at, write } = temporaryFolder('qsc-write-');

it.each([
  ['ENOSPC', 'public: no file can be written, its file system is full.\n    Fix: free some space'],
  ['EROFS', 'public: no file can be written, its file system is read-only.\n    Fix: mount it'],
  ['EACCES', 'public: no file can be written, this user may not write there.\n    Fix: make this'],
  ['EIO', 'public: no file can be written, an error.\n    Fix: make it a folder'],
])('a folder in which a write fails by %s is named, with what helps', (code, text) => {
  write('public/index.html', 'x');
  const fails = vi.spyOn(fs, 'writeFileSync').mockImplementation(() => {
    throw Object.assign(new Error('an error'), { code });
  });
  try {
    expect(writeFault(at(''))).toContain(text);
  } finally {
    fails.mockRestore();
  }
});

it('a file in the place of a folder is named, and folders that can be written have no fault', () => {
  write('public/index.html', 'x');
  expect(writeFault(at(''))).toBeUndefined();
  expect(fs.readdirSync(at('public'))).toEqual(['index.html']);
  write('hosting', 'x');
  expect(writeFault(at(''))).toContain('hosting: no file can be written, ENOTDIR');
});
