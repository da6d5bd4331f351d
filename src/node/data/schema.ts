import type { GatsbyNode } from 'gatsby';
import { apiTypes } from './schema/api';
import { contentTypes } from './schema/content';
import { pageTypes } from './schema/pages';
import { settingsTypes } from './schema/settings';
import { shopTypes } from './schema/shop';

/**
 * Declares the data layer as authors see it in GraphiQL. Every type and field says what it holds; nothing is inferred.
 * Resolvers that compute are in `resolvers.ts`.
 */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes([pageTypes, contentTypes, settingsTypes, shopTypes, apiTypes]);
};
