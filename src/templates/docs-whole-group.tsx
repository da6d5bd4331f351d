import './docs-whole-group.css';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Content } from '../components/content/content';
import { DocsLayout } from '../components/docs/docs-layout';
import { PageHeader } from '../components/docs/page-header';
import { TableOfContents } from '../components/docs/table-of-contents';
import { Link } from '../components/link';
import { Seo } from '../components/seo';
import { anchorOfPage, wholeGroupRoute } from '../lib/routes';
import { required } from '../lib/values/required';

type Data = Queries.DocsWholeGroupTemplateQuery;

/** All pages of a group, one after the other: to print, to save as a PDF, or to read without a connection. */
export default function DocsWholeGroupTemplate({ data }: PageProps<Data>) {
  const {
    label,
    path: group,
    page,
    pages,
  } = required(data.sidebarCategory, 'The sidebar category');
  const all = page ? [page, ...pages] : pages;
  const headings = all.map(({ path, title }) => ({
    id: anchorOfPage(path),
    level: 2,
    inline: [title] as never,
  }));
  const head = (
    <PageHeader
      title={label}
      description={`The ${all.length} pages of this group on one page: to print, to save as a PDF, or to read without a connection.`}
    >
      <p className="meta">
        <Link to={group}>Back to the group</Link>
      </p>
    </PageHeader>
  );
  return (
    <DocsLayout head={head} contents={<TableOfContents headings={headings} />}>
      {all.map(({ path, title, content }) => (
        <article key={path} className="docs-whole-group">
          <h2 id={anchorOfPage(path)}>
            <Link to={path}>{title}</Link>
          </h2>
          <Content content={content} />
        </article>
      ))}
    </DocsLayout>
  );
}

export function Head({ data }: HeadProps<Data>) {
  const { label, path } = required(data.sidebarCategory, 'The sidebar category');
  return (
    <Seo
      title={`${label} on one page`}
      description={`All pages of the group ${label}.`}
      path={wholeGroupRoute(path)}
      noindex
      hasMarkdown={false}
    />
  );
}

export const query = graphql`
  query DocsWholeGroupTemplate($key: String!) {
    sidebarCategory(key: { eq: $key }) {
      label
      path
      page {
        ...PageOfGroup
      }
      pages {
        ...PageOfGroup
      }
    }
  }

  fragment PageOfGroup on DocPage {
    path
    title
    content {
      body: bodyInGroup
      ...PageImages
    }
  }
`;
