import type { GatsbyNode } from 'gatsby';
import { contentTypes } from './schema/content';
import { pageTypes } from './schema/pages';
import { settingsTypes } from './schema/settings';

/**
 * Declares the data layer as authors see it in GraphiQL. Every type and field says what it holds; nothing is inferred.
 * The folder `resolvers` computes fields.
 */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes([pageTypes, contentTypes, settingsTypes]);
};
