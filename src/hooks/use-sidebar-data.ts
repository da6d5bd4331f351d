import { graphql, useStaticQuery } from 'gatsby';
import type { SidebarEntry } from '../lib/sidebar-tree';

export type { SidebarEntry };

/** The sidebar's tree, which one file has for all pages. */
export function useSidebarData(): readonly SidebarEntry[] {
  const data = useStaticQuery<Queries.DocsSidebarQuery>(graphql`
    query DocsSidebar {
      docsSidebar
    }
  `);
  const entries: unknown = data.docsSidebar;
  return entries as SidebarEntry[];
}
