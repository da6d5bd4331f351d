import { allGroups, allTrails, type SidebarGroup, type SidebarItem } from '../../source/sidebar';
import type { DocNode } from '../gatsby-nodes';
import { loadSidebar, nodeByKey, type NodeModel } from '../page-nodes';
import { fromNodes, type Keyed } from './resolver-context';

const categoryNode = async (key: string | undefined, nodeModel: NodeModel) =>
  key === undefined ? null : nodeByKey(nodeModel, 'SidebarCategory', key);

/** Nodes of the groups among the items of the sidebar. */
const categoriesOf = (items: readonly SidebarItem[], nodeModel: NodeModel) =>
  Promise.all(
    items.flatMap((item) => (item.kind === 'group' ? [categoryNode(item.key, nodeModel)] : [])),
  );

/** Category of a page; null at the top level. */
export const categoryOfPage = fromNodes(async (nodeModel, { path }: DocNode) => {
  const trail = allTrails(await loadSidebar(nodeModel)).get(path);
  return categoryNode(trail?.at(-1)?.key, nodeModel);
});

const ofGroup = <Value>(
  read: (group: SidebarGroup | undefined, key: string, nodeModel: NodeModel) => Value,
) =>
  fromNodes(async (nodeModel, { key }: Keyed) => {
    const groups = allGroups(await loadSidebar(nodeModel));
    const group = groups.find((other) => other.key === key);
    return read(group, key, nodeModel);
  });

/** Categories at the top of the sidebar, in its order. */
export const topCategories = fromNodes(async (nodeModel) =>
  categoriesOf(await loadSidebar(nodeModel), nodeModel),
);

/** Resolvers of SidebarCategory: its node holds the folder, the rest follows from pages and settings. */
export const categoryResolvers = {
  label: ofGroup((group, key) => group?.label ?? key),
  description: ofGroup((group) => group?.description),
  path: ofGroup((group, key) => group?.path ?? key),
  page: ofGroup(
    (group, _key, nodeModel) => group?.page && nodeModel.getNodeById({ id: group.page.id }),
  ),
  parentCategory: fromNodes(async (nodeModel, { key }: Keyed) => {
    const parent = allGroups(await loadSidebar(nodeModel)).find((group) =>
      group.items.some((item) => item.kind === 'group' && item.key === key),
    );
    return categoryNode(parent?.key, nodeModel);
  }),
  categories: ofGroup((group, _key, nodeModel) => categoriesOf(group?.items ?? [], nodeModel)),
  pages: ofGroup((group, _key, nodeModel) =>
    (group?.items ?? []).flatMap((item) =>
      item.kind === 'page' ? [nodeModel.getNodeById({ id: item.page.id })] : [],
    ),
  ),
};
