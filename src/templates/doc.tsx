import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Content } from '../components/content/content';
import { Breadcrumbs } from '../components/docs/frame/breadcrumbs';
import { TableOfContents } from '../components/docs/frame/table-of-contents';
import { DocsLayout } from '../components/docs/frame/docs-layout';
import { FaultList } from '../components/docs/page/fault-list';
import { HelpfulQuestion } from '../components/docs/page/helpful-question';
import { PageHeader } from '../components/docs/page/page-header';
import { PageMeta } from '../components/docs/page/page-meta';
import { PageTools } from '../components/docs/page/page-tools';
import { Pager } from '../components/docs/frame/pager';
import { StatusNote } from '../components/docs/page/status-note';
import { TagList } from '../components/docs/page/tag-list';
import { RelatedPages } from '../components/related-pages';
import { Link } from '../components/link';
import { GoOn } from '../components/progress/go-on';
import { PublicationMark } from '../components/publication-mark';
import { Seo } from '../components/seo';
import type { RouteLink } from '../lib/addresses/route-link';
import { required } from '../lib/values/required';
import { socialImageOf } from '../lib/addresses/social-image';
import { absoluteUrl } from '../lib/addresses/urls';
import { articleData, breadcrumbData } from '../lib/structured-data';
import { docPages, routes } from '../lib/addresses/routes';

interface DocContext {
  id: string;
  breadcrumbs: RouteLink[];
  previous: RouteLink | null;
  next: RouteLink | null;
  related: RouteLink[];
  /** Route of the group's single page, if this page is the index of a group. */
  singlePage?: string;
}

export default function DocTemplate({
  data,
  pageContext,
}: PageProps<Queries.DocTemplateQuery, DocContext>) {
  const page = required(data.docPage, 'The documentation page');
  const errors = [...page.frontMatterFaults, ...page.content.faults].filter(
    ({ severity }) => severity === 'error',
  );
  const head = (
    <>
      <Breadcrumbs trail={pageContext.breadcrumbs} title={page.sidebarLabel} />
      <PageHeader title={page.title} description={page.description}>
        <PublicationMark draft={page.draft} />
        <PageTools path={page.path}>
          <span>{page.content.readingTime} min read</span>
          <GoOn path={page.path} />
          {pageContext.singlePage !== undefined && (
            <Link to={pageContext.singlePage}>Print this group</Link>
          )}
        </PageTools>
      </PageHeader>
    </>
  );
  // The columns of the reference need the space of the table of contents.
  const isReference = page.path.startsWith(docPages.apiReference);
  const headings = page.content.toc.filter(({ level }) => level === 2 || !isReference);
  const contents = headings.length > 0 && (
    <TableOfContents headings={headings} isAlwaysFolded={isReference} />
  );
  return (
    <DocsLayout head={head} contents={contents} isWide={isReference}>
      <article>
        {process.env.NODE_ENV !== 'production' && errors.length > 0 ? (
          <FaultList faults={errors} />
        ) : (
          <Content content={page.content} />
        )}
        <StatusNote items={page.status} />
      </article>
      {/* Pages of tags do not list an unlisted page, and may not exist. */}
      {!page.unlisted && <TagList tags={page.tags} area="docs" />}
      <HelpfulQuestion key={page.path} path={page.path} title={page.title} />
      <PageMeta {...page} updated={page.lastUpdated} />
      <RelatedPages pages={pageContext.related} />
      <Pager previous={pageContext.previous} next={pageContext.next} />
    </DocsLayout>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.DocTemplateQuery, DocContext>) {
  const page = required(data.docPage, 'The documentation page');
  const { title, path, unlisted } = page;
  const description = page.description ?? page.content.excerpt;
  const url = absoluteUrl(path);
  const article = articleData('TechArticle', {
    title,
    description,
    url,
    modified: page.lastUpdated,
    image: socialImageOf(path, !unlisted),
  });
  const trail = [
    { title: 'Docs', path: routes.docs },
    ...pageContext.breadcrumbs,
    { title: page.sidebarLabel, path },
  ];
  return (
    <Seo
      title={title}
      description={description}
      path={path}
      noindex={unlisted}
      type="article"
      section={pageContext.breadcrumbs.at(-1)?.title ?? 'Documentation'}
      article={{ modified: page.lastUpdated, tags: page.tags.map(({ label }) => label) }}
      data={[article, breadcrumbData(trail, absoluteUrl)]}
    />
  );
}

export const query = graphql`
  query DocTemplate($id: String!) {
    docPage(id: { eq: $id }) {
      path
      file
      title
      lastUpdated(formatString: "YYYY-MM-DD")
      description
      sidebarLabel
      status
      draft
      unlisted
      frontMatterFaults {
        ...PageFault
      }
      tags {
        ...TagLink
      }
      content {
        ...PageContent
        excerpt
        readingTime
        toc {
          ...TocHeading
        }
        faults {
          ...PageFault
        }
      }
    }
  }
`;
