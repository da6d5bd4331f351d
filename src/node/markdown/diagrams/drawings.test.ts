import { expect, it } from 'vitest';
import { elementParts } from '../../../lib/content-tree';
import { drawAhead, drawingsOf } from './drawings';

const wide =
  'flowchart LR\n  a["One box"] --> b["Another box"] --> c["A third box"] --> d["The last box"]';

it('gives a diagram that is too wide for phones another form', () => {
  const { drawing, narrow } = drawingsOf(wide) ?? {};
  const widthOf = (tree = drawing) => Number(elementParts(tree ?? ['svg']).props['width']);
  expect(widthOf(narrow)).toBeLessThan(widthOf());
});

it('draws the same ahead, and gives it away once', () => {
  const now = drawingsOf(wide);
  drawAhead(wide);
  const ahead = drawingsOf(wide);
  expect(ahead).toEqual(now);
  expect(drawingsOf(wide)).not.toBe(ahead);
});

it('leaves to the browser what it cannot draw, also ahead', () => {
  const chart = 'pie\n  "a": 1';
  drawAhead(chart);
  expect(drawingsOf(chart)).toBeUndefined();
});
