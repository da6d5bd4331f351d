import type { GatsbyNode } from 'gatsby';
import { isProduction } from '../../site';
import { prepareToCompile } from '../compile/compile-pool';
import { copyMermaid } from './mermaid-files';

/** Starts what compiles pages, and copies files that a page of `gatsby develop` loads from `public`. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = () => {
  prepareToCompile();
  // A build copies Mermaid at its end, when a page needs it.
  if (!isProduction) copyMermaid();
};
