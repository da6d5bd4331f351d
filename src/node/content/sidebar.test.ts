import { describe, expect, it } from 'vitest';
import {
  allGroups,
  buildSidebar,
  readingOrder,
  sidebarData,
  allTrails,
  type CategorySettings,
} from './sidebar';

const page = (
  file: string,
  sidebarPosition: number | null = null,
  label = file.split('/').at(-1) ?? '',
) => ({
  id: file,
  file: `content/docs/${file}.mdx`,
  path: `/docs/${file.replace(/\/?index$/, '')}`,
  title: label,
  sidebarLabel: label,
  sidebarPosition,
});
const build = (pages: ReturnType<typeof page>[], settings: CategorySettings[] = []) =>
  buildSidebar(pages, settings);

describe('the sidebar', () => {
  it('makes groups of folders and orders by position, then label', () => {
    const items = build(
      [
        page('b/two', 2),
        page('b/one', 1),
        page('b/zeta'),
        page('b/alpha'),
        page('a/x'),
        page('top'),
      ],
      [{ folder: 'b', position: 1, label: 'First' }],
    );
    expect(sidebarData(items)).toEqual([
      {
        label: 'First',
        path: '/docs/b',
        items: [
          { label: 'one', path: '/docs/b/one' },
          { label: 'two', path: '/docs/b/two' },
          { label: 'alpha', path: '/docs/b/alpha' },
          { label: 'zeta', path: '/docs/b/zeta' },
        ],
      },
      { label: 'A', path: '/docs/a', items: [{ label: 'x', path: '/docs/a/x' }] },
      { label: 'top', path: '/docs/top' },
    ]);
  });

  it('names folders without settings after themselves', () => {
    expect(build([page('howTo/x'), page('chat-gpt/y')]).map(({ label }) => label)).toEqual([
      'Chat gpt',
      'How to',
    ]);
  });

  it('lifts the items of an inline folder', () => {
    const items = build(
      [page('qsc/search/filters'), page('qsc/chat')],
      [{ folder: 'qsc', inline: true }],
    );
    expect(sidebarData(items)).toEqual([
      { label: 'chat', path: '/docs/qsc/chat' },
      {
        label: 'Search',
        path: '/docs/qsc/search',
        items: [{ label: 'filters', path: '/docs/qsc/search/filters' }],
      },
    ]);
  });

  it('includes pages of other folders and omits groups without pages', () => {
    const items = build(
      [page('search/filters'), page('suggest/managed')],
      [{ folder: 'search', include: ['../suggest/managed.mdx'] }],
    );
    expect(sidebarData(items)).toEqual([
      {
        label: 'Search',
        path: '/docs/search',
        items: [
          { label: 'managed', path: '/docs/suggest/managed' },
          { label: 'filters', path: '/docs/search/filters' },
        ],
      },
    ]);
  });

  it('puts the listed pages and folders of a group first, in the order of the list', () => {
    const items = build(
      [
        page('find/own', 1),
        page('find/listed', 9),
        page('other/deep/x'),
        page('other/y'),
        page('other/z'),
      ],
      [
        { folder: 'other', position: 2 },
        { folder: 'other/deep', label: 'Deep', position: 7 },
        { folder: 'find', position: 1, include: ['../other/y.mdx', '../other/deep', 'listed.mdx'] },
      ],
    );
    expect(sidebarData(items)).toEqual([
      {
        label: 'Find',
        path: '/docs/find',
        items: [
          { label: 'y', path: '/docs/other/y' },
          {
            label: 'Deep',
            path: '/docs/other/deep',
            items: [{ label: 'x', path: '/docs/other/deep/x' }],
          },
          { label: 'listed', path: '/docs/find/listed' },
          { label: 'own', path: '/docs/find/own' },
        ],
      },
      { label: 'Other', path: '/docs/other', items: [{ label: 'z', path: '/docs/other/z' }] },
    ]);
  });

  it('does not move a folder that lists its own parent', () => {
    const items = build([page('a/b/x'), page('a/y')], [{ folder: 'a/b', include: ['..', '.'] }]);
    expect(sidebarData(items)).toMatchObject([
      { label: 'A', items: [{ label: 'B' }, { label: 'y' }] },
    ]);
  });

  it('makes the index page the page of its group', () => {
    const [group] = allGroups(build([page('feeding/index'), page('feeding/api')]));
    expect(group).toMatchObject({
      path: '/docs/feeding',
      page: { id: 'feeding/index' },
      items: [{ label: 'api' }],
    });
  });

  it('returns the reading order and the breadcrumb of a page', () => {
    const items = build(
      [page('b/inner/x', 1), page('b/index'), page('b/y', 2), page('a/z')],
      [
        { folder: 'b', position: 1 },
        { folder: 'b/inner', position: 1 },
      ],
    );
    expect(readingOrder(items).map(({ id }) => id)).toEqual(['b/index', 'b/inner/x', 'b/y', 'a/z']);
    expect(
      allTrails(items)
        .get('/docs/b/inner/x')
        ?.map(({ key }) => key),
    ).toEqual(['b', 'b/inner']);
    expect(allTrails(items).get('/docs/b')).toEqual([]);
    expect(allTrails(items).get('/docs/nowhere')).toBeUndefined();
  });
});
