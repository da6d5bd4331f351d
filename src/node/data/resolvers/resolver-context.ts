import type { BuiltPage, Pages } from '../../pages/pages';
import type { PageNode } from '../gatsby-nodes';
import type { NodeModel } from '../page-nodes';

/** The third argument of a resolver. */
export interface Context {
  nodeModel: NodeModel;
}

/** The source of the fields of Content. */
export type PageContent = BuiltPage & { page: PageNode; pages: Pages };
