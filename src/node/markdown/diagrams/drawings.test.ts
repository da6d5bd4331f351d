import { expect, it } from 'vitest';
import { elementParts } from '../../../lib/content-tree';
import { drawingsOf } from './draw-diagram';

const wide =
  'flowchart LR\n  a["One box"] --> b["Another box"] --> c["A third box"] --> d["The last box"]';

it('gives a diagram that is too wide for phones another form', () => {
  const [drawing, narrow] = drawingsOf(wide) ?? [];
  const widthOf = (tree = drawing) => Number(elementParts(tree ?? ['svg']).props['width']);
  expect(widthOf(narrow)).toBeLessThan(widthOf());
});

it('leaves to the browser what it cannot draw', () => {
  expect(drawingsOf('pie\n  "a": 1')).toBeUndefined();
});
