import { byFile } from '../data/gatsby-nodes';
import { isListed, newestFirst } from '../data/page-nodes';
import { categoryRoute } from '../source/file-routes';
import { docsFolder } from '../source/files';
import { isBuilt } from '../source/publication';
import { buildSidebar, type CategorySettings, type SidebarPageInput } from '../source/sidebar';
import { blogRoutes, type BlogPostInput } from './blog-routes';
import { docsRoutes, withoutDuplicates } from './docs-routes';

interface Publication {
  draft: boolean;
  unlisted: boolean;
}

export type RoutedDoc = SidebarPageInput & Publication & { tagKeys: readonly string[] };
export type RoutedPost = BlogPostInput & Publication & { date: string };

/** All documentation pages, posts, and settings of folders; pages that builds leave out are among them. */
export interface SiteContent<
  Doc extends RoutedDoc = RoutedDoc,
  Post extends RoutedPost = RoutedPost,
> {
  docs: readonly Doc[];
  posts: readonly Post[];
  settings: readonly CategorySettings[];
}

/** The content of this build, and the routes that follow from it: a pure function. */
export function siteRoutes<Doc extends RoutedDoc, Post extends RoutedPost>({
  settings,
  ...content
}: SiteContent<Doc, Post>) {
  const docs = byFile(content.docs.filter(isBuilt));
  const posts = byFile(content.posts.filter(isBuilt));
  const listed = { docs: docs.filter(isListed), posts: newestFirst(posts.filter(isListed)) };
  const sidebar = buildSidebar({
    pages: listed.docs,
    settings,
    root: docsFolder,
    routeOf: categoryRoute,
  });
  const docTags = [...new Set(listed.docs.flatMap((page) => page.tagKeys))].sort();
  const { routes, faults } = withoutDuplicates([
    ...docsRoutes({ docs, sidebar, docTags }),
    ...blogRoutes({ posts, listed: listed.posts }),
  ]);
  return { docs, posts, listed, sidebar, routes, duplicates: faults };
}
