import type { CreateResolversArgs } from 'gatsby';
import { firstFigure } from '../../compile/first-figure';
import { isScheduled } from '../../source/publication';
import type { PostNode } from '../gatsby-nodes';
import { relatedPosts } from '../related-posts';
import { compiled, type Context } from './resolver-context';

/** Resolvers of fields that only posts have. */
export function postResolvers(args: CreateResolversArgs) {
  return {
    scheduled: { resolve: (post: PostNode) => isScheduled(post) },
    excerpt: {
      resolve: async (post: PostNode, _args: unknown, context: Context) => {
        const { beforeMarker, excerpt } = await compiled(post, context);
        return beforeMarker || post.description || excerpt;
      },
    },
    figure: {
      resolve: async (post: PostNode, _args: unknown, context: Context) =>
        firstFigure((await compiled(post, context)).tree) ?? null,
    },
    related: { resolve: ({ id }: PostNode) => relatedPosts(id, args) },
  };
}
