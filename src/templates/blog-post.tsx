import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Pager } from '../components/docs/frame/pager';
import { Content } from '../components/content/content';
import { Day } from '../components/day';
import { FaultList } from '../components/docs/page/fault-list';
import { PageHeader } from '../components/docs/page/page-header';
import { PageTools } from '../components/docs/page/page-tools';
import { TableOfContents } from '../components/docs/frame/table-of-contents';
import { TagList } from '../components/docs/page/tag-list';
import { Link } from '../components/link';
import { RelatedPages } from '../components/related-pages';
import { PublicationMark } from '../components/publication-mark';
import { Seo } from '../components/seo';
import '../components/blog/blog-frame';
import { PageLayout } from '../components/frame/page-layout';
import { required } from '../lib/values/required';
import type { RouteLink } from '../lib/addresses/route-link';
import { socialImageOf } from '../lib/addresses/social-image';
import { absoluteUrl } from '../lib/addresses/urls';
import { articleData, breadcrumbData } from '../lib/structured-data';
import { site } from '../site';
import { authorRoute, routes } from '../lib/addresses/routes';

type Data = Queries.BlogPostTemplateQuery;

interface PostContext {
  newer: RouteLink | null;
  older: RouteLink | null;
  related: (RouteLink & { date: string })[];
}

/** Posts with more headings have a table of contents. */
const MAX_HEADINGS_WITHOUT_TOC = 3;

export default function BlogPostTemplate({ data, pageContext }: PageProps<Data, PostContext>) {
  const post = required(data.blogPost, 'The post');
  const errors = [...post.frontMatterFaults, ...post.content.faults].filter(
    ({ severity }) => severity === 'error',
  );
  return (
    <PageLayout>
      <article>
        <PageHeader title={post.title}>
          <p className="meta" data-markdown-ignore="">
            <Day date={post.date} /> · {post.content.readingTime} min read
            {post.authors.map(({ key, name }) => (
              <span key={key}>
                {' '}
                · {post.unlisted ? name : <Link to={authorRoute(key)}>{name}</Link>}
              </span>
            ))}{' '}
            <PublicationMark {...post} />
          </p>
          <PageTools path={post.path} />
        </PageHeader>
        {post.content.toc.length > MAX_HEADINGS_WITHOUT_TOC && (
          <TableOfContents headings={post.content.toc} isAlwaysFolded />
        )}
        {process.env.NODE_ENV !== 'production' && errors.length > 0 ? (
          <FaultList faults={errors} />
        ) : (
          <Content content={post.content} />
        )}
      </article>
      {/* Pages of tags and authors do not list an unlisted post, and may not exist. */}
      {!post.unlisted && <TagList tags={post.tags} area="blog" />}
      <RelatedPages name="Related posts" pages={pageContext.related} />
      <Pager
        name="Newer and older posts"
        labels={['Newer', 'Older']}
        previous={pageContext.newer}
        next={pageContext.older}
      />
    </PageLayout>
  );
}

export function Head({ data }: HeadProps<Data>) {
  const post = required(data.blogPost, 'The post');
  const { title, path, unlisted } = post;
  const description = post.description ?? post.content.excerpt;
  const article = articleData('BlogPosting', {
    title,
    description,
    url: absoluteUrl(path),
    published: post.date,
    modified: post.lastUpdated,
    image: socialImageOf(path, !unlisted),
    authors: post.authors.map(({ key, name }) => ({ name, url: absoluteUrl(authorRoute(key)) })),
  });
  const trail = [
    { title: site.blog.title, path: routes.blog },
    { title, path },
  ];
  return (
    <Seo
      title={title}
      description={description}
      path={path}
      noindex={unlisted}
      type="article"
      section={site.blog.title}
      article={{
        published: post.date,
        modified: post.lastUpdated,
        tags: post.tags.map(({ label }) => label),
        // Pages of authors do not list an unlisted post, and may not exist.
        authors: unlisted ? [] : post.authors.map(({ key }) => absoluteUrl(authorRoute(key))),
      }}
      data={[article, breadcrumbData(trail, absoluteUrl)]}
    />
  );
}

export const query = graphql`
  query BlogPostTemplate($id: String!) {
    blogPost(id: { eq: $id }) {
      path
      title
      description
      unlisted
      draft
      scheduled
      lastUpdated(formatString: "YYYY-MM-DD")
      tags {
        ...TagLink
      }
      authors {
        key
        name
      }
      date(formatString: "YYYY-MM-DD")
      frontMatterFaults {
        ...PageFault
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
