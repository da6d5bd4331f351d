import fs from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../src/test/support/temporary-folder';
import { folderFault } from './folder-fault.mjs';

const { at, write } = temporaryFolder('qsc-folders-');

afterEach(() => vi.restoreAllMocks());

/** A system in which a call fails for one path. @param hasPath whether its error names the path */
function fails(call, name, code, hasPath = true) {
  const original = fs[call];
  vi.spyOn(fs, call).mockImplementation((file, ...rest) => {
    if (!file.startsWith(at(name))) return original(file, ...rest);
    throw Object.assign(new Error('an error'), { code, ...(hasPath && { path: file }) });
  });
}

it.each([
  ['ENOSPC', 'public cannot be written: the file system is full.\n    Fix: free some space'],
  ['EROFS', 'public cannot be written: the file system is read-only.\n    Fix: mount it'],
  ['EACCES', 'public cannot be written: this user may not.\n    Fix: make this user the owner'],
  ['EIO', 'public cannot be written: an error.\n    Fix: make it one that'],
])('a folder in which a write fails by %s is named, with what helps', (code, text) => {
  write('public/index.html', 'x');
  fails('writeFileSync', 'public', code, code !== 'ENOSPC');
  expect(folderFault(at(''))).toContain(text);
});

it('folders that Gatsby writes before it loads the site are named', () => {
  fails('mkdirSync', '.cache', 'EACCES');
  expect(folderFault(at(''))).toContain('.cache cannot be written: this user may not.');
  vi.restoreAllMocks();
  write('.cache/compiled/gatsby-node.js', 'x');
  fails('writeFileSync', '.cache/compiled', 'EACCES');
  expect(folderFault(at(''))).toContain(`${path.join('.cache', 'compiled')} cannot be written`);
});

it('a file or a link in the place of a folder is named, and folders that can be written have no fault', () => {
  write('public/index.html', 'x');
  expect(folderFault(at(''))).toBeUndefined();
  expect(fs.readdirSync(at('public'))).toEqual(['index.html']);
  write('hosting', 'x');
  expect(folderFault(at(''))).toContain('hosting cannot be written: it is no folder.');
  fs.rmSync(at('hosting'));
  fs.symlinkSync(at('nothing'), at('hosting'));
  expect(folderFault(at(''))).toContain('hosting cannot be written: it is a link to nothing.');
});

it('a file of the content that this user may not read is named', () => {
  write('content/docs/page.md', 'x');
  fs.symlinkSync(at('nothing'), at('content/docs/link.md'));
  expect(folderFault(at(''))).toBeUndefined();
  write('content/docs/.page.md.swp', 'x');
  fails('accessSync', 'content/docs/.page', 'EACCES');
  expect(folderFault(at(''))).toBeUndefined();
  vi.restoreAllMocks();
  fails('accessSync', 'content/docs/page.md', 'EACCES');
  expect(folderFault(at(''))).toContain('page.md cannot be read: this user may not.');
});

it('after a failure, inner folders are looked at', () => {
  write('public/docs/page.html', 'x');
  fails('accessSync', 'public/docs', 'EACCES');
  expect(folderFault(at(''))).toBeUndefined();
  expect(folderFault(at(''), true)).toContain(`${path.join('public', 'docs')} cannot be written`);
  vi.restoreAllMocks();
  fails('writeFileSync', 'public', 'ENOSPC');
  expect(folderFault(at(''), true)).toContain('public cannot be written: the file system is full');
});
