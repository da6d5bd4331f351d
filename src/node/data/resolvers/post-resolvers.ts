import { firstFigure } from '../../compile/first-figure';
import { isScheduled } from '../../source/publication';
import type { PostNode } from '../gatsby-nodes';
import { compiled, type Context } from './resolver-context';

/** Resolvers of fields that only posts have. */
export const postResolvers = {
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
};
