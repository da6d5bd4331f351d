import type { ComponentProps } from 'react';
import { PostList } from '../blog/post-list';
import { Link } from '../link';
import { routes } from '../../lib/addresses/routes';

/** The newest posts; nothing without a blog. */
export function LatestPosts({ posts }: Pick<ComponentProps<typeof PostList>, 'posts'>) {
  if (posts.length === 0) return null;
  return (
    <section>
      <h2>Latest posts</h2>
      <p>
        How search works and how we build it. <Link to={routes.blog}>All posts</Link>
      </p>
      <div className="latest">
        <PostList posts={posts} heading="h3" />
      </div>
    </section>
  );
}
