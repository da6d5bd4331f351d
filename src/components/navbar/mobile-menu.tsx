import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { useLayoutMode } from '../../hooks/use-layout-mode';
import { Sidebar } from '../docs/sidebar';
import { CloseIcon, MenuIcon } from '../icons';
import { NavbarItems } from './navbar-items';

const dialog = css({
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

const openButton = css({ '@media (min-width: 997px)': { display: 'none' } });

/**
 * The slide-out menu of narrow windows. A modal dialog of the browser: it traps focus, gives it back, closes on
 * Escape and makes the page behind inert. Back navigation, following a link and becoming desktop close it too.
 * @param docs whether the page is one of the documentation, so that the menu starts with its sidebar
 */
export function MobileMenu({ route, docs }: { route: string; docs: boolean }) {
  const layout = useLayoutMode();
  const element = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const [panel, setPanel] = useState<'main' | 'docs'>('main');

  useEffect(() => {
    if (open) element.current?.showModal();
    else element.current?.close();
  }, [open]);
  useEffect(() => setOpen(false), [route]);
  useEffect(() => {
    if (layout === 'desktop') setOpen(false);
  }, [layout]);
  useEffect(() => {
    const close = () => setOpen(false);
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, []);

  return (
    <>
      <button
        type="button"
        css={openButton}
        className="icon-button needs-js"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setPanel(docs ? 'docs' : 'main');
          setOpen(true);
        }}
      >
        <MenuIcon />
      </button>
      {layout === 'mobile' && (
        <dialog
          ref={element}
          css={dialog}
          aria-label="Menu"
          onClose={() => setOpen(false)}
          onClick={(event) => {
            if (event.target === element.current) setOpen(false);
          }}
        >
          {open && (
            <>
              <div className="menu-head">
                {docs && panel === 'docs' ? (
                  <button type="button" className="panel-button" onClick={() => setPanel('main')}>
                    ← Back to main menu
                  </button>
                ) : (
                  <strong>Menu</strong>
                )}
                <button
                  type="button"
                  className="icon-button"
                  aria-label="Close menu"
                  onClick={() => setOpen(false)}
                >
                  <CloseIcon />
                </button>
              </div>
              <div className="menu-body">
                {docs && panel === 'docs' ? (
                  <Sidebar route={route} />
                ) : (
                  <>
                    <NavbarItems route={route} className="menu-link" />
                    {docs && (
                      <button
                        type="button"
                        className="panel-button"
                        onClick={() => setPanel('docs')}
                      >
                        Documentation pages →
                      </button>
                    )}
                  </>
                )}
              </div>
            </>
          )}
        </dialog>
      )}
    </>
  );
}
