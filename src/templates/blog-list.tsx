import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Pager } from '../components/docs/frame/pager';
import { PostList } from '../components/blog/post-list';
import { PageHeader } from '../components/docs/page/page-header';
import { Link } from '../components/link';
import { Seo } from '../components/seo';
import { listDescription } from '../lib/text/list-description';
import { blogListTitle } from '../lib/text/list-titles';
import '../components/blog/blog-frame';
import { PageLayout } from '../components/frame/page-layout';
import { site } from '../site';
import { feedFiles } from '../lib/addresses/feed-routes';
import { blogListRoute, routes } from '../lib/addresses/routes';

interface ListContext {
  page: number;
  pages: number;
}
type Data = Queries.BlogListTemplateQuery;

export default function BlogListTemplate({ data, pageContext }: PageProps<Data, ListContext>) {
  const { page, pages } = pageContext;
  const link = (to: number) =>
    to >= 1 && to <= pages ? { title: `Page ${to} of ${pages}`, path: blogListRoute(to) } : null;
  return (
    <PageLayout>
      <PageHeader title={blogListTitle(page)} description={site.blog.description}>
        <p className="meta" data-markdown-ignore="">
          <Link to={routes.blogArchive}>Archive</Link> · <Link to={routes.blogTags}>Tags</Link> ·{' '}
          <Link to={routes.blogAuthors}>Authors</Link> · <Link to={feedFiles[0].path}>RSS</Link>
        </p>
      </PageHeader>
      <PostList posts={data.blogPosts} text="excerpt" />
      <Pager
        name="Blog list pages"
        labels={['Newer', 'Older']}
        previous={link(page - 1)}
        next={link(page + 1)}
      />
    </PageLayout>
  );
}

export function Head({ data, pageContext }: HeadProps<Data, ListContext>) {
  const { page } = pageContext;
  const titles = data.blogPosts.map(({ title }) => title);
  return (
    <Seo
      title={blogListTitle(page)}
      description={
        page === 1 ? site.blog.description : listDescription(`Older posts, page ${page}.`, titles)
      }
      path={blogListRoute(pageContext.page)}
    />
  );
}

export const query = graphql`
  query BlogListTemplate($skip: Int!, $limit: Int!) {
    blogPosts(skip: $skip, limit: $limit) {
      ...PostListEntry
    }
  }
`;
