import type { GatsbyNode } from 'gatsby';
import { contentTypes } from './schema/content';
import { pageTypes } from './schema/pages';
import { settingsTypes } from './schema/settings';

/**
 * Declares the data layer that authors see in GraphiQL. Every type and field has a description; nothing is inferred.
 * The folder `resolvers` computes fields.
 */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes([pageTypes, contentTypes, settingsTypes]);
};
