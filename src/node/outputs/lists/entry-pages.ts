import type { TreeNode } from '../../../lib/content-tree';
import { docPages, routes } from '../../../lib/addresses/routes';
import { topicPages } from '../../../lib/topic-pages';
import { listTitles } from '../../../lib/text/list-titles';
import { site } from '../../../site';
import type { SidebarItem } from '../../content/sidebar';

/** A page that is useful only in a browser; its Markdown links to other pages. */
export interface EntryPage {
  path: string;
  title: string;
  description: string;
  tree: readonly TreeNode[];
}

/** Titles by route, for a first visit. */
const startPages = {
  [docPages.introduction]: 'Introduction',
  [topicPages.firstSearchApp]: 'Build a search app, no account needed',
  [docPages.apiReference]: 'API reference',
};

/** Titles by route of pages that describe the requests of the playground. */
const requestPages = {
  [docPages.searchApi]: 'Search API integration',
  [docPages.apiReference]: 'API reference',
  [topicPages.assistants]: 'Run requests as an assistant',
};

/** @param built routes of the site's pages */
export function entryPages(
  sidebar: readonly SidebarItem[],
  built: ReadonlySet<string>,
): EntryPage[] {
  const items = (pages: Readonly<Record<string, string>>, text?: string) =>
    Object.entries(pages).flatMap(([path, title]) =>
      built.has(path) ? [item(path, title, text)] : [],
    );
  const topics = sidebar.flatMap((group) =>
    group.kind === 'group' ? [item(group.path, group.label, group.description)] : [],
  );
  const blog = items({ [routes.blog]: site.blog.title }, site.blog.description);
  return [
    {
      ...{ path: routes.home, title: site.title, description: site.description },
      tree: [
        ['h2', 'Start'],
        ...list(items(startPages)),
        ['h2', link(routes.docs, listTitles.docs.title)],
        ...list([...topics, ...blog]),
      ],
    },
    {
      ...{ path: routes.playground, ...listTitles.playground },
      tree: [
        ['p', 'The form needs a browser with scripts. These pages describe the same requests:'],
        ...list(items(requestPages)),
      ],
    },
    {
      ...{ path: routes.notFound, ...listTitles.notFound },
      tree: [
        ['p', 'Look for the nearest address in ', link(routes.llms, 'the list of all pages'), '.'],
      ],
    },
  ];
}

const link = (path: string, title: string): TreeNode => ['a', { href: path }, title];

const item = (path: string, title: string, text?: string): TreeNode => [
  'li',
  link(path, title),
  text ? `: ${text}` : '',
];

const list = (items: readonly TreeNode[]): TreeNode[] =>
  items.length === 0 ? [] : [['ul', ...items]];
