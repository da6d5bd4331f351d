import fs from 'node:fs';
import { expect, it } from 'vitest';
import { emptySite, Site } from '../pages/site-index';
import { temporaryFolder } from '../../test/support/temporary-folder';
import { publishFiles } from './publish-files';

const { at } = temporaryFolder('qsc-files-');

it('copies the files that a page links or loads, and no others', () => {
  // Any files of the repository can serve as files of a page.
  const files = {
    'content/tags.yml': '/static/1/100%25.csv',
    'content/authors.yml': '/static/2/a%23b.mp4',
    'content/style.yml': '/static/3/unused.pdf',
  };
  const content = {
    links: [
      { href: '../tags.yml?x#y', text: '' },
      { href: './gone.csv', text: '' },
    ],
    images: [],
    media: [{ src: '../authors.yml' }, { src: '/favicon.svg' }],
  };
  const site = new Site({ ...emptySite, files });
  publishFiles([{ file: 'content/docs/page.md', content }], at(''), site);
  const published = fs.readdirSync(at('static'), { recursive: true }).map(String).sort();
  expect(published).toEqual(['1', '1/100%.csv', '2', '2/a#b.mp4']);
  expect(fs.readFileSync(at('static/1/100%.csv'), 'utf8')).toBe(
    fs.readFileSync('content/tags.yml', 'utf8'),
  );
});
