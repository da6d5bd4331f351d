import type { GatsbyNode } from 'gatsby';
import { parseFilesWithQueries } from './files-with-queries';
import { readFrontMatterLeniently } from './lenient-front-matter';

/** Changes what Gatsby and its plugins do, before they do anything. */
export const onPreInit: GatsbyNode['onPreInit'] = () => {
  readFrontMatterLeniently();
  parseFilesWithQueries();
};
