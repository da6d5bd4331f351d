import './post-list.css';
import { graphql } from 'gatsby';
import { Day } from '../day';
import { Link } from '../link';
import { PublicationMark } from '../publication-mark';

interface PostListProps {
  posts: readonly Queries.PostListEntryFragment[];
  /** Level of the titles: below the title of the page, or of a section. */
  heading?: 'h2' | 'h3';
  /** Text below a title: the start of the post, or its description. */
  text?: 'excerpt' | 'description';
}

/** Posts with date, title, text, reading time, and their first figure. */
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

/** @public Gatsby collects fragments. */
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
