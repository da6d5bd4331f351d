import type { CreateResolversArgs, GatsbyNode } from 'gatsby';
import { imageFields } from './images';
import { categoryResolvers } from './resolvers/category-resolvers';
import { contentResolvers, linkResolvers } from './resolvers/content-resolvers';
import { authorResolvers, pageResolvers, tagResolvers } from './resolvers/page-resolvers';
import { queryResolvers } from './resolvers/query-resolvers';
import { sitePages } from './site-pages';

/** Fields that are computed when they are requested. */
export const createResolvers: GatsbyNode['createResolvers'] = (args: CreateResolversArgs) => {
  const pages = sitePages(args);
  args.createResolvers({
    ...pageResolvers(pages),
    Tag: tagResolvers,
    Author: authorResolvers,
    SidebarCategory: categoryResolvers,
    Content: contentResolvers,
    ContentLink: linkResolvers,
    ContentImage: imageFields,
    Query: queryResolvers(pages),
  });
};
