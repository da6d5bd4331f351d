import { describe, expect, it } from 'vitest';
import { compilePage } from '../../../../test/support/compile-page';
import { pageBody } from '../../../transform/page-body';

const svg = '<svg viewBox="0 0 600 40"><rect class="node" width="9" height="9" /></svg>';

const compileMdx = (body: string, source: string | undefined = svg) =>
  compilePage(body, {
    readFile: (file) => (file === 'content/docs/box.figure.svg' ? source : undefined),
  });

describe('figures', () => {
  it('are put into the page, found by their words, and compiled again when the file changes', async () => {
    const { tree, text, faults, partials } = await compileMdx('![A box](./box.figure.svg "Boxes")');
    expect(tree).toMatchObject([
      ['Figure', { title: 'Boxes', description: 'A box' }, expect.arrayContaining(['svg'])],
    ]);
    expect(text).toBe('Boxes\nA box');
    expect(faults).toEqual([]);
    expect(partials).toMatchObject([{ file: 'content/docs/box.figure.svg' }]);
  });

  it.each([
    ['after a row of a table', '| a |\n|---|\n| 1 |\nFIGURE\n| 2 |', 6],
    ['above a row that is text', 'FIGURE\n| 3 | 4 |', 3],
    ['in a sentence', 'Look at FIGURE here', 3],
    ['in a cell', '| a |\n|---|\n| FIGURE |', 5],
    ['in a link', '[FIGURE](https://example.org)', 3],
    ['in a heading', '## FIGURE', 3],
    ['beside another', 'FIGURE\nFIGURE', 3],
  ])('are faults %s: a figure needs a separate line', async (_, body, line) => {
    const figure = '![A box](./box.figure.svg "Boxes")';
    const { faults } = await compileMdx(`Text.\n\n${body.replaceAll('FIGURE', figure)}`);
    expect(faults).toContainEqual(
      expect.objectContaining({ code: 'figure-not-alone', severity: 'error', line }),
    );
  });

  it.each([
    ['without a caption', '![A box](./box.figure.svg)', svg, /lacks its description/],
    ['without a file', '![A box](./bux.figure.svg "Boxes")', svg, /can't be read/],
    ['with a color', '![A box](./box.figure.svg "Boxes")', svg.replace('class', 'fill'), /fill/],
    [
      'with an open element',
      '![A box](./box.figure.svg "Boxes")',
      '<svg viewBox="0 0 600 40">\n<g>\n</svg>',
      /box\.figure\.svg: Missing end tag for element g \(line 3, column \d+\)$/,
    ],
  ])('%s are faults at their line', async (_, body, source, message) => {
    expect((await compileMdx(`Text.\n\n${body}`, source)).faults).toMatchObject([
      { severity: 'error', line: 3, message: expect.stringMatching(message) },
    ]);
  });
});

describe('pictures of a screen', () => {
  it('puts the pictures of both modes into one figure', async () => {
    const { tree, images, text, faults } = await compilePage('![A box](./box.light.png "Boxes")');
    expect(faults).toEqual([]);
    expect(images).toEqual([
      { src: './box.light.png', alt: 'A box', line: 1, column: 1 },
      { src: './box.dark.png', alt: 'A box', line: 1, column: 1 },
    ]);
    expect(text).toBe('Boxes\nA box');
    expect(pageBody(tree)).toEqual([
      [
        'figure',
        { className: 'screenshot' },
        ['figcaption', 'Boxes'],
        ['Picture', { src: './box.light.png', alt: 'A box', mode: 'light' }],
        ['Picture', { src: './box.dark.png', alt: 'A box', mode: 'dark' }],
      ],
    ]);
  });

  it('needs a description and a caption', async () => {
    expect((await compilePage('Text.\n\n![A box](./box.light.png)')).faults).toMatchObject([
      { severity: 'error', line: 3, message: expect.stringContaining('lacks its description') },
    ]);
  });
});
