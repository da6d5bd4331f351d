import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Breadcrumbs } from '../components/docs/frame/breadcrumbs';
import { CategoryCards } from '../components/docs/page/category-cards';
import { DocsLayout } from '../components/docs/frame/docs-layout';
import { PageHeader } from '../components/docs/page/page-header';
import { PageList } from '../components/docs/page/page-list';
import { Link } from '../components/link';
import { Seo } from '../components/seo';
import { listDescription } from '../lib/text/list-description';
import { required } from '../lib/values/required';
import type { RouteLink } from '../lib/addresses/route-link';
import { absoluteUrl } from '../lib/addresses/urls';
import { breadcrumbData, pageData } from '../lib/structured-data';
import { routes } from '../lib/addresses/routes';

type Data = Queries.DocsCategoryTemplateQuery;

/** Generated index of a sidebar category without a page of its own. */
export default function DocsCategoryTemplate({
  data,
  pageContext,
}: PageProps<Data, { breadcrumbs: RouteLink[]; singlePage?: string }>) {
  const { label, description, pages, categories } = required(
    data.sidebarCategory,
    'The sidebar category',
  );
  return (
    <DocsLayout>
      <Breadcrumbs trail={pageContext.breadcrumbs} title={label} />
      <PageHeader title={label} description={description}>
        {pageContext.singlePage !== undefined && (
          <p className="meta" data-markdown-ignore="">
            <Link to={pageContext.singlePage}>Print this group</Link>
          </p>
        )}
      </PageHeader>
      <PageList pages={pages} />
      <CategoryCards categories={categories} />
    </DocsLayout>
  );
}

export function Head({ data, pageContext }: HeadProps<Data, { breadcrumbs: RouteLink[] }>) {
  const category = required(data.sidebarCategory, 'The sidebar category');
  const { label: title, path, pages, categories } = category;
  const description = listDescription(category.description ?? `Pages about ${title}.`, [
    ...pages.map((page) => page.title),
    ...categories.map(({ label }) => label),
  ]);
  const trail = [{ title: 'Docs', path: routes.docs }, ...pageContext.breadcrumbs, { title, path }];
  const list = pageData('CollectionPage', { title, description, url: absoluteUrl(path) });
  return (
    <Seo
      title={title}
      description={description}
      path={path}
      data={[list, breadcrumbData(trail, absoluteUrl)]}
    />
  );
}

export const query = graphql`
  query DocsCategoryTemplate($key: String!) {
    sidebarCategory(key: $key) {
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
