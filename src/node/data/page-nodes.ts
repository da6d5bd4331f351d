import type { Node } from 'gatsby';
import { isBuilt } from '../content/publication';
import { buildSidebar, type CategorySettings, type SidebarItem } from '../content/sidebar';
import { builtPages, type DocNode, type PostNode } from './gatsby-nodes';

/** The part of Gatsby's node model that resolvers use. */
export interface NodeModel {
  getNodeById: (args: { id: string }) => (Node & Record<string, unknown>) | null;
  findOne: (args: {
    type: string;
    query: object;
  }) => Promise<(Node & Record<string, unknown>) | null>;
  findAll: (args: { type: string; query?: object }) => Promise<{ entries: Iterable<unknown> }>;
}

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

export const nodeByKey = (nodeModel: NodeModel, type: string, key: string) =>
  nodeModel.findOne({ type, query: { filter: { key: { eq: key } } } });

/** Whether lists, the sidebar, feeds, and the search include a page. */
export function isListed(page: {
  draft: boolean;
  unlisted: boolean;
  date?: string | undefined;
}): boolean {
  return isBuilt(page) && !page.unlisted;
}

/**
 * Lets Gatsby run a query again in each build, by a look-up of the node that Gatsby makes of it: the day and the command
 * decide which pages are listed, and files that make no node what they contain.
 */
export const runInEachBuild = (nodeModel: NodeModel) =>
  nodeModel.getNodeById({ id: 'SiteBuildMetadata' });

async function all<Type>(nodeModel: NodeModel, type: string): Promise<Type[]> {
  runInEachBuild(nodeModel);
  return [...((await nodeModel.findAll({ type })).entries as Iterable<Type>)];
}

/** Listed documentation pages by title. */
export async function listedDocs(nodeModel: NodeModel): Promise<DocNode[]> {
  const pages = await all<DocNode>(nodeModel, 'DocPage');
  return builtPages(pages)
    .filter(isListed)
    .sort((a, b) => a.title.localeCompare(b.title, 'en') || a.file.localeCompare(b.file, 'en'));
}

/** Sorts posts, newest first; posts of one day by file, so that the order is deterministic. */
export function newestFirst<Post extends { date: string; file: string }>(
  posts: readonly Post[],
): Post[] {
  return [...posts].sort(
    (a, b) => b.date.localeCompare(a.date, 'en') || a.file.localeCompare(b.file, 'en'),
  );
}

/** Listed posts, newest first. */
export async function listedPosts(nodeModel: NodeModel): Promise<PostNode[]> {
  return newestFirst(builtPages(await all<PostNode>(nodeModel, 'BlogPost')).filter(isListed));
}

/** The sidebar of the listed pages. */
export async function loadSidebar(nodeModel: NodeModel): Promise<SidebarItem[]> {
  const pages = builtPages(await all<DocNode>(nodeModel, 'DocPage')).filter(isListed);
  const settings = await all<CategorySettings>(nodeModel, 'SidebarCategorySettings');
  return buildSidebar(pages, settings);
}
