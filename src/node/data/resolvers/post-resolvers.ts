import type { CreateResolversArgs } from 'gatsby';
import { firstFigure } from '../../compile/first-figure';
import { isScheduled } from '../../source/publication';
import type { PostNode } from '../gatsby-nodes';
import { relatedPosts } from '../related-posts';
import type { Compiled, Context } from './resolver-context';

/** Resolvers of what posts have besides the fields of all pages. */
export function postResolvers(args: CreateResolversArgs, compiled: Compiled) {
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
