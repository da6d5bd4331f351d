import './mobile-menu.css';
import { useEffect, useRef, useState } from 'react';
import { useLayoutMode } from '../../hooks/use-layout-mode';
import { isSinceNavigation } from '../../lib/browser/navigation-time';
import { Sidebar } from '../docs/frame/sidebar';
import { CloseIcon, MenuIcon } from '../icons';
import { NavbarItems } from './navbar-items';
import { useModal } from '../../hooks/use-modal';

/**
 * The slide-out menu of narrow windows. Back navigation, following a link and becoming desktop close it too.
 * @param docs whether the page is one of the documentation, so that the menu starts with its sidebar
 */
export function MobileMenu({ route, docs }: { route: string; docs: boolean }) {
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
          {isOpen && <MenuPanel route={route} docs={docs} onClose={close} />}
        </dialog>
      )}
    </>
  );
}

interface MenuPanelProps {
  route: string;
  docs: boolean;
  onClose: () => void;
}

/** What is in the menu: the sidebar on pages that have one, else the entries of the navbar. */
function MenuPanel({ route, docs, onClose }: MenuPanelProps) {
  const [panel, setPanel] = useState<'main' | 'docs'>(docs ? 'docs' : 'main');
  const showsDocs = docs && panel === 'docs';
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
        {docs && !showsDocs && (
          <button type="button" className="panel-button" onClick={() => setPanel('docs')}>
            Documentation pages →
          </button>
        )}
      </div>
    </>
  );
}
