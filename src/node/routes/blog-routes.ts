import { neighborsIn, type Route } from './docs-routes';
import type { PageRecord } from '../content/page-record';
import { authorRoute, blogListRoute, routes, tagRoute } from '../../lib/addresses/routes';

export const POSTS_PER_PAGE = 10;

/** Newest posts on the first page of the site. */
const HOME_POSTS = 3;

export interface BlogContent {
  /** Posts of this build, unlisted ones too. */
  posts: readonly BlogPostInput[];
  /** Listed posts, newest first. */
  listed: readonly BlogPostInput[];
}

export interface BlogPostInput extends Pick<
  PageRecord,
  'id' | 'path' | 'title' | 'file' | 'tagKeys'
> {
  authorKeys?: readonly string[];
}

/** All pages of the blog: numbers, tags and authors follow from the posts. */
export function blogRoutes({ posts, listed }: BlogContent): Route[] {
  if (posts.length === 0) return [];
  const neighbors = neighborsIn(listed);
  const pages = Math.max(1, Math.ceil(listed.length / POSTS_PER_PAGE));
  const area = 'blog';
  return [
    ...posts.map((post): Route => {
      const [newer, older] = neighbors(post.id);
      const context = { area, id: post.id, newer, older };
      return { path: post.path, template: 'blog-post', file: post.file, context };
    }),
    ...Array.from({ length: pages }, (_, index): Route => ({
      path: blogListRoute(index + 1),
      template: 'blog-list',
      context: {
        area,
        skip: index * POSTS_PER_PAGE,
        limit: POSTS_PER_PAGE,
        page: index + 1,
        pages,
      },
      lists: filesOf(listed.slice(index * POSTS_PER_PAGE, (index + 1) * POSTS_PER_PAGE)),
    })),
    { path: routes.blogArchive, template: 'blog-archive', context: { area } },
    { path: routes.blogTags, template: 'blog-tags', context: { area } },
    ...unique(listed.flatMap((post) => post.tagKeys)).map((tag): Route => ({
      path: tagRoute('blog', tag),
      template: 'blog-tag',
      context: { area, tag },
      lists: filesOf(listed.filter((post) => post.tagKeys.includes(tag))),
    })),
    { path: routes.blogAuthors, template: 'blog-authors', context: { area } },
    ...unique(listed.flatMap((post) => post.authorKeys ?? [])).map((author): Route => ({
      path: authorRoute(author),
      template: 'blog-author',
      context: { area, author },
      lists: filesOf(listed.filter((post) => post.authorKeys?.includes(author))),
    })),
  ];
}

/** The first page of the site. @param listed posts, newest first */
export function homeRoute(listed: readonly BlogPostInput[]): Route {
  const lists = filesOf(listed.slice(0, HOME_POSTS));
  return { path: routes.home, template: 'home', context: { limit: HOME_POSTS }, lists };
}

const filesOf = (posts: readonly BlogPostInput[]) => posts.map(({ file }) => file);

function unique(keys: readonly string[]): string[] {
  return [...new Set(keys)].sort();
}
