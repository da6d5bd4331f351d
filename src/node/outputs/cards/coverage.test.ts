import { describe, expect, it } from 'vitest';
import { Coverage } from './coverage';

/** A box as four lines. */
const outline = (left: number, top: number, right: number, bottom: number) =>
  new Float64Array([
    ...[left, top, right, top],
    ...[right, top, right, bottom],
    ...[right, bottom, left, bottom],
    ...[left, bottom, left, top],
  ]);

const [width, height, shades] = [6, 4, 101];
const coverage = new Coverage(width, height);

function drawn(): number[][] {
  const pixels = new Uint8Array(width * height);
  coverage.draw({ pixels, width, left: 0 }, shades);
  return Array.from({ length: height }, (_, row) => [
    ...pixels.subarray(row * width, (row + 1) * width),
  ]);
}

const blank = [0, 0, 0, 0, 0, 0];

describe('the part of each pixel that outlines cover', () => {
  it('is exact at the edges of a box', () => {
    coverage.add(outline(0, 0, 2.5, 1), 1.25, 1.5, 1);
    expect(drawn()).toEqual([blank, [0, 38, 50, 38, 0, 0], [0, 38, 50, 38, 0, 0], blank]);
  });

  it('is exact at a slope', () => {
    coverage.add(new Float64Array([0, 0, 4, 4, 4, 4, 0, 4, 0, 4, 0, 0]), 0, 0, 1);
    expect(drawn()[2]).toEqual([100, 100, 50, 0, 0, 0]);
  });

  it('is no more than all of it where outlines lie on each other', () => {
    coverage.add(outline(1, 1, 3, 3), 0, 0, 1);
    coverage.add(outline(2, 1, 5, 3), 0, 0, 1);
    expect(drawn()[1]).toEqual([0, 100, 100, 100, 100, 0]);
  });

  it('leaves out what is outside', () => {
    coverage.add(outline(-3, -2, 1.5, 9), 0, 0, 1);
    coverage.add(outline(5.5, 0, 9, 4), 0, 0, 1);
    expect(drawn()).toEqual(Array.from({ length: 4 }, () => [100, 50, 0, 0, 0, 50]));
  });

  it('starts anew after drawing', () => {
    expect(drawn()).toEqual([blank, blank, blank, blank]);
  });
});
