import fs from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../src/test/support/temporary-folder';
import { folderFault } from './folder-fault.mjs';

const { at, write } = temporaryFolder('qsc-folders-');

afterEach(() => vi.restoreAllMocks());

/** A system in which a call fails for one path. @param hasPath whether its error names the path */
function fails(call, name, message, hasPath = true) {
  const original = fs[call];
  vi.spyOn(fs, call).mockImplementation((file, ...rest) => {
    if (!file.startsWith(at(name))) return original(file, ...rest);
    const error = new Error(`${message}, ${call}`);
    throw Object.assign(error, { code: message.split(':')[0], ...(hasPath && { path: file }) });
  });
}

it.each([
  ['ENOSPC: no space left on device', false],
  ['EROFS: read-only file system', true],
  ['EACCES: permission denied', true],
])('a folder in which a write fails by "%s" is named, with what helps', (message, hasPath) => {
  write('public/index.html', 'x');
  fails('writeFileSync', 'public', message, hasPath);
  expect(folderFault(at(''))).toBe(
    `public cannot be written: ${message}.\n    Fix: make it a folder that this user may write, on a file system with free space.`,
  );
});

it.each([['.cache'], [path.join('.cache', 'compiled')]])(
  'the folder %s of an earlier build is named when it cannot be written',
  (name) => {
    fs.mkdirSync(at(name), { recursive: true });
    expect(folderFault(at(''))).toBeUndefined();
    fails('mkdirSync', name, 'EACCES: permission denied');
    expect(folderFault(at(''))).toContain(`${name} cannot be written: EACCES: permission denied.`);
  },
);

it('after a failure, inner folders are checked as well', () => {
  const name = path.join('public', 'docs');
  fs.mkdirSync(at(name), { recursive: true });
  fails('accessSync', name, 'EACCES: permission denied');
  expect(folderFault(at(''))).toBeUndefined();
  expect(folderFault(at(''), true)).toContain(`${name} cannot be written`);
  vi.restoreAllMocks();
  // Another command may delete it meanwhile.
  fails('accessSync', name, 'ENOENT: no such file or directory');
  expect(folderFault(at(''), true)).toBeUndefined();
});

it('a file or a link in the place of a folder is named, and folders that can be written have no fault', () => {
  write('public/index.html', 'x');
  expect(folderFault(at(''))).toBeUndefined();
  expect(fs.readdirSync(at('public'))).toEqual(['index.html']);
  fs.rmdirSync(at('hosting'));
  write('hosting', 'x');
  expect(folderFault(at(''))).toContain('hosting cannot be written: EEXIST');
  fs.rmSync(at('hosting'));
  fs.symlinkSync(at('nothing'), at('hosting'));
  expect(folderFault(at(''))).toContain('hosting cannot be written: ENOENT');
});

it('a file of the content that this user may not read is named', () => {
  write('content/docs/page.md', 'x');
  fs.symlinkSync(at('nothing'), at('content/docs/link.md'));
  expect(folderFault(at(''))).toBeUndefined();
  write('content/docs/.page.md.swp', 'x');
  fails('accessSync', 'content/docs/.page', 'EACCES: permission denied');
  expect(folderFault(at(''))).toBeUndefined();
  vi.restoreAllMocks();
  fails('accessSync', 'content/docs/page.md', 'EACCES: permission denied');
  expect(folderFault(at(''))).toContain('page.md cannot be read: EACCES: permission denied.');
});
