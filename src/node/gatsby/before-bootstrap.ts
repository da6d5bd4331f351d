import type { GatsbyNode } from 'gatsby';
import { isProduction } from '../../site';
import { copyMermaid } from './mermaid-files';

/** Copies files that a page of `gatsby develop` loads from `public`. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = () => {
  // A build copies Mermaid at its end, when a page needs it.
  if (!isProduction) copyMermaid();
};
