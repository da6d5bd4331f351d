import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { OlderNewer } from '../components/blog/older-newer';
import { Content } from '../components/content/content';
import { FaultList } from '../components/docs/fault-list';
import { PageHeader } from '../components/docs/page-header';
import { TagList } from '../components/docs/tag-list';
import { Link } from '../components/link';
import { TextPage } from '../components/text-page';
import { Seo } from '../components/seo';
import { present } from '../lib/present';
import type { RouteLink } from '../lib/route-link';

type Data = Queries.BlogPostTemplateQuery;

interface PostContext {
  newer: RouteLink | null;
  older: RouteLink | null;
}

/** A blog post. */
export default function BlogPostTemplate({ data, pageContext }: PageProps<Data, PostContext>) {
  const post = present(data.blogPost, 'The post');
  const errors = [...post.frontMatterFaults, ...post.content.faults].filter(
    ({ severity }) => severity === 'error',
  );
  return (
    <TextPage>
      <article>
        <PageHeader title={post.title}>
          <p className="meta">
            <time dateTime={post.isoDate}>{post.date}</time> · {post.content.readingTime} min read
            {post.authors.map((author) => (
              <span key={author.key}>
                {' '}
                · <Link to={`/blog/authors/${author.key}`}>{author.name}</Link>
              </span>
            ))}
          </p>
        </PageHeader>
        {errors.length > 0 ? <FaultList faults={errors} /> : <Content content={post.content} />}
      </article>
      <TagList tags={post.tags} area="blog" />
      <OlderNewer
        name="Newer and older posts"
        newer={pageContext.newer}
        older={pageContext.older}
      />
    </TextPage>
  );
}

export function Head({ data }: HeadProps<Data>) {
  const { title, description, content, path, unlisted } = present(data.blogPost, 'The post');
  return (
    <Seo
      title={title}
      description={description ?? content.excerpt}
      path={path}
      noindex={unlisted}
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
      tags {
        ...TagLink
      }
      authors {
        key
        name
      }
      date(formatString: "MMMM D, YYYY")
      isoDate: date(formatString: "YYYY-MM-DD")
      frontMatterFaults {
        ...PageFault
      }
      content {
        ...PageContent
        excerpt
        readingTime
        faults {
          ...PageFault
        }
      }
    }
  }
`;
