import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Breadcrumbs } from '../components/docs/breadcrumbs';
import { CategoryCards } from '../components/docs/category-cards';
import { DocsLayout } from '../components/docs/docs-layout';
import { PageHeader } from '../components/docs/page-header';
import { PageList } from '../components/docs/page-list';
import { Seo } from '../components/seo';
import { required } from '../lib/required';
import type { RouteLink } from '../lib/route-link';

type Data = Queries.DocsCategoryTemplateQuery;

/** Generated index of a sidebar category without a page of its own. */
export default function DocsCategoryTemplate({
  data,
  pageContext,
}: PageProps<Data, { breadcrumbs: RouteLink[] }>) {
  const { label, description, pages, categories } = required(
    data.sidebarCategory,
    'The sidebar category',
  );
  return (
    <DocsLayout>
      <Breadcrumbs trail={pageContext.breadcrumbs} title={label} />
      <PageHeader title={label} description={description} />
      <PageList pages={pages} />
      <CategoryCards categories={categories} />
    </DocsLayout>
  );
}

export function Head({ data }: HeadProps<Data>) {
  const { label, description, path } = required(data.sidebarCategory, 'The sidebar category');
  return <Seo title={label} description={description ?? `Pages about ${label}.`} path={path} />;
}

export const query = graphql`
  query DocsCategoryTemplate($key: String!) {
    sidebarCategory(key: { eq: $key }) {
      label
      description
      path
      pages {
        ...PageListEntry
      }
      categories {
        ...CategoryCard
      }
    }
  }
`;
