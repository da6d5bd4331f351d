import { graphql, type PageProps } from 'gatsby';
import { TagIndex } from '../components/tag-index';
import { PageHeader } from '../components/docs/page/page-header';
import { Seo } from '../components/seo';
import '../components/blog/blog-frame';
import { PageLayout } from '../components/frame/page-layout';
import { routes } from '../lib/addresses/routes';
import { listTitles } from '../lib/text/list-titles';

const { title, description } = listTitles.blogTags;

export default function BlogTagsTemplate({ data }: PageProps<Queries.BlogTagsTemplateQuery>) {
  const tags = data.allTag.nodes.map(({ key, label, posts }) => ({
    key,
    label,
    count: posts.length,
  }));
  return (
    <PageLayout>
      <PageHeader title={title} description={description} />
      <TagIndex area="blog" tags={tags} />
    </PageLayout>
  );
}

export function Head() {
  return <Seo title={title} description={description} path={routes.blogTags} />;
}

export const query = graphql`
  query BlogTagsTemplate {
    allTag {
      nodes {
        key
        label
        posts {
          id
        }
      }
    }
  }
`;
