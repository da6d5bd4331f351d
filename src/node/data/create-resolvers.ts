import type { CreateResolversArgs, GatsbyNode } from 'gatsby';
import { imageFields } from './images';
import { routeLookup } from './link-targets';
import { categoryResolvers } from './resolvers/category-resolvers';
import { contentResolvers, linkResolvers } from './resolvers/content-resolvers';
import {
  authorResolvers,
  docResolvers,
  postResolvers,
  tagResolvers,
} from './resolvers/page-resolvers';
import { queryResolvers } from './resolvers/query-resolvers';
import { currentTerms } from './terms';

/** Fields that are computed when they are requested. */
export const createResolvers: GatsbyNode['createResolvers'] = (args: CreateResolversArgs) => {
  const findRoute = routeLookup(args);
  args.createResolvers({
    DocPage: docResolvers,
    BlogPost: postResolvers,
    Tag: tagResolvers,
    Author: authorResolvers,
    SidebarCategory: categoryResolvers,
    Content: contentResolvers(findRoute, () => currentTerms(args)),
    ContentLink: linkResolvers(findRoute),
    ContentImage: imageFields,
    Query: queryResolvers,
  });
};
