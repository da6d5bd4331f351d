import { graphql, useStaticQuery } from 'gatsby';
import type { SidebarItem } from '../lib/sidebar-tree';

export type { SidebarItem };

/** The documentation's tree: one file for all pages, loaded once. */
export function useSidebarData(): readonly SidebarItem[] {
  const data = useStaticQuery<Queries.DocsSidebarQuery>(graphql`
    query DocsSidebar {
      docsSidebar
    }
  `);
  return data.docsSidebar as unknown as SidebarItem[];
}
