import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PostList } from '../components/blog/post-list';
import { PageHeader } from '../components/docs/page/page-header';
import { Link } from '../components/link';
import { Seo } from '../components/seo';
import { listDescription } from '../lib/text/list-description';
import '../components/blog/blog-frame';
import { PageLayout } from '../components/frame/page-layout';
import { required } from '../lib/values/required';
import { isThinList } from '../lib/thin-list';
import { authorRoute, routes } from '../lib/addresses/routes';

type Data = Queries.BlogAuthorTemplateQuery;

export default function BlogAuthorTemplate({ data }: PageProps<Data>) {
  const { name, description, posts } = required(data.author, 'The author');
  return (
    <PageLayout>
      <PageHeader title={name} description={description}>
        <p className="meta">
          <Link to={routes.blogAuthors}>View all authors</Link>
        </p>
      </PageHeader>
      <PostList posts={posts} />
    </PageLayout>
  );
}

export function Head({ data }: HeadProps<Data>) {
  const { key, name, description, posts } = required(data.author, 'The author');
  return (
    <Seo
      title={name}
      description={listDescription(
        description ?? `Posts by ${name}.`,
        posts.map(({ title }) => title),
      )}
      path={authorRoute(key)}
      noindex={isThinList(posts)}
    />
  );
}

export const query = graphql`
  query BlogAuthorTemplate($author: String!) {
    author(key: { eq: $author }) {
      key
      name
      description
      posts {
        ...PostListEntry
      }
    }
  }
`;
