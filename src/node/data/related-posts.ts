import { compiledContent } from '../compile/compile-pages';
import { buildState } from '../source/build-state';
import { bodyOf, nodeOf, postNodes, type NodeAccess, type PostNode } from './gatsby-nodes';
import { isListed, newestFirst } from './page-nodes';
import { nearestTexts, type ComparedText } from './text-similarity';

const MOST = 3;

/**
 * Compares the posts. `createPages` calls it after each change and puts what a post's list shows into the context of its
 * page.
 */
export async function comparePosts(access: NodeAccess): Promise<void> {
  await (buildState.relatedPosts = compare(access));
}

/**
 * The listed posts that are nearest to a post by their text, nearest first, at most three. Gatsby does not track this
 * access to nodes: a tracked one would run the queries of all posts after an edit of any.
 */
export async function relatedPosts(id: string, access: NodeAccess): Promise<PostNode[]> {
  const nearest = await (buildState.relatedPosts ??= compare(access));
  return (nearest.get(id) ?? []).flatMap((other) => nodeOf<PostNode>(other, access) ?? []);
}

async function compare(access: NodeAccess): Promise<Map<string, string[]>> {
  const texts: (ComparedText & { listed: boolean })[] = [];
  for (const post of newestFirst(postNodes(access))) {
    const { text } = await compiledContent(post, bodyOf(post, access));
    texts.push({
      id: post.id,
      title: post.title,
      tags: post.tagKeys,
      text,
      listed: isListed(post),
    });
  }
  return nearestTexts(
    texts,
    texts.filter(({ listed }) => listed),
    MOST,
  );
}
