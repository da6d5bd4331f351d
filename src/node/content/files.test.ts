import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test/support/temporary-folder';
import { filesIn, pathsIn, readableFile } from './files';

const { at, write } = temporaryFolder('qsc-files-');

it('links to folders are followed once, and never in a folder that a build empties', () => {
  write('docs/a.md', 'x');
  write('docs/part/b.md', 'x');
  write('other/c.md', 'x');
  fs.symlinkSync('..', at('docs/part/round'));
  fs.symlinkSync('../other', at('docs/other'));
  fs.symlinkSync('../docs', at('other/docs'));
  fs.symlinkSync('a.md', at('docs/link.md'));
  fs.symlinkSync('gone.md', at('docs/lost.md'));
  expect(pathsIn(at('docs')).sort()).toEqual([
    ...['a.md', 'link.md', 'lost.md', 'other', 'other/c.md', 'other/docs'],
    ...['part', 'part/b.md', 'part/round'],
  ]);
  expect(filesIn(at('docs')).sort()).toEqual(['a.md', 'part/b.md']);
  expect(filesIn(at('none'))).toEqual([]);
});

it('a folder, also an empty one, and a link to nothing are no files', () => {
  write('kept/a.md', 'x');
  fs.mkdirSync(at('empty'));
  fs.symlinkSync('gone.md', at('lost.md'));
  expect(
    ['kept/a.md', 'kept', 'empty', 'lost.md', 'none'].map((name) => readableFile(at(name))),
  ).toEqual([true, false, false, false, false]);
});

it('no code reads a folder in a form that follows links on some versions of Node only', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.mts'], {
    encoding: 'utf8',
  });
  const code = files.trim().split('\n').filter(fs.existsSync);
  expect(code.length).toBeGreaterThan(500);
  const reads = (file: string) =>
    /readdir(?:Sync)?\([^;]*?\brecursive: true[^;]*?\)/.exec(fs.readFileSync(file, 'utf8'))?.[0] ??
    '';
  expect(code.filter((file) => reads(file).includes('withFileTypes'))).toEqual([]);
});
