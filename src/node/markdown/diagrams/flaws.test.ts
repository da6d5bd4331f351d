import { expect, it } from 'vitest';
import type { TreeElement } from '../../../lib/content-tree';
import { flaws } from './flaws';

const box = (x: string, y: string): TreeElement => [
  'rect',
  { x, y, width: '60', height: '30', className: 'node border' },
];
const line = (points: string): TreeElement => ['polyline', { points, className: 'line' }];
const label: TreeElement = [
  'rect',
  { x: '70', y: '5', width: '30', height: '20', className: 'page hair' },
];

it.each<[string, TreeElement[], number]>([
  ['a straight arrow', [box('0', '0'), box('120', '0'), line('60,15 120,15'), label], 0],
  ['an arrow that ends along a border', [box('120', '0'), line('60,40 120,40 120,36')], 1],
  ['a line through a box', [box('0', '0'), box('80', '0'), line('60,15 200,15')], 1],
  ['a label on a box', [box('80', '0'), label], 1],
  ['two labels at one position', [label, label], 1],
])('counts the misleading parts of %s', (_, shapes, count) => {
  expect(flaws(['svg', ...shapes])).toBe(count);
});
