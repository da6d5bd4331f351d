import { expect, it } from 'vitest';
import { figureTree } from './figure-tree';

const figure = (content: string) => `<svg viewBox="0 0 600 40">\n  ${content}\n</svg>\n`;

it('reads shapes and texts of a figure', () => {
  expect(figureTree(figure('<g><text class="label" x="2" y="9">a &lt; b</text></g>'))).toEqual([
    'svg',
    { viewBox: '0 0 600 40', 'aria-hidden': 'true', focusable: 'false' },
    ['g', ['text', { className: 'label', x: '2', y: '9' }, 'a < b']],
  ]);
});

it('puts the panels of a figure where their view boxes are', () => {
  expect(
    figureTree(figure('<svg viewBox="300 2 290 30"><text x="310" y="9">b</text></svg>')),
  ).toEqual([
    'svg',
    { viewBox: '0 0 600 40', 'aria-hidden': 'true', focusable: 'false' },
    [
      'svg',
      { viewBox: '300 2 290 30', x: '300', y: '2', width: '290', height: '30' },
      ['text', { x: '310', y: '9' }, 'b'],
    ],
  ]);
});

it.each([
  ['a script', figure('<script>alert(1)</script>'), '<script> is not allowed'],
  ['a style', figure('<rect style="fill: red" />'), 'the attribute style of <rect>'],
  ['an event handler', figure('<rect onclick="x()" />'), 'the attribute onclick of <rect>'],
  ['a color', figure('<rect fill="red" />'), 'the attribute fill of <rect>'],
  ['a misspelled class', figure('<rect class="nod" />'), 'the class nod is unknown'],
  [
    'an open element',
    '<svg viewBox="0 0 600 40"><g></svg>',
    'Missing end tag for element g (line 1',
  ],
  ['a panel without a place', figure('<svg><text>b</text></svg>'), 'a panel has no viewBox'],
  ['a file without a size', '<svg></svg>', 'no viewBox'],
  ['another document', '<g></g>', 'not one <svg>'],
])('rejects %s', (_, source, message) => {
  expect(() => figureTree(source)).toThrow(message);
});
