import { docNodes, postNodes, type NodeAccess } from '../data/gatsby-nodes';
import { isListed, newestFirst, siteSidebar } from '../data/page-nodes';
import { blogRoutes } from './blog-routes';
import { docsRoutes, withoutDuplicates } from './docs-routes';

/** The content of this build, and the routes that follow from it. */
export function siteRoutes(access: NodeAccess) {
  const [docs, posts] = [docNodes(access), postNodes(access)];
  const listed = { docs: docs.filter(isListed), posts: newestFirst(posts.filter(isListed)) };
  const sidebar = siteSidebar(listed.docs, access);
  const docTags = [...new Set(listed.docs.flatMap((page) => page.tagKeys))].sort();
  const { routes, faults } = withoutDuplicates([
    ...docsRoutes({ docs, sidebar, docTags }),
    ...blogRoutes({ posts, listed: listed.posts }),
  ]);
  return { docs, posts, listed, sidebar, routes, duplicates: faults };
}
