import { builtPages, byFile } from '../data/gatsby-nodes';
import { isListed, newestFirst } from '../data/page-nodes';
import { isBuilt } from '../content/publication';
import { buildSidebar, type CategorySettings, type SidebarPageInput } from '../content/sidebar';
import { blogRoutes, homeRoute, type BlogPostInput } from './blog-routes';
import { docsRoutes, withoutDuplicates } from './docs-routes';

interface Publication {
  draft: boolean;
  unlisted: boolean;
}

type RoutedDoc = SidebarPageInput & Publication & { tagKeys: readonly string[] };
type RoutedPost = BlogPostInput & Publication & { date: string };

/** All documentation pages, posts, and settings of folders; pages that builds leave out are among them. */
export interface SiteContent {
  docs: readonly RoutedDoc[];
  posts: readonly RoutedPost[];
  settings: readonly CategorySettings[];
}

/** The content of this build, and the routes that follow from it: a pure function. */
export function siteRoutes({ settings, ...content }: SiteContent) {
  const docs = byFile(content.docs.filter(isBuilt));
  const posts = byFile(content.posts.filter(isBuilt));
  const listed = {
    docs: builtPages(docs).filter(isListed),
    posts: newestFirst(builtPages(posts).filter(isListed)),
  };
  const sidebar = buildSidebar(listed.docs, settings);
  const docTags = [...new Set(listed.docs.flatMap((page) => page.tagKeys))].sort();
  const { routes, faults } = withoutDuplicates([
    ...docsRoutes({ docs, sidebar, docTags }),
    ...blogRoutes({ posts, listed: listed.posts }),
    homeRoute(listed.posts),
  ]);
  return { docs, posts, listed, sidebar, routes, duplicates: faults };
}
