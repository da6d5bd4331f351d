import { graphql, type PageProps } from 'gatsby';
import { PageHeader } from '../components/docs/page-header';
import { Link } from '../components/link';
import { Seo } from '../components/seo';
import { TextPage } from '../components/text-page';

const description = 'All posts by year.';

/** All posts by year. */
export default function BlogArchiveTemplate({ data }: PageProps<Queries.BlogArchiveTemplateQuery>) {
  const years = [...new Set(data.blogPosts.map(({ year }) => year))];
  return (
    <TextPage>
      <PageHeader title="Archive" description={description} />
      <div className="content">
        {years.map((year) => (
          <section key={year}>
            <h2>{year}</h2>
            <ul>
              {data.blogPosts
                .filter((post) => post.year === year)
                .map(({ path, title, day }) => (
                  <li key={path}>
                    <Link to={path}>{title}</Link>, {day}
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </TextPage>
  );
}

export function Head() {
  return <Seo title="Archive" description={description} path="/blog/archive" />;
}

export const query = graphql`
  query BlogArchiveTemplate {
    blogPosts {
      path
      title
      year: date(formatString: "YYYY")
      day: date(formatString: "MMMM D")
    }
  }
`;
