import { compiledContent } from '../compile/compile-pages';
import { bodyOf, nodeOf, postNodes, type NodeAccess, type PostNode } from './gatsby-nodes';
import { isListed, newestFirst } from './page-nodes';
import { nearestTexts, type ComparedText } from './text-similarity';

const MOST = 3;

let near: Promise<Map<string, string[]>> | undefined;

/**
 * Compares the posts. `createPages`, which runs whenever content changed, does it and puts what a post's list shows
 * into the context of its page.
 */
export async function comparePosts(access: NodeAccess): Promise<void> {
  near = compare(access);
  await near;
}

/**
 * The listed posts that are nearest to a post by their text, nearest first, at most three. They are looked up past
 * Gatsby's tracking: with it an edit of any post would query all of them again.
 */
export async function relatedPosts(id: string, access: NodeAccess): Promise<PostNode[]> {
  near ??= compare(access);
  return ((await near).get(id) ?? []).flatMap((other) => {
    return nodeOf<PostNode>(other, access) ?? [];
  });
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
