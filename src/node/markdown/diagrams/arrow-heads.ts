import type { TreeElement } from '../../../lib/content-tree';

export type Point = readonly [x: number, y: number];

const LENGTH = 9;
const HALF_WIDTH = 3.5;

/**
 * Heads of a line's arrows as shapes of their own. Markers do the same by ids, which must differ between all drawings
 * of a page.
 */
export function arrowHeads(name: string, attributes: Readonly<Record<string, string>>) {
  const { 'marker-end': end, 'marker-start': start, x1, y1, x2, y2 } = attributes;
  if (end === undefined && start === undefined) return [];
  const points = pointsOf(name === 'line' ? [x1, y1, x2, y2].join(' ') : attributes['points']);
  if (points.length < 2 || points.flat().some(Number.isNaN))
    throw new Error(`the ends of <${name}> are unknown`);
  return [
    ...(end === undefined ? [] : [head(points, end)]),
    ...(start === undefined ? [] : [head([...points].reverse(), start)]),
  ];
}

/** The points of a line or a polygon by its attribute: numbers apart by spaces or commas. */
export function pointsOf(points: unknown): Point[] {
  const numbers = String(points ?? '').split(/[\s,]+/).map(Number);
  return numbers.flatMap((x, index): Point[] =>
    index % 2 === 0 ? [[x, numbers[index + 1] ?? 0]] : [],
  );
}

/** The head at the last point, in the direction of the last stretch that has a length. */
function head(points: readonly Point[], marker: string): TreeElement {
  const [x, y] = points.at(-1) ?? [0, 0];
  const [fromX, fromY] = [...points]
    .reverse()
    .find((point) => point[0] !== x || point[1] !== y) ?? [x - 1, y];
  const length = Math.hypot(x - fromX, y - fromY);
  const [dx, dy] = [(x - fromX) / length, (y - fromY) / length];
  const corner = (side: 1 | -1) =>
    rounded(
      `${(x - dx * LENGTH - side * dy * HALF_WIDTH).toFixed(2)} ${(y - dy * LENGTH + side * dx * HALF_WIDTH).toFixed(2)}`,
    );
  const isOpen = marker.includes('open');
  const d = `M${corner(1)}L${rounded(`${x.toFixed(2)} ${y.toFixed(2)}`)}L${corner(-1)}`;
  return ['path', isOpen ? { className: 'line', d } : { className: 'arrow', d: `${d}Z` }];
}

/** Numbers of an attribute with one decimal: a tenth of a pixel is more than eyes can tell. */
export function rounded(value: string): string {
  return value.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
}
