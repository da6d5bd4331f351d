/** An entry of the documentation sidebar; groups have items. */
export interface SidebarEntry {
  label: string;
  path: string;
  items?: SidebarEntry[];
}

type GroupsOfRoutes = Map<string, readonly string[]>;

/** One map a tree: a build looks up the groups of every page, and each search would visit all pages. */
const cache = new WeakMap<readonly SidebarEntry[], GroupsOfRoutes>();

/** Routes of all groups that contain the page, from the outermost, and of the page itself if it is a group. */
export function groupsAround(items: readonly SidebarEntry[], route: string): readonly string[] {
  let groups = cache.get(items);
  if (!groups) {
    groups = new Map();
    collectGroups(items, [], groups);
    cache.set(items, groups);
  }
  return groups.get(route) ?? [];
}

/** @param ancestors routes of the groups that contain the items, from the outermost */
function collectGroups(
  items: readonly SidebarEntry[],
  ancestors: readonly string[],
  groups: GroupsOfRoutes,
): void {
  for (const { path, items: inner } of items) {
    const routes = inner ? [...ancestors, path] : ancestors;
    groups.set(path, routes);
    if (inner) collectGroups(inner, routes, groups);
  }
}
