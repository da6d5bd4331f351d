import { describe, expect, it } from 'vitest';
import { contentRoute } from '../../lib/addresses/routes';
import { faultIn } from '../faults/faults';
import { checkPages, type CheckedPage } from './checks';

const page = (
  name: string,
  content: Partial<CheckedPage['content']> = {},
  rest: Partial<CheckedPage> = {},
): CheckedPage => ({
  file: `content/docs/${name}.mdx`,
  path: `/docs/${name}`,
  frontMatterFaults: [],
  positions: { 'tags.0': { line: 3, column: 8 } },
  tagKeys: [],
  authorKeys: [],
  questions: [],
  content: { faults: [], links: [], images: [], media: [], ids: [], headings: [], ...content },
  ...rest,
});
const link = (href: string) => ({ href, text: 'x', line: 5, column: 2 });
const published = ['shop.png', 'text.png', 'a.mp4', 'manual.pdf', 'a#b.csv'].map(
  (name) => `content/docs/${name}`,
);
const otherFiles = [
  'content/docs/files/',
  'content/docs/tour.mjs',
  'static/logo.svg',
  'package.json',
  'content/docs/_part.mdx',
  'content/docs/draft.mdx',
];
const check = (pages: CheckedPage[]) =>
  checkPages(pages, {
    tags: ['facet', 'search'],
    authors: ['docs-team'],
    routes: new Set(['/docs', '/docs/b', '/docs/a b', contentRoute('/docs/group')]),
    fileExists: (file) => [...published, ...otherFiles].includes(file),
    isPublished: (file) => published.includes(file),
    namesIn: (folder) => {
      if (folder === 'static') return ['logo.svg'];
      if (folder === 'content/docs/area') return ['index.mdx'];
      const names = ['shop.png', 'a#b.csv', 'manual.pdf', 'tour.mjs', 'empty'];
      return /docs$|files/.test(folder) ? names : [];
    },
    pictureFault: (file) => (file === 'content/docs/text.png' ? 'image-unreadable' : undefined),
  });
const target = page('b', { ids: ['range-filters'] });

describe('links', () => {
  it.each([
    './b.mdx',
    './b.mdx#range-filters',
    './b.mdx/#range-filters',
    'b.mdx?x=1',
    '/docs/b',
    '/docs/b/',
    '/docs/b.md',
    '/docs',
    '/logo.svg',
    'https://example.org/x',
    'mailto:a@example.org',
    '#top',
    '/docs/a%20b',
    './manual.pdf',
    './a%23b.csv#row=5',
    '#:~:text=Filters',
    './b.mdx#range-filters:~:text=Range',
    './failed.mdx#part',
  ])('%s is a valid link', (href) => {
    const failed = page('failed', { faults: [faultIn('', undefined, 'empty-file')] });
    const pages = [page('a', { links: [link(href)], ids: ['top'] }), target, failed];
    expect(check(pages).map(({ code }) => code)).toEqual(['empty-file']);
  });

  it.each([
    [
      './c.mdx',
      'broken link "./c.mdx": no page is made from content/docs/c.mdx',
      'link to a file, relative to this one',
    ],
    ['./my pages.mdx', expect.stringContaining('broken link'), 'write ./my%20page.mdx'],
    ['../docs/group', expect.stringContaining('broken link'), /write .*, the page of the folder/],
    ['www.host.test', expect.stringContaining('broken link'), 'write https://www.host.test'],
    ['host.test/page', expect.stringContaining('broken link'), 'write https://host.test/page'],
    ['https//host.test/a', expect.stringContaining('broken link'), 'write https://host.test/a'],
    ['', 'the link "x" leads nowhere', expect.any(String)],
    ['https://', 'the link "x" leads nowhere', expect.any(String)],
    ['https://%7Bhost%7D/api', 'the link "x" leads nowhere', expect.any(String)],
    ['http://exa%20mple.com', 'the link "x" leads nowhere', expect.any(String)],
    ['htp://host.test', 'the link "x" leads nowhere', 'write https://host.test'],
    ['doc:page', 'the link "x" leads nowhere', expect.any(String)],
    ['mailto:', 'the link "x" leads nowhere', expect.any(String)],
    ['./empty/', expect.stringContaining('broken link'), 'link to a file, relative to this one'],
    ['./files/', expect.stringContaining('no page is made from'), /^link to a page or a file in/],
    ['./area/#x', expect.stringContaining('broken link'), /in the folder: index\.mdx$/],
    [
      './draft.mdx',
      expect.stringContaining('broken link'),
      /a draft .* has a page when it is published/,
    ],
    ['/static/logo.svg', expect.stringContaining('broken link'), 'write /logo.svg'],
    ['./b', 'broken link "./b": no page is made from content/docs/b', 'write ./b.mdx'],
    ['./b#range-filters', expect.stringContaining('broken link'), 'write ./b.mdx#range-filters'],
    ['./b.html', expect.stringContaining('broken link'), 'write ./b.mdx'],
    ['./b.mov', expect.stringContaining('broken link'), 'link to a file, relative to this one'],
    ['/logoo.svg', expect.stringContaining('no page has the route'), 'write /logo.svg'],
    ['.%5Cb.mdx', expect.stringContaining('broken link ".\\b.mdx"'), 'write ./b.mdx'],
    [
      './gr%C3%B6%C3%9Fe.mdx',
      'broken link "./größe.mdx": no page is made from content/docs/größe.mdx',
      expect.any(String),
    ],
    [
      'C:%5CDocs%5Ca.pdf',
      expect.stringContaining(`"C:\\Docs\\a.pdf": the file is outside`),
      /static\/ has the address \/a\.pdf/,
    ],
    [
      'file:///etc/a.pdf',
      expect.stringContaining(`"file:///etc/a.pdf": the file is outside`),
      /the address \/a\.pdf/,
    ],
    ['Manual.pdf', expect.stringContaining('broken link'), 'write ./manual.pdf'],
    ['a%23bb.csv', expect.stringContaining('broken link'), 'write ./a%23b.csv'],
    ['./a#b.csv', expect.stringContaining('broken link'), 'write ./a%23b.csv'],
    [
      '/manual.pdf',
      expect.stringContaining('broken link'),
      expect.stringContaining('./manual.pdf'),
    ],
    ['../../package.json', expect.stringContaining('is outside of'), expect.any(String)],
    [
      '../../static/logo.svg',
      'broken link "../../static/logo.svg": the file is outside of the content',
      'put the file beside the page; a file of static/ has the address /logo.svg',
    ],
    ['./_part.mdx', expect.stringContaining('broken link'), expect.stringContaining('partial')],
    ['/docs/bb', 'broken link "/docs/bb": no page has the route /docs/bb', 'did you mean /docs/b?'],
    [
      './b.mdx#range-filter',
      'broken anchor "#range-filter": content/docs/b.mdx has no such id',
      'did you mean "#range-filters"?',
    ],
    ['#nowhere', 'broken anchor "#nowhere": this page has no such id', expect.any(String)],
  ])('%s is a warning with its position', (href, message, advice) => {
    const fix = advice instanceof RegExp ? expect.stringMatching(advice) : advice;
    const pages = [page('a', { links: [link(href)] }), target, page('my page')];
    expect(check(pages)).toMatchObject([
      { severity: 'warning', file: 'content/docs/a.mdx', line: 5, column: 2, message, fix },
    ]);
  });
});

