import { parseFragment, serialize } from 'parse5';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { renderTree } from '../../components/content/render-tree';
import { pageBody } from '../../node/transform/page-body';
import { compilePage } from '../support/compile-page';

const figure = '![A box](./box.figure.svg "Boxes")';
const picture = '![A photo](./photo.png)';
const rows = '| a | b |\n|---|---|\n| 1 | 2 |';
const svg = '<svg viewBox="0 0 600 40"><rect class="node" width="9" height="9" /></svg>';

const compile = (body: string, file = 'content/docs/page.mdx') =>
  compilePage(body, { file, readFile: () => svg });

describe('elements that a browser would split', () => {
  it.each([
    ['a figure in HTML of the author', `<p>\n${figure}\n</p>`, 2, '<figure> is inside of <p>'],
    ['a table in a paragraph', `<p>\n\n${rows}\n\n</p>`, 3, '<table> is inside of <p>'],
    ['a paragraph in a paragraph', '<p>\n\na\n\nb\n\n</p>', 3, '<p> is inside of <p>'],
    ['a block in a heading of HTML', '<p>\n<b>\n\n- a\n\n</b>\n</p>', 4, '<ul> is inside of <p>'],
    ['a link in a link', '<a href="/a">[b](/b)</a>', 1, '<a> is inside of <a>'],
  ])('are faults: %s', async (_, body, line, message) => {
    expect((await compile(body)).faults).toContainEqual(
      expect.objectContaining({ severity: 'error', line, message }),
    );
  });

  it('are advised by who wrote the outer element', async () => {
    const fixOf = async (body: string) => (await compile(body)).faults[0]?.fix ?? '';
    expect(await fixOf(`<p>\n${figure}\n</p>`)).toContain('take <p> away');
    expect(await fixOf('Text <div>block</div>.')).toContain('on lines of its own');
  });

  it('are also faults in Markdown with HTML', async () => {
    expect(
      (await compile(`<p>\n\n${figure}\n\n</p>`, 'content/docs/page.md')).faults,
    ).toMatchObject([{ severity: 'error', message: '<figure> is inside of <p>' }]);
  });

  it.each([
    ['after a table', `${rows}\n\n${picture}\n| 3 | 4 |`],
    ['between its rows', `${rows}\n${picture}\n| 3 | 4 |`],
    ['before it', `${picture}\n${rows}`],
    ['in a sentence', `A ${picture} in text`],
    ['in a link', `[${picture}](https://example.org)`],
    ['beside another', `${picture}\n${picture}`],
    ['in a list', `- ${picture}\n- text ${picture}`],
    ['in a paragraph of HTML', `<p>\n${picture}\n</p>`],
  ])('do not come of a picture %s', async (_, body) => {
    const { tree, faults } = await compile(body);
    expect(faults.filter(({ severity }) => severity === 'error')).toEqual([]);
    const html = renderToStaticMarkup(createElement('div', null, renderTree(pageBody(tree))));
    const read = serialize(parseFragment(html));
    const tags = (text: string) =>
      text.match(/<\/?\w+/g)?.filter((tag) => !/img|path|source/.test(tag));
    expect(tags(read)).toEqual(tags(html));
  });
});
