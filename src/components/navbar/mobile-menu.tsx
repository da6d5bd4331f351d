import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { useLayoutMode } from '../../hooks/use-layout-mode';
import { Sidebar } from '../docs/sidebar';
import { CloseIcon, MenuIcon } from '../icons';
import { NavbarItems } from './navbar-items';
import { media } from '../../theme/media';
import { useModal } from '../../hooks/use-modal';

const menu = css({
  position: 'fixed',
  inset: '0 auto 0 0',
  width: 'min(360px, 88vw)',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'var(--surface-page)',
  color: 'inherit',
  boxShadow: '0 0 40px rgb(0 0 0 / 30%)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '&::backdrop': { background: 'rgb(0 0 0 / 45%)' },
  '& .menu-head': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 60,
    padding: '0 12px 0 20px',
    borderBottom: '1px solid var(--border)',
  },
  '& .menu-body': { padding: '12px 12px 32px' },
  '& .menu-link': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    padding: '0 10px',
    borderRadius: 'var(--radius-control)',
    color: 'var(--text-primary)',
    fontSize: 16,
    textDecoration: 'none',
  },
  '& .menu-link[aria-current]': { color: 'var(--accent)', fontWeight: 600 },
  '& .panel-button': {
    border: 0,
    background: 'none',
    padding: '8px 10px',
    color: 'var(--accent)',
    fontSize: 14,
    fontWeight: 600,
    cursor: 'pointer',
  },
  '& .docs-sidebar a, & .docs-sidebar button': { minHeight: 40 },
});

const openButton = css({ [media.desktop]: { display: 'none' } });

/**
 * The slide-out menu of narrow windows. Back navigation, following a link and becoming desktop close it too.
 * @param docs whether the page is one of the documentation, so that the menu starts with its sidebar
 */
export function MobileMenu({ route, docs }: { route: string; docs: boolean }) {
  const layout = useLayoutMode();
  const { isOpen, open, close, dialog } = useModal();
  useEffect(close, [route, close]);
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
        css={openButton}
        className="icon-button needs-js"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      >
        <MenuIcon />
      </button>
      {layout === 'mobile' && (
        <dialog {...dialog} css={menu} aria-label="Menu">
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
