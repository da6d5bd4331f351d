import { css } from '@emotion/react';
import { graphql, useStaticQuery } from 'gatsby';
import { Link } from '../link';

interface Item {
  label: string;
  path: string;
  items?: Item[];
}

const sidebar = css({
  position: 'sticky',
  top: 'var(--navbar-height)',
  alignSelf: 'start',
  maxHeight: 'calc(100vh - var(--navbar-height))',
  overflowY: 'auto',
  padding: '28px 8px 40px 0',
  fontSize: 14,
  lineHeight: 1.45,
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& ul ul': { marginLeft: 12, paddingLeft: 8, borderLeft: '1px solid var(--border)' },
  '& a': {
    display: 'block',
    padding: '6px 10px',
    borderRadius: 'var(--radius-control)',
    color: 'var(--text-secondary)',
    textDecoration: 'none',
  },
  '& a:hover': { background: 'var(--surface-sunken)', color: 'var(--text-primary)' },
  '& a[aria-current=page]': {
    background: 'var(--accent-soft)',
    color: 'var(--accent)',
    fontWeight: 600,
  },
  '& .group': { fontSize: 13, fontWeight: 650, color: 'var(--text-primary)' },
  '@media (max-width: 996px)': {
    position: 'static',
    maxHeight: 'none',
    borderTop: '1px solid var(--border)',
    width: '100%',
  },
});

/**
 * The documentation's table of contents. Its data is one static file for all pages; a page's HTML holds the groups
 * and the branch that the page stands in. Closed groups are links to their index pages.
 */
export function Sidebar({ path }: { path: string }) {
  const { docsSidebar } = useStaticQuery<Queries.DocsSidebarQuery>(graphql`
    query DocsSidebar {
      docsSidebar
    }
  `);
  return (
    <nav css={sidebar} aria-label="Docs sidebar">
      <SidebarItems items={docsSidebar as unknown as Item[]} path={path} />
    </nav>
  );
}

function SidebarItems({ items, path }: { items: readonly Item[]; path: string }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.path}>
          <Link
            to={item.path}
            className={item.items && 'group'}
            aria-current={item.path === path ? 'page' : undefined}
          >
            {item.label}
          </Link>
          {item.items && holds(item, path) && <SidebarItems items={item.items} path={path} />}
        </li>
      ))}
    </ul>
  );
}

function holds(item: Item, path: string): boolean {
  return item.path === path || (item.items ?? []).some((inner) => holds(inner, path));
}
