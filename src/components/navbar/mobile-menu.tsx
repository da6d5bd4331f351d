import './mobile-menu.css';
import { useEffect, useRef, useState } from 'react';
import { useLayoutMode } from '../../hooks/use-layout-mode';
import { isSinceNavigation } from '../../lib/browser/navigation-time';
import { Sidebar } from '../docs/frame/sidebar';
import { CloseIcon, MenuIcon } from '../icons';
import { NavbarItems } from './navbar-items';
import { useModal } from '../../hooks/use-modal';

/**
 * The slide-out menu of narrow windows. A navigation, Back, and a change to the desktop layout close it.
 * @param isDocs whether the menu opens with the sidebar of the documentation
 */
export function MobileMenu({ route, isDocs }: { route: string; isDocs: boolean }) {
  const layout = useLayoutMode();
  const { isOpen, open, close, dialog } = useModal();
  const openedAt = useRef(0);
  useEffect(() => {
    if (!isSinceNavigation(openedAt.current)) close();
  }, [route, close]);
  useEffect(() => {
    if (layout === 'desktop') close();
  }, [layout, close]);
  useEffect(() => {
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [close]);

  return (
    <>
      <button
        type="button"
        className="mobile-menu-opener icon-button needs-js"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          openedAt.current = performance.now();
          open();
        }}
      >
        <MenuIcon />
      </button>
      {layout === 'mobile' && (
        <dialog {...dialog} className="mobile-menu" aria-label="Menu">
          {isOpen && <MenuPanel route={route} isDocs={isDocs} onClose={close} />}
        </dialog>
      )}
    </>
  );
}

interface MenuPanelProps {
  route: string;
  isDocs: boolean;
  onClose: () => void;
}

/** Content of the menu: the sidebar on documentation pages, else the entries of the navbar. */
function MenuPanel({ route, isDocs, onClose }: MenuPanelProps) {
  const [panel, setPanel] = useState<'main' | 'docs'>(isDocs ? 'docs' : 'main');
  const showsDocs = isDocs && panel === 'docs';
  return (
    <>
      <div className="menu-head">
        {showsDocs ? (
          <button type="button" className="panel-button" onClick={() => setPanel('main')}>
            ← Back to main menu
          </button>
        ) : (
          <strong>Menu</strong>
        )}
        <button type="button" className="icon-button" aria-label="Close menu" onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      <div className="menu-body">
        {showsDocs && <Sidebar route={route} />}
        {!showsDocs && <NavbarItems route={route} className="menu-link" />}
        {isDocs && !showsDocs && (
          <button type="button" className="panel-button" onClick={() => setPanel('docs')}>
            Documentation pages →
          </button>
        )}
      </div>
    </>
  );
}
