import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Day } from '../day';
import { Link } from '../link';
import { PublicationMark } from '../publication-mark';
import { registerStyles } from '../../theme/style-registry';

const list = css({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '140px minmax(0, 1fr)',
    gap: '4px 24px',
    padding: '28px 0',
    borderTop: '1px solid var(--border)',
  },
  '& time': {
    paddingTop: 5,
    fontSize: 14,
    color: 'var(--text-muted)',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  '& h2, & h3': { fontSize: 24, lineHeight: 1.3, fontWeight: 660, letterSpacing: '-0.015em' },
  '& h2 a, & h3 a': { color: 'var(--text-primary)', textDecoration: 'none' },
  '& h2 a:hover, & h3 a:hover': { color: 'var(--accent)' },
  '& p': { margin: '8px 0 0', color: 'var(--text-secondary)' },
  // Small, to be recognized rather than read; its size is known before it is there.
  '& .post-figure': {
    boxSizing: 'border-box',
    gridColumn: '2 / -1',
    alignSelf: 'start',
    marginTop: 10,
    padding: 12,
    border: '1px solid var(--border)',
    borderRadius: 'var(--radius-block)',
  },
  '& .post-figure svg': { display: 'block', width: '100%', height: 'auto' },
  '& .meta': { fontSize: 13, color: 'var(--text-muted)' },
  // Three lines of text tell what a post is about.
  '& .excerpt': {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitLineClamp: 3,
    WebkitBoxOrient: 'vertical',
  },
  '@media (max-width: 620px)': {
    '& > li': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& .post-figure': { gridColumn: 1 },
  },
});

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
    <ul css={list}>
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

if (process.env.BUILD_STAGE === 'build-html')
  registerStyles('components/blog/post-list.tsx', [list]);
