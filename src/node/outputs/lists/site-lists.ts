import { compiledContent } from '../../compile/compile-pages';
import { bodyOf, nodesOf, type NodeAccess, type PostNode } from '../../data/gatsby-nodes';
import { siteRoutes } from '../../routes/site-routes';
import { entryPages, notFoundPage } from './entry-pages';
import type { ListPage } from './list-page';
import { listPages, type ListContent } from './list-pages';

/** All pages of the site that are no content but lead to it, for their Markdown copies. */
export async function siteLists(args: NodeAccess): Promise<ListPage[]> {
  const { listed, sidebar, routes } = siteRoutes(args);
  const content: ListContent = {
    sidebar,
    docs: new Map(listed.docs.map((page) => [page.id, page])),
    posts: await Promise.all(
      listed.posts.map(async (post) => ({ ...post, excerpt: await excerptOf(post, args) })),
    ),
    tags: nodesOf('Tag', args),
    authors: nodesOf('Author', args),
  };
  const built = new Set(routes.map(({ path }) => path));
  return [...entryPages(sidebar, built), ...listPages(routes, content), notFoundPage(sidebar)];
}

/** Start of a post, as the list of posts shows it. */
async function excerptOf(post: PostNode, args: NodeAccess): Promise<string> {
  const { beforeMarker, excerpt } = await compiledContent(post, bodyOf(post, args));
  return beforeMarker || post.description || excerpt;
}
