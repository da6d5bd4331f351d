import './post-list.css';
import { graphql } from 'gatsby';
import { Day } from '../day';
import { Link } from '../link';
import { PublicationMark } from '../publication-mark';

interface PostListProps {
  posts: readonly Queries.PostListEntryFragment[];
  /** Level of the titles: below the page's own, or below a section's. */
  heading?: 'h2' | 'h3';
  /** What follows a title: the start of the post, or its one sentence. */
  text?: 'excerpt' | 'description';
}

/** Posts with date, title, some of their text, reading time, and the first figure of those that have one. */
export function PostList({ posts, heading: Heading = 'h2', text = 'description' }: PostListProps) {
  return (
    <ul className="post-list">
      {posts.map((post) => (
        <li key={post.path}>
          <Day date={post.date} />
          <div>
            <Heading>
              <Link to={post.path}>{post.title}</Link>
            </Heading>
            <p className="excerpt">
              {text === 'excerpt' ? post.excerpt : (post.description ?? post.excerpt)}
            </p>
            <p className="meta">
              {post.content.readingTime} min read <PublicationMark {...post} />
            </p>
          </div>
          {post.figure !== null && (
            <div
              className="drawing post-figure"
              aria-hidden="true"
              dangerouslySetInnerHTML={{ __html: post.figure }}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** @public Gatsby collects it. */
export const query = graphql`
  fragment PostListEntry on BlogPost {
    path
    title
    description
    excerpt
    figure
    draft
    scheduled
    date(formatString: "YYYY-MM-DD")
    content {
      readingTime
    }
  }
`;
