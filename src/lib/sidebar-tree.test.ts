import { expect, it } from 'vitest';
import { groupsAround, type SidebarEntry } from './sidebar-tree';

const page = (path: string): SidebarEntry => ({ label: path, path });
const tree: SidebarEntry[] = [
  page('/a'),
  {
    label: 'Group',
    path: '/b',
    items: [page('/b/1'), { label: 'Inner', path: '/b/2', items: [page('/b/2/1')] }],
  },
];

it.each([
  ['/a', []],
  ['/b', ['/b']],
  ['/b/1', ['/b']],
  ['/b/2', ['/b', '/b/2']],
  ['/b/2/1', ['/b', '/b/2']],
  ['/nowhere', []],
])('finds the groups around %s', (route, groups) => {
  expect(groupsAround(tree, route)).toEqual(groups);
});

it('finds the groups of each tree separately', () => {
  expect(groupsAround([{ label: 'Other', path: '/c', items: [page('/a')] }], '/a')).toEqual(['/c']);
});
