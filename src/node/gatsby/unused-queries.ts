import type { GatsbyNode } from 'gatsby';
import { isProduction } from '../../site';

/**
 * Hides the query of a template that makes no page: Gatsby warns of it in each build of a site without posts or groups.
 * `gatsby develop` needs it for the first page that an author adds.
 */
export const preprocessSource: GatsbyNode['preprocessSource'] = ({ filename, store }) => {
  const { components } = store.getState();
  const isUnused = filename.includes('/src/templates/') && !components.has(filename);
  return isProduction && isUnused ? 'export {}' : undefined;
};
