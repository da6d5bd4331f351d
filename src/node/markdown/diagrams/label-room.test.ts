import { expect, it } from 'vitest';
import { elementParts, type TreeNode } from '../../../lib/content-tree';
import { drawDiagram } from './draw-diagram';

/** Widths of the shapes of a drawing. */
function widths(node: TreeNode | undefined): number[] {
  if (node === undefined || typeof node === 'string') return [];
  const { name, props, children } = elementParts(node);
  const xs = String(props['points'] ?? '')
    .split(' ')
    .map((point) => Number(point.split(',')[0]));
  const width = name === 'polygon' ? Math.max(...xs) - Math.min(...xs) : Number(props['width']);
  return [...(name === 'rect' || name === 'polygon' ? [width] : []), ...children.flatMap(widths)];
}

/** Widths in DejaVu Sans, in units of the drawing, at a font size of 13 in boxes and 12 in notes. */
const summary = { text: 'Summary of the metrics of a month', width: 232.8 };
const minutes = { text: 'at most five minutes', width: 124.1 };

it.each([
  ['a box', `flowchart TD\n  a["${summary.text}"] --> b`, summary],
  ['a box without quotes', `flowchart TD\n  a[${summary.text}] --> b`, summary],
  ['a participant', `sequenceDiagram\n  participant A as ${summary.text}\n  A->>B: x`, summary],
  ['a note', `sequenceDiagram\n  A->>B: x\n  Note over A: ${minutes.text}`, minutes],
])('draws %s with 15 % more than its text needs in the widest font', (_, code, { text, width }) => {
  const drawing = drawDiagram(code);
  expect(Math.max(...widths(drawing))).toBeGreaterThanOrEqual(width * 1.15);
  expect(JSON.stringify(drawing)).toContain(`"${text}"`);
});
