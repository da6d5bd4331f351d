import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { CategoryCards } from '../components/docs/category-cards';
import { DocsLayout } from '../components/docs/docs-layout';
import { PageHeader } from '../components/docs/page-header';
import { Seo } from '../components/seo';
import { listDescription } from '../lib/text/list-description';
import { routes } from '../lib/routes';

const description = 'All topics of the documentation with their pages.';

/** Generated index of the documentation: all groups as cards with their pages. */
export default function DocsIndexTemplate({ data }: PageProps<Queries.DocsIndexTemplateQuery>) {
  return (
    <DocsLayout>
      <PageHeader title="Documentation" description={description} />
      <CategoryCards categories={data.docsCategories} />
    </DocsLayout>
  );
}

export function Head({ data }: HeadProps<Queries.DocsIndexTemplateQuery>) {
  const labels = data.docsCategories.map(({ label }) => label);
  return (
    <Seo
      title="Documentation"
      description={listDescription(description, labels)}
      path={routes.docs}
    />
  );
}

export const query = graphql`
  query DocsIndexTemplate {
    docsCategories {
      ...CategoryCard
    }
  }
`;
