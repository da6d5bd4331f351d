import type { PageSummary } from '../../compile/compile-cache';
import { cachedSummary, compiledContent } from '../../compile/compile-pages';
import type { CompiledContent } from '../../source/compiled-content';
import type { PageNode } from '../gatsby-nodes';
import type { NodeModel } from '../page-nodes';

/** The third argument of a resolver. */
export interface Context {
  nodeModel: NodeModel;
}

export type PageContent = CompiledContent & { page: PageNode };

/** Compiled content of a page: from the cache, or compiled now. */
export function compiled(page: PageNode, context: Context): Promise<CompiledContent> {
  return compiledContent(page, body(page, context));
}

/** The same without its tree, which takes longer to read than all else. */
export function summary(page: PageNode, context: Context): Promise<PageSummary> {
  return cachedSummary(page, body(page, context));
}

function body({ parent }: PageNode, { nodeModel }: Context): string {
  return String(nodeModel.getNodeById({ id: parent ?? '' })?.['body'] ?? '');
}
