import type { BuiltPage, Pages } from '../../pages/pages';
import type { PageNode } from '../gatsby-nodes';
import type { NodeModel } from '../page-nodes';

/** A resolver that reads nodes: by the source of its field, and by the arguments. */
export const fromNodes = <Source, Args, Value>(
  read: (nodeModel: NodeModel, source: Source, args: Args) => Value,
) => ({
  resolve: (source: Source, args: Args, { nodeModel }: { nodeModel: NodeModel }) =>
    read(nodeModel, source, args),
});

/** The source of a field of a node with a key, such as a tag. */
export interface Keyed {
  key: string;
}

/** The source of the fields of Content. */
export type PageContent = BuiltPage & { page: PageNode; pages: Pages };
