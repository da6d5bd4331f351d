import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PostList } from '../components/blog/post-list';
import { PageHeader } from '../components/docs/page/page-header';
import { Link } from '../components/link';
import { Seo } from '../components/seo';
import '../components/blog/blog-frame';
import { PageLayout } from '../components/frame/page-layout';
import { listDescription } from '../lib/text/list-description';
import { taggedTitle } from '../lib/text/list-titles';
import { required } from '../lib/values/required';
import { isThinList } from '../lib/thin-list';
import { routes, tagRoute } from '../lib/addresses/routes';

type Data = Queries.BlogTagTemplateQuery;
type Tag = NonNullable<Data['tag']>;

const heading = ({ posts, label }: Tag) => taggedTitle('post', posts.length, label);

export default function BlogTagTemplate({ data, pageContext }: PageProps<Data, { tag: string }>) {
  const tag = required(data.tag, `The tag "${pageContext.tag}"`);
  return (
    <PageLayout>
      <PageHeader title={heading(tag)} description={tag.description}>
        <p className="meta">
          <Link to={routes.blogTags}>View all tags</Link>
        </p>
      </PageHeader>
      <PostList posts={tag.posts} />
    </PageLayout>
  );
}

export function Head({ data }: HeadProps<Data>) {
  const tag = required(data.tag, 'The tag');
  return (
    <Seo
      title={heading(tag)}
      description={listDescription(
        `Posts about ${tag.label}.`,
        tag.posts.map(({ title }) => title),
      )}
      path={tagRoute('blog', tag.key)}
      noindex={isThinList(tag.posts)}
    />
  );
}

export const query = graphql`
  query BlogTagTemplate($tag: String!) {
    tag(key: { eq: $tag }) {
      key
      label
      description
      posts {
        ...PostListEntry
      }
    }
  }
`;
