import { graphql, type PageProps } from 'gatsby';
import { TagIndex } from '../components/tag-index';
import { PageHeader } from '../components/docs/page-header';
import { Seo } from '../components/seo';
import { PageLayout } from '../components/page-layout';
import { routes } from '../lib/routes';

const description = 'Every tag of the blog with the number of its posts.';

/** All tags of the blog by first letter. */
export default function BlogTagsTemplate({ data }: PageProps<Queries.BlogTagsTemplateQuery>) {
  const tags = data.allTag.nodes.map(({ key, label, posts }) => ({
    key,
    label,
    count: posts.length,
  }));
  return (
    <PageLayout>
      <PageHeader title="Blog tags" description={description} />
      <TagIndex area="blog" tags={tags} />
    </PageLayout>
  );
}

export function Head() {
  return <Seo title="Blog tags" description={description} path={routes.blogTags} />;
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
