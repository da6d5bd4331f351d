import type { SerializedStyles } from '@emotion/react';
import { createStyleCache } from './style-cache';

/** The text of one style element of a page. */
export interface PageStyles {
  /** Names of the styles in it. */
  ids: readonly string[];
  css: string;
}

/**
 * Files of `src/components` whose styles share a style element, since pages mostly need them together. The text of an
 * element follows from the code alone and is the same wherever it occurs, so that the Content-Security-Policy knows
 * the styles of all pages by few hashes. A file that is not here has an element of its own. Files that only a script
 * shows are not here either: pages would carry them for nothing.
 */
export const sharedElements: readonly (readonly string[])[] = [
  [
    'announcement-bar.tsx',
    'docs/page-header.tsx',
    'footer.tsx',
    'navbar/mobile-menu.tsx',
    'navbar/navbar.tsx',
    'search/box/search-box-style.ts',
    'skip-link.tsx',
  ],
  [
    'docs/breadcrumbs.tsx',
    'docs/docs-frame.tsx',
    'docs/docs-layout.tsx',
    'docs/docs-version-label.tsx',
    'docs/sidebar.tsx',
  ],
  [
    'docs/page-meta.tsx',
    'docs/pager.tsx',
    'docs/status-note.tsx',
    'docs/table-of-contents.tsx',
    'docs/tag-list.tsx',
  ],
  ['docs/page-tools.tsx', 'page-menu.tsx'],
  ['docs/category-cards.tsx', 'docs/page-list.tsx', 'page-layout.tsx', 'tag-index.tsx'],
  ['blog/blog-frame.tsx', 'blog/post-list.tsx'],
  ['blog/post-pager.tsx', 'blog/related-posts.tsx'],
  ['home/home-audiences.tsx', 'home/query-journey.tsx', 'home/search-opener.tsx'],
  [
    'home/home-sample.tsx',
    'playground/response/visitor-view.tsx',
    'search/facets/facet-group.tsx',
    'search/facets/facet-range.tsx',
    'search/facets/facets.tsx',
    'search/hit-list.tsx',
    'search/hit.tsx',
    'search/left-out.tsx',
    'search/result-pages.tsx',
    'search/spelling.tsx',
  ],
];

/** Folder of the files that can share an element: templates are loaded with their pages only. */
const folder = 'components/';

/** Text of each style of a file, by its name. */
const known = new Map<string, ReadonlyMap<string, string>>();

/** The elements of all that is known; modules are loaded before pages, so it is made once for all of them. */
let shared: readonly ReadonlyMap<string, string>[] | undefined;

/** Without a document a cache gives the text of what is inserted. */
const cache = createStyleCache();

/**
 * Takes the styles of a module. The build that renders pages adds a call to each (`src/node/gatsby/renderer`).
 * @param file path in `src`
 */
export function rememberStyles(file: string, styles: readonly SerializedStyles[]): void {
  const text = (style: SerializedStyles) =>
    String(cache.insert(`.${cache.key}-${style.name}`, style, cache.sheet, false));
  known.set(file, new Map(styles.map((style) => [style.name, text(style)])));
  shared = undefined;
}

/** The styles of each element: of the files that share one, or of a file that has its own. */
function elements(): ReadonlyMap<string, string>[] {
  const found = new Map<number | string, Map<string, string>>();
  for (const [file, styles] of [...known].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const name = file.startsWith(folder) ? file.slice(folder.length) : '';
    const place = sharedElements.findIndex((files) => files.includes(name));
    const key = place < 0 ? file : place;
    found.set(key, new Map([...(found.get(key) ?? []), ...styles]));
  }
  return [...found.values()];
}

/**
 * The style elements of a page.
 * @param used what its HTML has, as Emotion collects it
 */
export function pageStyles(used: PageStyles): PageStyles[] {
  const left = new Set(used.ids);
  const found: PageStyles[] = [];
  shared ??= elements();
  for (const styles of shared) {
    const ids = [...styles.keys()];
    if (!ids.some((id) => left.has(id))) continue;
    for (const id of ids) left.delete(id);
    found.push({ ids, css: [...styles.values()].join('') });
  }
  // In develop, and for styles that are no constant of their module.
  return left.size === 0 ? found : [...found, used];
}
