import type { TreeElement } from '../../../lib/content-tree';
import { allElements, type Parts } from '../../content/nodes/content-tree';
import { pointsOf, type Point } from './svg-tree';

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Shorter than this, the last stretch of a line has no room for its arrow. */
const MIN_LAST_STRETCH = 8;

/** Units that lines and boxes may share: their borders, and the error of rounding. */
const TOLERANCE = 2;

/**
 * Number of misleading parts of a drawn flowchart: arrows that do not come straight to their box, lines through boxes, and
 * labels on boxes or on each other. The library straightens boxes after it has laid out the lines, which breaks some.
 */
export function flaws(drawing: TreeElement): number {
  const shapes = allElements([drawing]);
  const nodes = shapes.filter((shape) => hasClass(shape, 'node')).map(boxOf);
  const labels = shapes.filter((shape) => hasClass(shape, 'hair')).map(boxOf);
  const lines = shapes
    .filter((shape) => shape.name === 'polyline' && hasClass(shape, 'line'))
    .map(({ props }) => pointsOf(props['points']));
  const crossed = lines.flatMap((points) => nodes.filter((node) => crosses(points, node)));
  const covered = labels.flatMap((label, index) =>
    [...nodes, ...labels.slice(index + 1)].filter((other) => overlap(label, other)),
  );
  return lines.filter(endsTooShort).length + crossed.length + covered.length;
}

const hasClass = ({ props }: Parts, name: string) =>
  ` ${String(props['className'])} `.includes(` ${name} `);

/** The box of a shape; of a diamond and other shapes with slanted sides the part that is always inside. */
function boxOf({ name, props }: Parts): Box {
  if (name === 'rect') {
    const [left, top, width, height] = ['x', 'y', 'width', 'height'].map((key) =>
      Number(props[key] ?? 0),
    ) as [number, number, number, number];
    return { left, top, right: left + width, bottom: top + height };
  }
  const points = pointsOf(props['points']);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const [dx, dy] = [(right - left) / 4, (bottom - top) / 4];
  return { left: left + dx, top: top + dy, right: right - dx, bottom: bottom - dy };
}

function endsTooShort(points: readonly Point[]): boolean {
  const [from, to] = points.slice(-2);
  return !from || !to || Math.hypot(to[0] - from[0], to[1] - from[1]) < MIN_LAST_STRETCH;
}

/** Whether a line of level and upright stretches goes along or through the inside of a box. */
function crosses(points: readonly Point[], box: Box): boolean {
  return points.slice(1).some(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [x, y];
    return overlap(box, {
      left: Math.min(x, fromX),
      right: Math.max(x, fromX),
      top: Math.min(y, fromY),
      bottom: Math.max(y, fromY),
    });
  });
}

/** Whether something reaches further into a box than its border; a line has no width or no height. */
function overlap(box: Box, other: Box): boolean {
  return (
    other.left < box.right - TOLERANCE &&
    other.right > box.left + TOLERANCE &&
    other.top < box.bottom - TOLERANCE &&
    other.bottom > box.top + TOLERANCE
  );
}
