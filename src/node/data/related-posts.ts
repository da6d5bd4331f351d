import type { NodePluginArgs } from 'gatsby';
import { compiledContent, type PageSource } from '../compile/compiled-cache';
import { isBuilt } from '../source/publication';
import { isListed, newestFirst, type PageNode } from './page-nodes';
import { nearestTexts, type ComparedText } from './text-similarity';

const MOST = 3;

type Access = Pick<NodePluginArgs, 'getNodesByType' | 'getNode' | 'cache'>;
type PostNode = PageNode & PageSource;

let near: Promise<Map<string, string[]>> | undefined;

/**
 * Compares the posts. `createPages`, which runs whenever content changed, does it and puts what a post's list shows
 * into the context of its page.
 */
export async function comparePosts(access: Access): Promise<void> {
  near = compare(access);
  await near;
}

/**
 * The listed posts that are nearest to a post by their text, nearest first, at most three. They are looked up past
 * Gatsby's tracking: with it an edit of any post would query all of them again.
 */
export async function relatedPosts(id: string, access: Access): Promise<PostNode[]> {
  near ??= compare(access);
  return ((await near).get(id) ?? []).flatMap((other) => {
    const post = access.getNode(other) as unknown as PostNode | undefined;
    return post ? [post] : [];
  });
}

async function compare({ getNodesByType, getNode, cache }: Access): Promise<Map<string, string[]>> {
  const posts = newestFirst((getNodesByType('BlogPost') as unknown as PostNode[]).filter(isBuilt));
  const texts: (ComparedText & { listed: boolean })[] = [];
  for (const post of posts) {
    const body = String((getNode(post.parent ?? '') as { body?: unknown } | undefined)?.body ?? '');
    const { text } = await compiledContent(post, body, cache);
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
