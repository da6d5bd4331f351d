import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../test/support/temporary-folder';
import { picturesOf, unneededPictures } from './remove-leftovers';

const { at, write } = temporaryFolder('qsc-pictures-');
const folder = (letter: string) => `/static/${letter.repeat(32)}`;

it('pictures are not needed that neither a page nor a text beside it names', () => {
  const texts = {
    [`${folder('a')}/abcde/photo.webp`]: 'a size that a page shows',
    [`${folder('a')}/fedcb/photo.webp`]: 'a size that no page shows any more',
    [`${folder('a')}/abcde/photo.avif`]: 'a format that no page shows any more',
    [`${folder('a')}/abcde/earlier.webp`]: 'an earlier name of the picture',
    [`${folder('e')}/abcde/v1.png (copy).JPG`]: 'a name with another format in it',
    [`${folder('b')}/photo.png`]: 'an original that a Markdown page names',
    [`${folder('c')}/a name%.png`]: 'a name that addresses encode',
    [`${folder('b')}/earlier.csv`]: 'an earlier name of the file',
    [`${folder('b')}/it's größe (1).csv`]: 'a file that a page links',
    [`${folder('b')}/(2).png`]: 'an original whose name Markdown escapes',
    [`${folder('d')}/gone.png`]: 'a picture that was taken away',
    '/static/inter-latin-0a1b2c3d.woff2': 'a font of a style sheet',
    '/static/old-font-0a1b2c3d.woff2': 'a font of an earlier build',
    '/static/größe+1@2x-0a1b2c3d.png': 'a picture that a template imports',
    '/docs/a.md': `![](https://docs.example.org/help${folder('b')}/photo.png)\n![](${folder('b')}/\\(2\\).png)s`,
    '/app.0a1b2c3d.css': 'src:url(/static/inter-latin-0a1b2c3d.woff2)format("woff2")',
    '/search-data/text/a.json': folder('d'),
  };
  for (const [name, text] of Object.entries(texts)) write(`public${name}`, text);
  const html = `<img srcSet="/help${folder('a')}/abcde/photo.webp 370w, /help${folder('e')}/abcde/v1.png%20(copy).JPG 20w, ${folder('c')}/a%20name%25.png 2x"><a href="${folder('b')}/it&#x27;s%20gr%C3%B6%C3%9Fe%20(1).csv"><img src="/help/static/größe+1@2x-0a1b2c3d.png">`;
  const unneeded = unneededPictures(at('public'), Object.keys(texts), new Set(picturesOf(html)));
  expect(unneeded.sort()).toEqual([
    `${folder('a')}/abcde/earlier.webp`,
    `${folder('a')}/abcde/photo.avif`,
    `${folder('a')}/fedcb/photo.webp`,
    `${folder('b')}/earlier.csv`,
    `${folder('d')}/gone.png`,
    '/static/old-font-0a1b2c3d.woff2',
  ]);
});
