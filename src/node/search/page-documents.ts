import { allTrails, readingOrder, type SidebarItem } from '../content/sidebar';
import type { CompiledContent } from '../content/compiled-content';
import type { PageRecord, SearchFields } from '../content/page-record';

export interface PageInput extends Omit<PageRecord, 'kind' | 'status'>, SearchFields {
  status?: PageRecord['status'];
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
  dayOfUpdate: (page: PageInput) => string | undefined;
}

/** Section of pages in no group of the sidebar. */
const LOOSE = 'Docs';
const BLOG = 'Blog';

/** The pages that search finds: docs in the order of the sidebar, then posts. */
export function searchedPages(input: SearchedPagesInput): SearchedPage[] {
  const { docs, posts, sidebar, tagLabel, dayOfUpdate: updated } = input;
  const byId = new Map(docs.map((page) => [page.id, page]));
  type PageGroup = Pick<SearchedPage, 'section' | 'breadcrumb' | 'isPost'>;
  const inSearch = (page: PageInput, group: PageGroup): SearchedPage => ({
    ...page,
    tags: page.tagKeys.map(tagLabel),
    // Of a post its publication, of a doc its last change.
    date: page.date ?? updated(page),
    ...group,
  });
  const trails = allTrails(sidebar);
  const inOrder = readingOrder(sidebar).flatMap(({ id, path }) => {
    const page = byId.get(id);
    const breadcrumb = (trails.get(path) ?? []).map(({ label }) => label);
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
