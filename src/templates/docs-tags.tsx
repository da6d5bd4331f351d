import { graphql, type PageProps } from 'gatsby';
import { DocsLayout } from '../components/docs/frame/docs-layout';
import { PageHeader } from '../components/docs/page/page-header';
import { Seo } from '../components/seo';
import { TagIndex } from '../components/tag-index';
import { routes } from '../lib/addresses/routes';
import { listTitles } from '../lib/text/list-titles';

const { title, description } = listTitles.docsTags;

/** All tags of the documentation by first letter, with the number of their pages. */
export default function DocsTagsTemplate({ data }: PageProps<Queries.DocsTagsTemplateQuery>) {
  const tags = data.allTag.nodes.map(({ key, label, docs }) => ({
    key,
    label,
    count: docs.length,
  }));
  return (
    <DocsLayout>
      <PageHeader title={title} description={description} />
      <TagIndex area="docs" tags={tags} />
    </DocsLayout>
  );
}

export function Head() {
  return <Seo title={title} description={description} path={routes.docsTags} />;
}

export const query = graphql`
  query DocsTagsTemplate {
    allTag {
      nodes {
        key
        label
        docs {
          id
        }
      }
    }
  }
`;
