import { graphql, useStaticQuery } from 'gatsby';
import { PostList } from '../blog/post-list';
import { Link } from '../link';
import { routes } from '../../lib/routes';

/** The three newest posts; nothing where there is no blog. */
export function LatestPosts() {
  const { blogPosts } = useStaticQuery<Queries.LatestPostsQuery>(graphql`
    query LatestPosts {
      blogPosts(limit: 3) {
        ...PostListEntry
      }
    }
  `);
  if (blogPosts.length === 0) return null;
  return (
    <section>
      <h2>Latest posts</h2>
      <p>
        How search works and how we build it. <Link to={routes.blog}>All posts</Link>
      </p>
      <div className="latest">
        <PostList posts={blogPosts} heading="h3" />
      </div>
    </section>
  );
}
