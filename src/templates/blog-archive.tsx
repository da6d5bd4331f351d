import './blog-archive.css';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Day } from '../components/day';
import { PageHeader } from '../components/docs/page/page-header';
import { Link } from '../components/link';
import { Seo } from '../components/seo';
import { listDescription } from '../lib/text/list-description';
import '../components/blog/blog-frame';
import { PageLayout } from '../components/frame/page-layout';
import { routes } from '../lib/addresses/routes';
import { listTitles } from '../lib/text/list-titles';

const { title: pageTitle, description } = listTitles.blogArchive;

export default function BlogArchiveTemplate({ data }: PageProps<Queries.BlogArchiveTemplateQuery>) {
  const { blogPosts } = data;
  return (
    <PageLayout>
      <PageHeader title={pageTitle} description={description} />
      <div className="blog-archive">
        {[...new Set(blogPosts.map(({ year }) => year))].map((year) => (
          <section key={year}>
            <h2>{year}</h2>
            <ul>
              {blogPosts
                .filter((post) => post.year === year)
                .map(({ path, title, date }) => (
                  <li key={path}>
                    <Day date={date} />
                    <div>
                      <Link to={path}>{title}</Link>
                    </div>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </PageLayout>
  );
}

export function Head({ data }: HeadProps<Queries.BlogArchiveTemplateQuery>) {
  const titles = data.blogPosts.map(({ title }) => title);
  return (
    <Seo
      title={pageTitle}
      description={listDescription(description, titles)}
      path={routes.blogArchive}
    />
  );
}

export const query = graphql`
  query BlogArchiveTemplate {
    blogPosts {
      path
      title
      year: date(formatString: "YYYY")
      date(formatString: "YYYY-MM-DD")
    }
  }
`;
