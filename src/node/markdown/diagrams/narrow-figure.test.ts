import fs from 'node:fs';
import { expect, it } from 'vitest';
import { elementParts, type TreeElement } from '../../../lib/content-tree';
import { figureTree, narrowFigure } from './figure-tree';
import { figureFiles } from '../../../test/support/content-files';

const figure = (...viewBoxes: string[]) =>
  figureTree(
    `<svg viewBox="0 0 600 300">${viewBoxes.map((box) => `<svg viewBox="${box}"><text>a</text></svg>`).join('')}</svg>`,
  );

/** The view box of a figure and the positions of its panels. */
function placesOf(tree: TreeElement | undefined) {
  if (!tree) return undefined;
  const { props, children } = elementParts(tree);
  const places = children.map((child) => {
    const { x, y } = elementParts(child as TreeElement).props;
    return [x, y];
  });
  return [props['viewBox'], ...places];
}

it('puts as many panels into a row as there is room for', () => {
  expect(
    placesOf(narrowFigure(figure('0 0 194 120', '202 0 194 100', '404 0 194 120', '0 124 194 90'))),
  ).toEqual(['0 0 396 256', ['0', '0'], ['202', '0'], ['0', '136'], ['202', '136']]);
});

it('puts wide panels one below the other, no larger than their letters ask for', () => {
  expect(placesOf(narrowFigure(figure('0 0 290 200', '310 0 250 100')))).toEqual([
    '0 0 332 316',
    ['0', '0'],
    ['0', '216'],
  ]);
});

it.each([
  ['without panels', figureTree('<svg viewBox="0 0 600 40"><text>a</text></svg>')],
  [
    'with something beside its panels',
    figureTree(
      '<svg viewBox="0 0 600 40"><svg viewBox="0 0 9 9"></svg><svg viewBox="9 0 9 9"></svg><text>a</text></svg>',
    ),
  ],
  ['with a panel that is too wide', figure('0 0 290 200', '0 200 500 100')],
])('leaves a figure %s as it is', (_, tree) => {
  expect(narrowFigure(tree)).toBeUndefined();
});

it.each(figureFiles('content'))('draws %s in a form that fits phones', (file) => {
  const tree = figureTree(fs.readFileSync(file, 'utf8'));
  const { viewBox } = elementParts(narrowFigure(tree) ?? tree).props;
  const width = Number(String(viewBox).split(' ')[2]);
  expect(width).toBeGreaterThanOrEqual(332);
  expect(width).toBeLessThanOrEqual(396);
});
