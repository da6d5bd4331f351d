import type { GatsbyNode } from 'gatsby';
import { imageFields } from './images';
import {
  authorResolvers,
  contentResolvers,
  linkResolvers,
  pageResolvers,
  tagResolvers,
} from './resolvers/page-resolvers';
import { categoryResolvers, queryResolvers } from './resolvers/query-resolvers';
import { contentTypes } from './schema/content';
import { pageTypes } from './schema/pages';
import { settingsTypes } from './schema/settings';
import { sitePages } from './site-pages';

/** Declares the data layer that authors see in GraphiQL. Every type and field has a description; nothing is inferred. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes([pageTypes, contentTypes, settingsTypes]);
};

export const createResolvers: GatsbyNode['createResolvers'] = (args) => {
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
