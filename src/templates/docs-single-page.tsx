import './docs-single-page.css';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Content } from '../components/content/content';
import { DocsLayout } from '../components/docs/frame/docs-layout';
import { PageHeader } from '../components/docs/page/page-header';
import { TableOfContents } from '../components/docs/frame/table-of-contents';
import { Link } from '../components/link';
import { Seo } from '../components/seo';
import { pageAnchor, singlePageRoute } from '../lib/addresses/routes';

type Data = Queries.DocsSinglePageTemplateQuery;

interface Context {
  label: string;
  group: string;
}

/** All pages of a group on one page, to print or to read offline. */
export default function DocsSinglePageTemplate({
  data: { docPages: pages },
  pageContext: { label, group },
}: PageProps<Data, Context>) {
  const headings = pages.map(({ path, title }) => ({
    id: pageAnchor(path),
    level: 2,
    inline: [title] as never,
  }));
  const head = (
    <PageHeader
      title={label}
      description={`The ${pages.length} pages of this group on one page: to print, to save as a PDF, or to read without a connection.`}
    >
      <p className="meta">
        <Link to={group}>Back to the group</Link>
      </p>
    </PageHeader>
  );
  return (
    <DocsLayout head={head} contents={<TableOfContents headings={headings} />}>
      {pages.map(({ path, title, content }) => (
        <article key={path} className="docs-single-page">
          <h2 id={pageAnchor(path)}>
            <Link to={path}>{title}</Link>
          </h2>
          <Content content={content} />
        </article>
      ))}
    </DocsLayout>
  );
}

export function Head({ pageContext: { label, group } }: HeadProps<Data, Context>) {
  return (
    <Seo
      title={`${label} on one page`}
      description={`All pages of the group ${label}.`}
      path={singlePageRoute(group)}
      noindex
      hasMarkdown={false}
    />
  );
}

export const query = graphql`
  query DocsSinglePageTemplate($ids: [String!]!) {
    docPages(ids: $ids) {
      path
      title
      content {
        body: bodyInGroup
        ...PageImages
      }
    }
  }
`;
