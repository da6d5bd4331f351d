import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Content } from '../components/content/content';
import { FaultList } from '../components/docs/fault-list';
import { PageHeader } from '../components/docs/page-header';
import { TextPage } from '../components/text-page';
import { Seo } from '../components/seo';
import { present } from '../lib/present';

type Data = Queries.BlogPostTemplateQuery;

/** A blog post. */
export default function BlogPostTemplate({ data }: PageProps<Data>) {
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
          </p>
        </PageHeader>
        {errors.length > 0 ? <FaultList faults={errors} /> : <Content content={post.content} />}
      </article>
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
