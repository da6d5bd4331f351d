import type { CreatePagesArgs } from 'gatsby';
import type { SiteContent } from './site-routes';

/**
 * The queries that make the pages, as content/README.md shows them. They select fields that nodes hold, so none
 * of them compiles a page.
 */
export const docsRoutesQuery = /* GraphQL */ `
  query DocsRoutes {
    allDocPage {
      nodes {
        id
        path
        title
        file
        draft
        unlisted
        tagKeys
        sidebarLabel
        sidebarPosition
      }
    }
    allSidebarCategorySettings {
      nodes {
        folder
        label
        position
        description
        inline
        include
      }
    }
  }
`;

export const blogRoutesQuery = /* GraphQL */ `
  query BlogRoutes {
    allBlogPost {
      nodes {
        id
        path
        title
        file
        draft
        unlisted
        date
        tagKeys
        authorKeys
      }
    }
  }
`;

export async function queryContent({ graphql }: Pick<CreatePagesArgs, 'graphql'>) {
  const docs = dataOf(await graphql<Queries.DocsRoutesQuery>(docsRoutesQuery));
  const blog = dataOf(await graphql<Queries.BlogRoutesQuery>(blogRoutesQuery));
  return {
    docs: docs.allDocPage.nodes,
    settings: docs.allSidebarCategorySettings.nodes,
    posts: blog.allBlogPost.nodes,
  } satisfies SiteContent;
}

function dataOf<Data>({ data, errors }: { data?: Data; errors?: unknown }): Data {
  if (!data || errors)
    throw new Error(
      `A query of src/node/routes/page-queries.ts does not fit the schema in src/node/data/schema: ${JSON.stringify(errors)}`,
    );
  return data;
}
