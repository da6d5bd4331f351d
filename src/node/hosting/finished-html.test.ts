import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test/temporary-folder';
import { finishedHtml, giveFinishedHtml } from './finished-html';

const { at, write } = temporaryFolder('qsc-finished-');

const room = (name: string) =>
  `<slice-start id="${name}"></slice-start><slice-end id="${name}"></slice-end>`;
const loader =
  '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/a";/*]]>*/</script>';
const page = (body: string) =>
  `<html><body>${body}${loader}${room('_gatsby-scripts-1')}</body></html>`;
const slices: Record<string, string> = {
  '_gatsby-scripts-1':
    '<script>window.___webpackCompilationHash="1";</script><script src="/app-0123456789abcdef0123.js"></script>',
  menu: '<nav>Menu</nav>',
};
const finish = (html: string) => finishedHtml(html, (name) => slices[name] ?? '');

it('gives a page its scripts, and leaves a finished one as it is', () => {
  const finished = finish(page('<p>window.pagePath="/b";</p>'));
  expect(finished).toContain('<p>window.pagePath="/b";</p>');
  expect(finished).toContain(
    'data-value="/a">window.pagePath=document.currentScript.dataset.value',
  );
  expect(finished).toContain('src="/app-0123456789abcdef0123.js"');
  expect(finished).not.toContain('CDATA');
  expect(finish(finished)).toBe(finished);
});

it('finds slices before the scripts, too, and pages without scripts', () => {
  const finished = finish(page(room('menu')));
  expect(finished).toContain(slices['menu']);
  expect(finish(finished)).toBe(finished);
  expect(finish(`<p>${room('menu')}</p>`)).toContain(slices['menu']);
  expect(finish('<p>no script</p>')).toBe('<p>no script</p>');
});

/** What a bundle that renders pages gives for routes. */
const renderer = `
  exports.other = () => 'other';
  exports.default = async ({ pagePath }) => ({
    html: pagePath === '/menu' ? ${JSON.stringify(page(room('menu')))} : ${JSON.stringify(page('<p>text</p>'))},
    sliceData: {},
  });`;

type Renderer = Record<
  'default' | 'other',
  (page: { pagePath: string }) => Promise<{ html: string }>
>;

it('lets a renderer give finished pages, but for those that wait for other slices', async () => {
  write('public/_gatsby/slices/_gatsby-scripts-1.html', slices['_gatsby-scripts-1'] ?? '');
  const file = write('render-page.cjs', renderer);
  const finished = giveFinishedHtml(file, at('public'));
  const loaded = createRequire(import.meta.url)(file) as Renderer;
  const { html, ...more } = await loaded.default({ pagePath: '/text' });
  expect(html).toBe(finish(page('<p>text</p>')));
  expect(more).toEqual({ sliceData: {} });
  expect((await loaded.default({ pagePath: '/menu' })).html).toBe(page(room('menu')));
  expect(loaded.other({ pagePath: '' })).toBe('other');
  expect([...finished]).toEqual(['/text']);
});

it('leaves a renderer as it is where there are no scripts yet', async () => {
  const file = write('render-page.cjs', renderer);
  const finished = giveFinishedHtml(file, at('public'));
  const loaded = createRequire(import.meta.url)(file) as Renderer;
  expect((await loaded.default({ pagePath: '/text' })).html).toBe(page('<p>text</p>'));
  expect([...finished]).toEqual([]);
});
