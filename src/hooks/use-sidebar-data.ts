import { graphql, useStaticQuery } from 'gatsby';
import type { SidebarEntry } from '../lib/sidebar-tree';

export type { SidebarEntry };

/** The documentation's tree: one file for all pages, loaded once. */
export function useSidebarData(): readonly SidebarEntry[] {
  const data = useStaticQuery<Queries.DocsSidebarQuery>(graphql`
    query DocsSidebar {
      docsSidebar
    }
  `);
  const entries: unknown = data.docsSidebar;
  return entries as SidebarEntry[];
}
