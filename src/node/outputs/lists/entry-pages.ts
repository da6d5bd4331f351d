import { docPages, routes } from '../../../lib/routes';
import { listTitles } from '../../../lib/text/list-titles';
import { site } from '../../../site';
import type { SidebarItem } from '../../source/sidebar';
import type { ListEntry, ListPage, ListSection } from './list-page';

/**
 * Pages of the site that are no content, as programs get them: where to go from there.
 * @param built routes of the site's pages
 */
export function entryPages(
  sidebar: readonly SidebarItem[],
  built: ReadonlySet<string>,
): ListPage[] {
  const there = (entries: readonly ListEntry[]) => entries.filter(({ path }) => built.has(path));
  const topics = sidebar.flatMap((item) =>
    item.kind === 'group' ? [{ title: item.label, path: item.path, text: item.description }] : [],
  );
  return [
    {
      path: routes.home,
      title: site.title,
      description: site.description,
      sections: [
        { heading: 'Start', entries: there(startEntries) },
        {
          heading: listTitles.docs.title,
          path: routes.docs,
          entries: [
            ...topics,
            ...there([{ title: site.blog.title, path: routes.blog, text: site.blog.description }]),
          ],
        },
      ],
    },
    {
      path: routes.playground,
      ...listTitles.playground,
      text: ['The form needs a browser with scripts. These pages describe the same requests:'],
      sections: [
        {
          entries: there([
            { title: 'Search API integration', path: docPages.searchApi },
            { title: 'API reference', path: docPages.apiReference },
            { title: 'Run requests as an assistant', path: docPages.assistants },
          ]),
        },
      ],
    },
  ];
}

/** Pages for a first visit. */
const startEntries: readonly ListEntry[] = [
  { title: 'Introduction', path: docPages.introduction },
  { title: 'Build a search app in 5 minutes', path: docPages.firstSearchApp },
  { title: 'API reference', path: docPages.apiReference },
];

/** What programs get at an address without a page: all addresses by section, since the nearest one is likely meant. */
export function notFoundPage(sidebar: readonly SidebarItem[]): ListPage {
  return {
    path: routes.notFound,
    ...listTitles.notFound,
    text: [
      'These are the addresses of the documentation. The page that you look for is likely the one whose address begins like yours or ends with the same words.',
    ],
    sections: [
      { entries: entriesIn(sidebar.filter(({ kind }) => kind === 'page')) },
      ...sidebar.flatMap((item): ListSection[] =>
        item.kind === 'group'
          ? [{ heading: item.label, path: item.path, entries: entriesIn(item.items) }]
          : [],
      ),
    ],
  };
}

function entriesIn(items: readonly SidebarItem[]): ListEntry[] {
  return items.flatMap((item) =>
    item.kind === 'group'
      ? [{ title: item.label, path: item.path }, ...entriesIn(item.items)]
      : [{ title: item.page.title, path: item.page.path }],
  );
}
