import type { TreeNode } from '../../../lib/content-tree';
import { docPages, routes } from '../../../lib/routes';
import { listTitles } from '../../../lib/text/list-titles';
import { site } from '../../../site';
import type { SidebarItem } from '../../source/sidebar';

/** A page that shows what is of use in a browser only; its Markdown leads to others. */
export interface EntryPage {
  path: string;
  title: string;
  description: string;
  tree: readonly TreeNode[];
}

interface EntryLink {
  title: string;
  path: string;
  /** A sentence or more about the page. */
  text?: string | undefined;
}

/** @param built routes of the site's pages */
export function entryPages(
  sidebar: readonly SidebarItem[],
  built: ReadonlySet<string>,
): EntryPage[] {
  const there = (entries: readonly EntryLink[]) => entries.filter(({ path }) => built.has(path));
  const topics = sidebar.flatMap((item) =>
    item.kind === 'group' ? [{ title: item.label, path: item.path, text: item.description }] : [],
  );
  const { title, description } = site;
  const { docs, playground } = listTitles;
  return [
    {
      ...{ path: routes.home, title, description },
      tree: [
        ['h2', 'Start'],
        ...links(there(startPages)),
        ['h2', linkTo({ title: docs.title, path: routes.docs })],
        ...links([
          ...topics,
          ...there([{ title: site.blog.title, path: routes.blog, text: site.blog.description }]),
        ]),
      ],
    },
    {
      ...{ path: routes.playground, ...playground },
      tree: [
        ['p', 'The form needs a browser with scripts. These pages describe the same requests:'],
        ...links(there(requestPages)),
      ],
    },
    notFoundPage(sidebar),
  ];
}

/** Pages for a first visit. */
const startPages: readonly EntryLink[] = [
  { title: 'Introduction', path: docPages.introduction },
  { title: 'Build a search app in 5 minutes', path: docPages.firstSearchApp },
  { title: 'API reference', path: docPages.apiReference },
];

/** Pages about what the playground does. */
const requestPages: readonly EntryLink[] = [
  { title: 'Search API integration', path: docPages.searchApi },
  { title: 'API reference', path: docPages.apiReference },
  { title: 'Run requests as an assistant', path: docPages.assistants },
];

/** All addresses by section: of an address without a page the nearest one is likely meant. */
function notFoundPage(sidebar: readonly SidebarItem[]): EntryPage {
  return {
    ...{ path: routes.notFound, ...listTitles.notFound },
    tree: [
      [
        'p',
        'These are the addresses of the documentation. The page that you look for is likely the one whose address begins like yours or ends with the same words.',
      ],
      ...links(linksOf(sidebar.filter(({ kind }) => kind === 'page'))),
      ...sidebar.flatMap((item): TreeNode[] =>
        item.kind === 'group'
          ? [['h2', linkTo({ title: item.label, path: item.path })], ...links(linksOf(item.items))]
          : [],
      ),
    ],
  };
}

function linksOf(items: readonly SidebarItem[]): EntryLink[] {
  return items.flatMap((item) =>
    item.kind === 'group'
      ? [{ title: item.label, path: item.path }, ...linksOf(item.items)]
      : [{ title: item.page.title, path: item.page.path }],
  );
}

const linkTo = ({ title, path }: EntryLink): TreeNode => ['a', { href: path }, title];

function links(entries: readonly EntryLink[]): TreeNode[] {
  const items = entries.map((entry): TreeNode => [
    'li',
    linkTo(entry),
    entry.text ? `: ${entry.text}` : '',
  ]);
  return items.length === 0 ? [] : [['ul', ...items]];
}
