import type { CreateResolversArgs } from 'gatsby';
import { site } from '../../site';
import { isScheduled } from '../source/publication';
import { lastUpdated } from '../source/last-updated';
import type { CompiledContent } from '../source/compiled-content';
import type { PageNode } from './page-nodes';
import { relatedPosts } from './related-posts';

type Compiled<Context> = (post: PageNode, context: Context) => Promise<CompiledContent>;

/** Resolvers of what posts have besides the fields of all pages. */
export function postResolvers<Context>(args: CreateResolversArgs, compiled: Compiled<Context>) {
  return {
    scheduled: { resolve: (post: PageNode) => isScheduled(post) },
    lastUpdated: { resolve: ({ file }: PageNode) => lastUpdated(file, site.contentFolder) },
    excerpt: {
      resolve: async (
        post: PageNode & { description?: string },
        _args: unknown,
        context: Context,
      ) => {
        const { beforeMarker, excerpt } = await compiled(post, context);
        return beforeMarker || post.description || excerpt;
      },
    },
    related: { resolve: ({ id }: PageNode) => relatedPosts(id, args) },
  };
}
