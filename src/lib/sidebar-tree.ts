/** An entry of the documentation sidebar; groups have items. */
export interface SidebarEntry {
  label: string;
  path: string;
  items?: SidebarEntry[];
}

/** Whether the item is the page with the route, or has it inside. */
export function holdsRoute(item: SidebarEntry, route: string): boolean {
  return item.path === route || (item.items ?? []).some((inner) => holdsRoute(inner, route));
}

/** Routes of all groups around the page with the route, and of the page itself when it is a group's. */
export function groupsAround(items: readonly SidebarEntry[], route: string): string[] {
  return items.flatMap((item) =>
    item.items && holdsRoute(item, route) ? [item.path, ...groupsAround(item.items, route)] : [],
  );
}
