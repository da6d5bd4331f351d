import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Breadcrumbs } from '../components/docs/breadcrumbs';
import { CategoryCards, type CategoryCard } from '../components/docs/category-cards';
import { DocsLayout } from '../components/docs/docs-layout';
import { PageHeader } from '../components/docs/page-header';
import { PageList } from '../components/docs/page-list';
import { Seo } from '../components/seo';
import type { RouteLink } from '../lib/route-link';

interface CategoryContext {
  key: string | null;
  breadcrumbs: RouteLink[];
}
type Data = Queries.DocsCategoryTemplateQuery;

const root = {
  label: 'Documentation',
  description: 'All topics of the documentation with their pages.',
  path: '/docs',
};

/** Generated index of a sidebar category, or of the whole documentation when there is no category. */
export default function DocsCategoryTemplate({
  data,
  pageContext,
}: PageProps<Data, CategoryContext>) {
  const category = data.sidebarCategory;
  const { label, description, path } = category ?? root;
  const cards: readonly CategoryCard[] =
    category?.categories ??
    data.allSidebarCategory.nodes.filter(
      (node) => !node.parentCategory && node.pages.length + node.categories.length > 0,
    );
  return (
    <DocsLayout path={path}>
      {category && <Breadcrumbs trail={pageContext.breadcrumbs} title={label} />}
      <PageHeader title={label} description={description} />
      {category && <PageList pages={category.pages} />}
      <CategoryCards categories={cards} />
    </DocsLayout>
  );
}

export function Head({ data }: HeadProps<Data>) {
  const { label, description, path } = data.sidebarCategory ?? root;
  return <Seo title={label} description={description ?? `Pages about ${label}.`} path={path} />;
}

export const query = graphql`
  query DocsCategoryTemplate($key: String) {
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
    allSidebarCategory {
      nodes {
        ...CategoryCard
        parentCategory {
          key
        }
      }
    }
  }
`;
