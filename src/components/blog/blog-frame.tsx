import { css } from '@emotion/react';
import { graphql, useStaticQuery } from 'gatsby';
import { areaFrames, type BlogFrameProps } from '../area-frames';
import { TableOfContents } from '../docs/table-of-contents';
import { Link } from '../link';
import { registerStyles } from '../../theme/style-registry';

const frame = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 780px) 240px',
  justifyContent: 'space-between',
  gap: 64,
  maxWidth: 1160,
  margin: '0 auto',
  padding: '0 40px',
  '& main': { maxWidth: 'none', margin: 0, padding: '40px 0 0' },
  '& > .side': {
    position: 'sticky',
    top: 'var(--navbar-height)',
    alignSelf: 'start',
    maxHeight: 'calc(100vh - var(--navbar-height))',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    padding: '44px 0 24px',
    fontSize: 14,
    lineHeight: 1.45,
  },
  // Beside a post its contents come first; where there is no room, they are in the post.
  '& > .side > .contents-list': { position: 'static', maxHeight: 'none', marginBottom: 28 },
  '@media (min-width: 1241px)': { '& main .contents-list': { display: 'none' } },
  '@media (max-width: 1240px)': { '& > .side > .contents-list': { display: 'none' } },
  '& .posts h2': { margin: '0 0 6px', fontSize: 13, fontWeight: 650, color: 'var(--text-muted)' },
  '& .posts ul': { listStyle: 'none', margin: '0 0 20px', padding: 0 },
  '& .posts a': {
    display: 'block',
    padding: '4px 0',
    color: 'var(--text-secondary)',
    textDecoration: 'none',
  },
  '& .posts a:hover': { color: 'var(--text-primary)' },
  '& .posts a[aria-current=page]': { color: 'var(--accent)', fontWeight: 600 },
  '@media (max-width: 996px)': {
    display: 'block',
    padding: '0 20px',
    '& > .side': {
      position: 'static',
      maxHeight: 'none',
      marginTop: 48,
      borderTop: '1px solid var(--border)',
    },
  },
});

/** Frame of the blog's pages: the page, and beside it its contents and all posts by year. */
export function BlogFrame({ route, headings, children }: BlogFrameProps) {
  const { blogPosts } = useStaticQuery<Queries.BlogSidebarQuery>(graphql`
    query BlogSidebar {
      blogPosts {
        path
        title
        year: date(formatString: "YYYY")
      }
    }
  `);
  const years = [...new Set(blogPosts.map(({ year }) => year))];
  return (
    <div css={frame} className="page-frame">
      {children}
      <div className="side">
        <TableOfContents headings={headings} />
        <nav className="posts" aria-label="Blog posts">
          {years.map((year) => (
            <section key={year}>
              <h2>{year}</h2>
              <ul>
                {blogPosts
                  .filter((post) => post.year === year)
                  .map(({ path, title }) => (
                    <li key={path}>
                      <Link to={path} aria-current={path === route ? 'page' : undefined}>
                        {title}
                      </Link>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </nav>
      </div>
    </div>
  );
}

areaFrames.blog = BlogFrame;

if (process.env.BUILD_STAGE === 'build-html')
  registerStyles('components/blog/blog-frame.tsx', [frame]);
