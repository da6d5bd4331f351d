import type { Pages } from '../../pages/pages';
import { formatFaults } from '../../faults/faults';
import { allGroups, sidebarData, type SidebarGroup, type SidebarItem } from '../../content/sidebar';
import { homeId } from '../site-pages';
import {
  fromNodes,
  listedDocs,
  listedPosts,
  loadSidebar,
  type Keyed,
  type NodeModel,
} from '../page-nodes';

export const queryResolvers = (pages: Pages) => ({
  docsSidebar: {
    type: 'JSON!',
    description: 'The documentation sidebar: a list of label, path and, for groups, items.',
    ...fromNodes(async (nodeModel) => sidebarData(await loadSidebar(nodeModel))),
  },
  homeSample: {
    type: 'JSON!',
    description: 'Body of content/home.mdx: the sections of the home page.',
    resolve: async () => {
      const { body, faults } = await pages.get(homeId);
      // A build has ended with the list of all faults; in develop the page shows this error.
      const errors = faults.filter(({ severity }) => severity === 'error');
      if (errors.length > 0) throw new Error(formatFaults(errors));
      return body;
    },
  },
  docPages: {
    type: '[DocPage!]!',
    description: 'Documentation pages by their ids, in the order of these.',
    args: { ids: '[String!]!' },
    ...fromNodes((nodeModel, _query, { ids }: { ids: string[] }) =>
      ids.flatMap((id) => nodeModel.getNodeById({ id }) ?? []),
    ),
  },
  docsCategories: {
    type: '[SidebarCategory!]!',
    description: 'Categories at the top of the sidebar, in its order.',
    ...fromNodes(async (nodeModel) => groupsIn(await loadSidebar(nodeModel))),
  },
  sidebarCategory: {
    type: 'SidebarCategory',
    description: 'The category of a folder, relative to content/docs.',
    args: { key: 'String!' },
    ...fromNodes(async (nodeModel, _query, { key }: Keyed) =>
      allGroups(await loadSidebar(nodeModel)).find((group) => group.key === key),
    ),
  },
  sampleProofs: {
    type: 'SampleProofs!',
    description: 'Number of code samples of all listed pages by what is behind them.',
    ...fromNodes((nodeModel) => countProofs(pages, nodeModel)),
  },
  blogPosts: {
    type: '[BlogPost!]!',
    description: 'Listed posts, newest first, optionally a part of them.',
    args: { skip: 'Int', limit: 'Int' },
    ...fromNodes(
      async (
        nodeModel,
        _query,
        { skip = 0, limit = Infinity }: { skip?: number; limit?: number },
      ) => (await listedPosts(nodeModel)).slice(skip, skip + limit),
    ),
  },
});

async function countProofs(pages: Pages, nodeModel: NodeModel) {
  const counts = { engine: 0, protocol: 0, none: 0 };
  for (const { id } of [...(await listedDocs(nodeModel)), ...(await listedPosts(nodeModel))])
    for (const { proof } of (await pages.summary(id)).facts.samples) counts[proof ?? 'none'] += 1;
  return counts;
}

const groupsIn = (items: readonly SidebarItem[]) => items.filter((item) => item.kind === 'group');

/** Fields of SidebarCategory that are not fields of a group. */
export const categoryResolvers = {
  categories: { resolve: ({ items }: SidebarGroup) => groupsIn(items) },
  pages: fromNodes((nodeModel, { items }: SidebarGroup) =>
    items.flatMap((item) =>
      item.kind === 'page' ? [nodeModel.getNodeById({ id: item.page.id })] : [],
    ),
  ),
};
