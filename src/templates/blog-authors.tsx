import './blog-authors.css';
import { graphql, type PageProps } from 'gatsby';
import { AuthorAvatar } from '../components/blog/author-avatar';
import { PageHeader } from '../components/docs/page/page-header';
import { Link } from '../components/link';
import { Seo } from '../components/seo';
import '../components/blog/blog-frame';
import { PageLayout } from '../components/frame/page-layout';
import { authorRoute, routes } from '../lib/addresses/routes';
import { countOf } from '../lib/text/count-of';
import { listTitles } from '../lib/text/list-titles';

const { title, description } = listTitles.blogAuthors;

/** All authors with the number of their posts. */
export default function BlogAuthorsTemplate({ data }: PageProps<Queries.BlogAuthorsTemplateQuery>) {
  return (
    <PageLayout>
      <PageHeader title={title} description={description} />
      <ul className="blog-authors">
        {data.allAuthor.nodes
          .filter(({ posts }) => posts.length > 0)
          .map((author) => (
            <li key={author.key}>
              <AuthorAvatar name={author.name} authorKey={author.key} />
              <div>
                <Link to={authorRoute(author.key)}>{author.name}</Link>{' '}
                <span>{countOf(author.posts.length, 'post')}</span>
                <p>{author.description}</p>
              </div>
            </li>
          ))}
      </ul>
    </PageLayout>
  );
}

export function Head() {
  return (
    <Seo
      title={title}
      description="Who writes the posts of the blog: roles of the people behind QSC, with their posts."
      path={routes.blogAuthors}
    />
  );
}

export const query = graphql`
  query BlogAuthorsTemplate {
    allAuthor {
      nodes {
        key
        name
        description
        posts {
          id
        }
      }
    }
  }
`;
