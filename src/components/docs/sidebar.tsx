import { css } from '@emotion/react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useOpenGroups } from '../../hooks/use-open-groups';
import { useSidebarData, type SidebarEntry } from '../../hooks/use-sidebar-data';
import { Link } from '../link';
import { registerStyles } from '../../theme/style-registry';

const list = css({
  fontSize: 14,
  lineHeight: 1.45,
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& ul ul': { marginLeft: 10, paddingLeft: 8, borderLeft: '1px solid var(--border)' },
  '& .row': { display: 'flex', alignItems: 'stretch', position: 'relative' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    flex: 1,
    minWidth: 0,
    padding: '6px 10px',
    borderRadius: 'var(--radius-control)',
    color: 'var(--text-secondary)',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
  },
  '& a:hover, & button:hover': {
    background: 'var(--surface-sunken)',
    color: 'var(--text-primary)',
  },
  '& .group': { fontSize: 13, fontWeight: 650, color: 'var(--text-primary)' },
  '& a[aria-current=page]': {
    background: 'var(--accent-soft)',
    color: 'var(--accent)',
    fontWeight: 600,
  },
  '& a[aria-current=page]::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 6,
    bottom: 6,
    width: 2,
    borderRadius: 1,
    background: 'var(--accent)',
  },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    width: 32,
    padding: 0,
    border: 0,
    borderRadius: 'var(--radius-control)',
    background: 'none',
    color: 'var(--text-muted)',
    cursor: 'pointer',
  },
  // An arrow of two lines: as a picture it would be half of what each group takes in the HTML of each page.
  '& button::before': {
    content: '""',
    width: 6.5,
    height: 6.5,
    border: 'solid currentColor',
    borderWidth: '1.5px 1.5px 0 0',
    transform: 'translateX(-1.5px) rotate(45deg)',
    transition: 'transform var(--motion)',
  },
  '& button[aria-expanded=true]::before': { transform: 'translateY(-1.5px) rotate(135deg)' },
});

/** Scroll position of the sidebar, kept while pages come and go. */
let scrollTop = 0;

/**
 * The documentation's tree. Its data is one static file for all pages; HTML holds the open groups only, and the
 * server opens those around the page. A closed group is a link to its index page.
 * @param route route of the page that is shown
 */
export function Sidebar({ route, header }: { route: string; header?: ReactNode }) {
  const items = useSidebarData();
  const { isOpen, toggle } = useOpenGroups(items, route);
  const box = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    element.scrollTop = scrollTop;
    const current = element.querySelector('[aria-current=page]');
    if (!current) return;
    const { top, bottom } = current.getBoundingClientRect();
    const frame = element.getBoundingClientRect();
    // The current page stays where it is, unless it is out of sight.
    if (top < frame.top || bottom > frame.bottom)
      element.scrollTop += top - frame.top - frame.height / 3;
  }, [route]);

  return (
    <nav
      ref={box}
      css={list}
      className="docs-sidebar"
      aria-label="Docs sidebar"
      onScroll={(event) => (scrollTop = event.currentTarget.scrollTop)}
    >
      {header}
      <Items items={items} route={route} isOpen={isOpen} toggle={toggle} />
    </nav>
  );
}

interface ItemsProps {
  items: readonly SidebarEntry[];
  route: string;
  isOpen: (item: SidebarEntry) => boolean;
  toggle: (item: SidebarEntry) => void;
}

function Items({ items, ...rest }: ItemsProps) {
  const { route, isOpen, toggle } = rest;
  return (
    <ul>
      {items.map((item) => {
        const open = item.items !== undefined && isOpen(item);
        return (
          <li key={item.path}>
            <div className="row">
              <Link
                to={item.path}
                className={item.items && 'group'}
                aria-current={item.path === route ? 'page' : undefined}
              >
                {item.label}
              </Link>
              {item.items && (
                <button
                  type="button"
                  className="needs-js"
                  aria-expanded={open}
                  aria-label={`${item.label}: pages`}
                  onClick={() => toggle(item)}
                />
              )}
            </div>
            {open && <Items items={item.items ?? []} {...rest} />}
          </li>
        );
      })}
    </ul>
  );
}

if (process.env.BUILD_STAGE === 'build-html') registerStyles('components/docs/sidebar.tsx', [list]);
