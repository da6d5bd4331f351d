import { expect, it } from 'vitest';
import { elementParts } from '../../../lib/content-tree';
import { drawingsOf } from './draw-diagram';

const wide =
  'flowchart LR\n  a["One box"] --> b["Another box"] --> c["A third box"] --> d["The last box"]';

it('draws a diagram that is too wide for phones in another form', () => {
  const [drawing, narrow] = drawingsOf(wide) ?? [];
  const widthOf = (tree = drawing) => Number(elementParts(tree ?? ['svg']).props['width']);
  expect(widthOf(narrow)).toBeLessThan(widthOf());
});

it('leaves diagrams that it cannot draw to the browser', () => {
  expect(drawingsOf('pie\n  "a": 1')).toBeUndefined();
});
