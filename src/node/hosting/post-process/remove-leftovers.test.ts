import fs from 'node:fs';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../test/support/temporary-folder';
import { writeOutput } from '../../outputs/output-files';
import * as siteFiles from '../../content/files';
import { removeLeftovers } from './remove-leftovers';

const { at, write } = temporaryFolder('qsc-leftovers-');
const build = {
  html: new Set(''),
  routes: [],
  staticQueries: new Set(''),
  pictures: new Set(''),
};

it('linked files in static stay', () => {
  vi.spyOn(siteFiles, 'siteAbsolute').mockImplementation(at);
  write('manuals/a.pdf', 'x');
  write('static/plain.pdf', 'x');
  fs.symlinkSync('../manuals', at('static/manuals'));
  fs.symlinkSync('../manuals/a.pdf', at('static/link.pdf'));
  // Gatsby copies the targets of links.
  for (const name of ['plain.pdf', 'manuals/a.pdf', 'link.pdf', 'old.pdf'])
    write(`public/${name}`, 'x');
  expect(removeLeftovers(at('public'), build).files).toEqual([
    ...['/link.pdf', '/manuals/a.pdf', '/plain.pdf'],
  ]);
  expect(fs.existsSync(at('public/old.pdf'))).toBe(false);
});

it('a Markdown page of an earlier build is removed with the picture that no other file names', () => {
  writeOutput(at('public'), 'docs/new.md', '![](/static/bbbbbbbb/b.png)');
  write('public/docs/old.md', '![](/static/aaaaaaaa/a.png)');
  for (const name of ['aaaaaaaa/a.png', 'bbbbbbbb/b.png']) write(`public/static/${name}`, 'x');
  const { files, hasLostPictures } = removeLeftovers(at('public'), build);
  expect(files).toEqual(['/docs/new.md', '/static/bbbbbbbb/b.png']);
  expect(hasLostPictures).toBe(true);
});
