/** An entry of the documentation sidebar; groups have items. */
export interface SidebarEntry {
  label: string;
  path: string;
  items?: SidebarEntry[];
}

type GroupsOfRoutes = Map<string, readonly string[]>;

/** Cached for each tree: a build reads the groups of every page, and would search all pages for each of them. */
const known = new WeakMap<readonly SidebarEntry[], GroupsOfRoutes>();

/** Routes of all groups around the page with the route, and of the page itself when it is a group's. */
export function groupsAround(items: readonly SidebarEntry[], route: string): readonly string[] {
  let groups = known.get(items);
  if (!groups) {
    groups = new Map();
    collectGroups(items, [], groups);
    known.set(items, groups);
  }
  return groups.get(route) ?? [];
}

/** @param above routes of the groups that hold the items, from the outermost */
function collectGroups(
  items: readonly SidebarEntry[],
  above: readonly string[],
  found: GroupsOfRoutes,
): void {
  for (const { path, items: inner } of items) {
    const around = inner ? [...above, path] : above;
    found.set(path, around);
    if (inner) collectGroups(inner, around, found);
  }
}
