import type { GatsbyNode } from 'gatsby';
import { isProduction } from '../../site';
import { prepareToCompile } from '../compile/compile-pool';
import { siteAbsolute } from '../source/files';
import { restoreSlices } from './kept-slices';
import { copyMermaid } from './mermaid-files';

/** Starts what compiles pages, and puts files in their places that Gatsby, or a page of `gatsby develop`, looks for in `public`. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = () => {
  prepareToCompile();
  if (isProduction) restoreSlices(siteAbsolute('.'));
  // A build copies Mermaid at its end, when a page needs it.
  else copyMermaid();
};
