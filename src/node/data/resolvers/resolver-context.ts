import { compiledContent } from '../../compile/compile-pages';
import type { CompiledContent } from '../../source/compiled-content';
import type { PageNode } from '../gatsby-nodes';
import type { NodeModel } from '../page-nodes';

/** The third argument of a resolver. */
export interface Context {
  nodeModel: NodeModel;
}

/** Compiled content with the page that it is of. */
export type PageContent = CompiledContent & { page: PageNode };

/** Compiled content of a page: from the cache, or compiled now. */
export function compiled(page: PageNode, { nodeModel }: Context): Promise<CompiledContent> {
  const mdx = nodeModel.getNodeById({ id: page.parent ?? '' });
  return compiledContent(page, String(mdx?.['body'] ?? ''));
}
