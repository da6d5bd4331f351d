/**
 * Files of `src` whose styles share a style element, since pages mostly need them together. A file that is not listed
 * has an element of its own. Files that only a script shows are not listed either: pages would carry their styles
 * without need.
 */
export const sharedElements: readonly (readonly string[])[] = [
  [
    'components/announcement-bar.tsx',
    'components/docs/page-header.tsx',
    'components/footer.tsx',
    'components/navbar/mobile-menu.tsx',
    'components/navbar/navbar.tsx',
    'components/search/box/search-box-style.ts',
    'components/search/box/search-opener.tsx',
    'components/skip-link.tsx',
  ],
  [
    'components/docs/breadcrumbs.tsx',
    'components/docs/docs-frame.tsx',
    'components/docs/docs-layout.tsx',
    'components/docs/docs-version-label.tsx',
    'components/docs/sidebar.tsx',
  ],
  [
    'components/docs/page-meta.tsx',
    'components/docs/pager.tsx',
    'components/docs/status-note.tsx',
    'components/docs/table-of-contents.tsx',
    'components/docs/tag-list.tsx',
    'components/related-pages.tsx',
  ],
  ['components/docs/page-tools.tsx', 'components/page-menu.tsx'],
  [
    'components/docs/category-cards.tsx',
    'components/docs/page-list.tsx',
    'components/page-layout.tsx',
    'components/tag-index.tsx',
  ],
  ['components/blog/blog-frame.tsx', 'components/blog/post-list.tsx'],
  ['components/home/home-audiences.tsx', 'components/home/query-journey.tsx'],
  [
    'components/playground/response/visitor-view.tsx',
    'components/search/facets/facet-group.tsx',
    'components/search/facets/facet-range.tsx',
    'components/search/facets/facets.tsx',
    'components/search/hit-list.tsx',
    'components/search/hit.tsx',
    'components/search/left-out.tsx',
    'components/search/result-pages.tsx',
    'components/search/spelling.tsx',
  ],
];
