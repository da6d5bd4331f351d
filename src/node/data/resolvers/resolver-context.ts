import { compiledContent } from '../../compile/compile-pages';
import type { CompiledContent } from '../../source/compiled-content';
import type { PageNode } from '../gatsby-nodes';
import type { NodeModel } from '../page-nodes';

/** What Gatsby hands to a resolver as its third argument. */
export interface Context {
  nodeModel: NodeModel;
}

/** Compiled content with the page that it is of. */
export type PageContent = CompiledContent & { page: PageNode };

/** Compiled content of a page. */
export type Compiled = (page: PageNode, context: Context) => Promise<CompiledContent>;

export const compiled: Compiled = (page, { nodeModel }) => {
  const mdx = nodeModel.getNodeById({ id: page.parent ?? '' });
  return compiledContent(page, String(mdx?.['body'] ?? ''));
};