describe('images and keys', () => {
  it('accepts files beside the page and in static', () => {
    const images = ['./shop.png', '/logo.svg'].map((src) => ({ src, alt: '' }));
    expect(check([page('a', { images })])).toEqual([]);
  });

  it('rejects a file that is no picture, with its position in a partial', () => {
    const image = { src: './text.png', alt: '', line: 2, file: 'content/docs/_part.mdx' };
    expect(check([page('a', { images: [image] })])).toMatchObject([
      {
        severity: 'error',
        file: 'content/docs/_part.mdx',
        line: 2,
        message: 'the image "./text.png" is not a picture that can be read',
      },
    ]);
  });

  it('rejects missing files and other hosts', () => {
    const images = ['./no.png', './a#b.csv', './files/', 'https://example.org/x.png'].map(
      (src, index) => ({ src, alt: '', line: index + 2 }),
    );
    expect(check([page('a', { images })])).toMatchObject([
      {
        severity: 'error',
        line: 2,
        message: 'the image "./no.png" does not exist',
        expected: 'a file content/docs/no.png',
      },
      { severity: 'error', fix: 'write ./a%23b.csv' },
      { severity: 'error', fix: 'add the name of a file: the address is a folder' },
      {
        severity: 'error',
        message: 'the image "https://example.org/x.png" is no file of the site',
      },
    ]);
  });

  it.each([
    ['./a.mp4', []],
    ['/logo.svg', []],
    ['./b.mp4', ['the file "./b.mp4" does not exist']],
    ['', ['this file has no address']],
    ['//example.org/a.mp4', ['the file "//example.org/a.mp4" is no file of the site']],
    [
      'data:image/png;base64,iVBORw0=',
      ['the file "data:image/png;base64,iVBORw0=" is no file of the site'],
    ],
    ['../../static/logo.svg', ['the file "../../static/logo.svg" is outside of the content']],
  ])('the page may load %s: %j', (src, messages) => {
    const faults = check([page('a', { media: [{ src, line: 4 }] })]);
    expect(faults.map(({ message }) => message)).toEqual(messages);
  });

  it.each([
    ['./tour.mp4', 'check the path; it is relative to this file'],
    ['./tour.js', 'write ./tour.mjs'],
    ['./shop.jpg', 'write ./shop.png'],
    ['./shop.webp', 'write ./shop.png'],
    ['./shopp.pgn', 'write ./shop.png'],
    ['./manual', 'write ./manual.pdf'],
  ])('%s is no file: %s', (src, fix) => {
    expect(check([page('a', { media: [{ src }] })])).toMatchObject([
      { code: 'image-missing', fix },
    ]);
  });

  it('rejects unknown tags and authors, with their position', () => {
    expect(check([page('a', {}, { tagKeys: ['facets'], authorKeys: ['nobody'] })])).toMatchObject([
      {
        severity: 'error',
        line: 3,
        column: 8,
        message: 'unknown tag "facets"',
        fix: expect.stringContaining('did you mean "facet"?'),
      },
      {
        severity: 'error',
        message: 'unknown author "nobody"',
        expected: 'docs-team (content/authors.yml)',
      },
    ]);
  });
});

it('rejects a route that no file can have', () => {
  const long = page('x', {}, { path: `/docs/${'語'.repeat(90)}` });
  expect(check([long])).toMatchObject([{ code: 'name-not-in-address' }]);
  const copy = page('x', {}, { path: '/docs/x.md', positions: { slug: { line: 2, column: 1 } } });
  expect(check([copy])).toMatchObject([{ code: 'name-not-in-address', line: 2 }]);
});
