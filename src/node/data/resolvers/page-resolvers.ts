import { site } from '../../../site';
import { lastUpdated } from '../../source/last-updated';
import { isScheduled } from '../../source/publication';
import type { PageNode, PostNode } from '../gatsby-nodes';
import { listedDocs, listedPosts, nodeByKey, type NodeModel } from '../page-nodes';
import { categoryOfPage } from './category-resolvers';
import type { Pages } from '../../pages/pages';
import type { Context, PageContent } from './resolver-context';

interface FieldInfo {
  originalResolver: (...values: unknown[]) => unknown;
}

interface Keyed {
  key: string;
}

/** Resolvers of both documentation pages and posts. */
const commonResolvers = (pages: Pages) => ({
  lastUpdated: {
    // Gatsby's resolver formats the date that is computed here.
    resolve: (page: PageNode, options: unknown, context: Context, info: FieldInfo) =>
      info.originalResolver(
        { ...page, lastUpdated: lastUpdated(page.file, site.contentFolder) },
        options,
        context,
        info,
      ),
  },
  content: {
    resolve: async (page: PageNode): Promise<PageContent> => ({
      ...(await pages.get(page.id)),
      page,
      pages,
    }),
  },
  tags: {
    resolve: (page: PageNode, _args: unknown, { nodeModel }: Context) =>
      byKeys(nodeModel, 'Tag', page.tagKeys),
  },
});

export const pageResolvers = (pages: Pages) => ({
  DocPage: { ...commonResolvers(pages), category: { resolve: categoryOfPage } },
  BlogPost: { ...commonResolvers(pages), ...postResolvers(pages) },
});

const postResolvers = (pages: Pages) => ({
  authors: {
    resolve: (post: PostNode, _args: unknown, { nodeModel }: Context) =>
      byKeys(nodeModel, 'Author', post.authorKeys),
  },
  scheduled: { resolve: (post: PostNode) => isScheduled(post) },
  excerpt: {
    resolve: async (post: PostNode) => {
      const { beforeMarker, excerpt } = (await pages.summary(post.id)).facts;
      return beforeMarker || post.description || excerpt;
    },
  },
  figure: {
    resolve: async (post: PostNode) => (await pages.summary(post.id)).publication.figure ?? null,
  },
});

export const tagResolvers = {
  docs: {
    resolve: async ({ key }: Keyed, _args: unknown, { nodeModel }: Context) =>
      (await listedDocs(nodeModel)).filter((page) => page.tagKeys.includes(key)),
  },
  posts: {
    resolve: async ({ key }: Keyed, _args: unknown, { nodeModel }: Context) =>
      (await listedPosts(nodeModel)).filter((post) => post.tagKeys.includes(key)),
  },
};

export const authorResolvers = {
  posts: {
    resolve: async ({ key }: Keyed, _args: unknown, { nodeModel }: Context) =>
      (await listedPosts(nodeModel)).filter((post) => post.authorKeys.includes(key)),
  },
};

async function byKeys(nodeModel: NodeModel, type: string, keys: readonly string[]) {
  const nodes = await Promise.all(keys.map((key) => nodeByKey(nodeModel, type, key)));
  return nodes.filter((node) => node !== null);
}
