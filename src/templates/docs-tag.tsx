import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { DocsLayout } from '../components/docs/frame/docs-layout';
import { PageHeader } from '../components/docs/page/page-header';
import { PageList } from '../components/docs/page/page-list';
import { Link } from '../components/link';
import { Seo } from '../components/seo';
import { listDescription } from '../lib/text/list-description';
import { taggedTitle } from '../lib/text/list-titles';
import { required } from '../lib/values/required';
import { isThinList } from '../lib/thin-list';
import { routes, tagRoute } from '../lib/addresses/routes';

type Data = Queries.DocsTagTemplateQuery;
type Tag = NonNullable<Data['tag']>;

const heading = ({ docs, label }: Tag) => taggedTitle('page', docs.length, label);

export default function DocsTagTemplate({ data, pageContext }: PageProps<Data, { tag: string }>) {
  const tag = required(data.tag, `The tag "${pageContext.tag}"`);
  return (
    <DocsLayout>
      <PageHeader title={heading(tag)} description={tag.description} />
      <p>
        <Link to={routes.docsTags}>View all tags</Link>
      </p>
      <PageList pages={tag.docs} />
    </DocsLayout>
  );
}

export function Head({ data }: HeadProps<Data>) {
  const tag = required(data.tag, 'The tag');
  const { key, description, label } = tag;
  return (
    <Seo
      title={heading(tag)}
      description={listDescription(
        `Tag ${label}: ${description ?? 'pages of the documentation.'}`,
        tag.docs.map(({ title }) => title),
      )}
      path={tagRoute('docs', key)}
      noindex={isThinList(tag.docs)}
    />
  );
}

export const query = graphql`
  query DocsTagTemplate($tag: String!) {
    tag(key: { eq: $tag }) {
      key
      label
      description
      docs {
        ...PageListEntry
      }
    }
  }
`;
