import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test/support/temporary-folder';
import { formatFault } from '../faults/faults';
import { fileNameFaults, unreachableFiles } from './file-names';

const { at, write } = temporaryFolder('qsc-names-');

it('names that Gatsby, a terminal, or an address reads as something else are faults', () => {
  const names = [
    'good.md',
    'ä 1.md',
    'a\\b.md',
    'bell\u0007.md',
    'a\nb.md',
    'r\u202etl.md',
    'z\u200b.md',
  ];
  for (const name of names) write(`docs/${name}`, 'x');
  fs.writeFileSync(Buffer.concat([Buffer.from(at('docs/')), Buffer.from([0xff])]), 'x');
  const faults = fileNameFaults(at(''));
  expect(faults.map(({ message }) => message).sort()).toEqual([
    'the name of this file contains a backslash',
    'the name of this file contains bytes that are not UTF-8',
    'the name of this file contains the control character U+0007',
    'the name of this file contains the control character U+000A',
    'the name of this file contains the invisible character U+200B',
    'the name of this file contains the invisible character U+202E',
  ]);
  const text = faults.map(formatFault).join('\n');
  for (const name of ['bell\\u0007', 'a\\u000ab', 'r\\u202etl', 'z\\u200b'])
    expect(text).toContain(`docs/${name}.md`);
});

it('misplaced files are ignored, deleted files are not', () => {
  const file = at('a.md');
  const isIgnored = unreachableFiles();
  expect(isIgnored(file)).toBe(true);
  write('a.md', 'x');
  expect(isIgnored(file)).toBe(false);
  fs.rmSync(file);
  expect(isIgnored(file)).toBe(false);
});

it('links without an end and endings of no page are faults', () => {
  write('c/page.MD', 'x');
  write('c/page.md', 'x');
  write('c/_category.yml', 'label: C');
  write('c/_category_.json', '{}');
  fs.symlinkSync('gone.md', at('c/lost.md'));
  fs.symlinkSync('..', at('c/round'));
  fs.symlinkSync('page.md', at('c/other.md'));
  const faults = fileNameFaults(at('c'));
  expect(faults.map(({ code, file }) => [code, path.basename(file)]).sort()).toEqual([
    ['file-ending', 'page.MD'],
    ['link-of-file', 'lost.md'],
    ['link-of-file', 'round'],
    ['other-settings', '_category_.json'],
  ]);
  expect(unreachableFiles()(at('c/round'))).toBe(true);
});
