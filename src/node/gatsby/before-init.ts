import type { GatsbyNode } from 'gatsby';
import { readFrontMatterLeniently } from './lenient-front-matter';

export const onPreInit: GatsbyNode['onPreInit'] = () => {
  readFrontMatterLeniently();
};
