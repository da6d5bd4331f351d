import fs from 'node:fs';
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
import { siteAbsolute } from '../content/files';
import { pageTypes } from './schema/pages';
import { sitePages } from './site-pages';

/** Declares the data layer that authors see in GraphiQL. Every type and field has a description; nothing is inferred. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  const typesIn = (name: string) =>
    fs.readFileSync(siteAbsolute(`src/node/data/schema/${name}.graphql`), 'utf8');
  actions.createTypes([pageTypes, typesIn('content'), typesIn('settings')]);
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
