import { allGroups, allTrails, type SidebarGroup, type SidebarItem } from '../../source/sidebar';
import type { DocNode } from '../gatsby-nodes';
import { loadSidebar, nodeByKey, type NodeModel } from '../page-nodes';
import type { Context } from './resolver-context';

async function categoryNode(key: string | undefined, nodeModel: NodeModel) {
  return key === undefined ? null : nodeByKey(nodeModel, 'SidebarCategory', key);
}

/** Nodes of the groups among the items of the sidebar. */
const categoriesOf = (items: readonly SidebarItem[], nodeModel: NodeModel) =>
  Promise.all(
    items.flatMap((item) => (item.kind === 'group' ? [categoryNode(item.key, nodeModel)] : [])),
  );

/** Category of a page; null at the top level. */
export async function categoryOfPage(page: DocNode, _args: unknown, { nodeModel }: Context) {
  return categoryNode(
    allTrails(await loadSidebar(nodeModel))
      .get(page.path)
      ?.at(-1)?.key,
    nodeModel,
  );
}

interface Category {
  key: string;
}
const ofGroup =
  <Value>(read: (group: SidebarGroup | undefined, key: string, nodeModel: NodeModel) => Value) =>
  async ({ key }: Category, _args: unknown, { nodeModel }: Context) => {
    const groups = allGroups(await loadSidebar(nodeModel));
    return read(
      groups.find((group) => group.key === key),
      key,
      nodeModel,
    );
  };

/** Categories at the top of the sidebar, in its order. */
export async function topCategories(_source: unknown, _args: unknown, { nodeModel }: Context) {
  return categoriesOf(await loadSidebar(nodeModel), nodeModel);
}

/** Resolvers of SidebarCategory: its node holds the folder, the rest follows from pages and settings. */
export const categoryResolvers = {
  label: { resolve: ofGroup((group, key) => group?.label ?? key) },
  description: { resolve: ofGroup((group) => group?.description) },
  path: { resolve: ofGroup((group, key) => group?.path ?? key) },
  page: {
    resolve: ofGroup(
      (group, _key, nodeModel) => group?.page && nodeModel.getNodeById({ id: group.page.id }),
    ),
  },
  parentCategory: {
    resolve: async ({ key }: Category, _args: unknown, { nodeModel }: Context) => {
      const sidebar = await loadSidebar(nodeModel);
      const parent = allGroups(sidebar).find((group) =>
        group.items.some((item) => item.kind === 'group' && item.key === key),
      );
      return categoryNode(parent?.key, nodeModel);
    },
  },
  categories: {
    resolve: ofGroup((group, _key, nodeModel) => categoriesOf(group?.items ?? [], nodeModel)),
  },
  pages: {
    resolve: ofGroup((group, _key, nodeModel) =>
      (group?.items ?? []).flatMap((item) =>
        item.kind === 'page' ? [nodeModel.getNodeById({ id: item.page.id })] : [],
      ),
    ),
  },
};
