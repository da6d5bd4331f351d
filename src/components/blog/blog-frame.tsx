import './blog-frame.css';
import { graphql, useStaticQuery } from 'gatsby';
import { areaFrames, type BlogFrameProps } from '../frame/area-frames';
import { TableOfContents } from '../docs/frame/table-of-contents';
import { Link } from '../link';

/** Frame of the blog's pages: the page, its table of contents, and all posts by year. */
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
    <div className="blog-frame page-frame">
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
