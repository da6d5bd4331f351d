import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Day } from '../day';
import { Link } from '../link';
import { registerStyles } from '../../theme/style-registry';

const section = css({
  marginTop: 48,
  '& h2': { fontSize: 18, lineHeight: 1.4, fontWeight: 650 },
  '& ul': { listStyle: 'none', margin: '10px 0 0', padding: 0 },
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '2px 24px',
    alignItems: 'baseline',
    padding: '10px 0',
    borderTop: '1px solid var(--border)',
  },
  '& a': { fontWeight: 600, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  '& time': { fontSize: 13, color: 'var(--text-muted)', fontVariantNumeric: 'tabular-nums' },
  '@media (max-width: 620px)': { '& li': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Posts whose text is near to the one above. */
export function RelatedPosts({ posts }: { posts: readonly Queries.RelatedPostFragment[] }) {
  if (posts.length === 0) return null;
  return (
    <section css={section} aria-labelledby="related-posts">
      <h2 id="related-posts">Related posts</h2>
      <ul>
        {posts.map(({ path, title, date }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
            <Day date={date} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** @public Gatsby collects it. */
export const query = graphql`
  fragment RelatedPost on BlogPost {
    path
    title
    date(formatString: "YYYY-MM-DD")
  }
`;

if (process.env.BUILD_STAGE === 'build-html')
  registerStyles('components/blog/related-posts.tsx', [section]);
