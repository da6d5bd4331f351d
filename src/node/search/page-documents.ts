import type { SidebarItem } from '../source/sidebar';
import type { CompiledContent } from '../source/compiled-content';
import type { BoostName } from '../source/front-matter/front-matter-fields';

export interface PageInput {
  id: string;
  file: string;
  path: string;
  title: string;
  description?: string | null;
  tagKeys: readonly string[];
  /** Day of publication of a post, of the last change of a doc: `2025-03-31`; absent without history. */
  date?: string;
  /** Words and error texts of people who look for this page. */
  keywords: readonly string[];
  /** As written in the front matter. */
  questions: readonly string[];
  boost: BoostName;
  /** Whether the page is indexed. */
  searched: boolean;
  /** Subjects that the page does not cover. */
  status?: readonly string[];
  content: Pick<CompiledContent, 'sections' | 'samples'>;
}

type LeftOut = 'id' | 'file' | 'tagKeys' | 'searched';

export interface SearchedPage extends Omit<PageInput, LeftOut> {
  /** Group of the sidebar at its top, or 'Blog'. */
  section: string;
  /** Labels from the top down to the page's group. */
  breadcrumb: string[];
  /** Labels. */
  tags: string[];
  isPost: boolean;
}

interface SearchedPagesInput {
  /** Listed pages. Pages outside of all groups are omitted, as in the sidebar. */
  docs: readonly PageInput[];
  /** Listed posts, newest first. */
  posts: readonly PageInput[];
  sidebar: readonly SidebarItem[];
  tagLabel: (key: string) => string;
  /** Day of a page's last change; undefined without history. */
  updated: (page: PageInput) => string | undefined;
}

/** Section of pages in no group of the sidebar. */
const LOOSE = 'Docs';
const BLOG = 'Blog';

/** The pages that search finds: docs in the order of the sidebar, then posts. */
export function searchedPages(input: SearchedPagesInput): SearchedPage[] {
  const { docs, posts, sidebar, tagLabel, updated } = input;
  const byId = new Map(docs.map((page) => [page.id, page]));
  type PageGroup = Pick<SearchedPage, 'section' | 'breadcrumb' | 'isPost'>;
  const inSearch = (page: PageInput, group: PageGroup): SearchedPage => ({
    ...page,
    tags: page.tagKeys.map(tagLabel),
    date: page.date ?? updated(page),
    ...group,
  });
  const inOrder = documentOrder(sidebar, []).flatMap(({ id, breadcrumb }) => {
    const page = byId.get(id);
    byId.delete(id);
    return page?.searched
      ? [inSearch(page, { section: breadcrumb[0] ?? LOOSE, breadcrumb, isPost: false })]
      : [];
  });
  return [
    ...inOrder,
    ...posts
      .filter(({ searched }) => searched)
      .map((post) => inSearch(post, { section: BLOG, breadcrumb: [BLOG], isPost: true })),
  ];
}

function documentOrder(
  items: readonly SidebarItem[],
  ancestors: readonly string[],
): { id: string; breadcrumb: string[] }[] {
  return items.flatMap((item) => {
    if (item.kind === 'page') return [{ id: item.page.id, breadcrumb: [...ancestors] }];
    const path = [...ancestors, item.label];
    return [
      ...(item.page ? [{ id: item.page.id, breadcrumb: [...ancestors] }] : []),
      ...documentOrder(item.items, path),
    ];
  });
}
