import './sidebar.css';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useOpenGroups } from '../../../hooks/use-open-groups';
import { useSidebarData, type SidebarEntry } from '../../../hooks/use-sidebar-data';
import { Link } from '../../link';

/** Scroll position of the sidebar, kept during navigation. */
let scrollTop = 0;

/**
 * The documentation's tree. All pages share its data in one static file; HTML has the items of open groups only, which on
 * the server are those around the page. A closed group is a link to its index page.
 * @param route of the current page
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
    // Scrolls only if the current page is out of sight.
    if (top < frame.top || bottom > frame.bottom)
      element.scrollTop += top - frame.top - frame.height / 3;
  }, [route]);

  return (
    <nav
      ref={box}
      className="sidebar docs-sidebar"
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
        const showsItems = item.items !== undefined && isOpen(item);
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
                  aria-expanded={showsItems}
                  aria-label={`${item.label}: pages`}
                  onClick={() => toggle(item)}
                />
              )}
            </div>
            {showsItems && <Items items={item.items ?? []} {...rest} />}
          </li>
        );
      })}
    </ul>
  );
}
