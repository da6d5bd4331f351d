/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { routeOf } from '../../../lib/addresses/urls';
import { site } from '../../../site';
import { PostedAnswer } from '../page/helpful-question';

const WIDTH = 320;

const body = css({
  boxSizing: 'border-box',
  width: WIDTH,
  padding: '12px 14px',
  background: 'var(--surface-page)',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-block)',
  boxShadow: '0 12px 32px rgb(0 0 0 / 16%)',
  '& > div': { marginTop: 0 },
});

/** The menus that were opened, by the address of their section: what was typed stays until the page is left. */
const menus = new Map<string, HTMLElement>();

/** Asks below a heading's link, which was just followed and copied, whether the section helped. */
export function openSectionMenu(link: HTMLAnchorElement): void {
  const page = routeOf(link.pathname);
  if (!page.startsWith(`${site.prefixes.docs}/`) || !('popover' in link)) return;
  const menu = menus.get(link.href) ?? newMenu(link, page);
  menus.set(link.href, menu);
  const { left, bottom } = link.getBoundingClientRect();
  const room = document.documentElement.clientWidth - WIDTH - 16;
  menu.style.top = `${bottom + window.scrollY + 4}px`;
  menu.style.left = `${Math.max(16, Math.min(left, room))}px`;
  menu.showPopover();
  menu.focus();
}

function newMenu(link: HTMLAnchorElement, page: string): HTMLElement {
  const menu = document.createElement('div');
  menu.popover = 'auto';
  menu.tabIndex = -1;
  menu.setAttribute('role', 'dialog');
  menu.setAttribute('aria-label', link.getAttribute('aria-label') ?? '');
  Object.assign(menu.style, {
    position: 'absolute',
    inset: 'auto',
    margin: '0',
    padding: '0',
    border: '0',
    outline: 'none',
    background: 'none',
    overflow: 'visible',
  });
  menu.addEventListener('toggle', ({ newState }) => {
    const { activeElement } = document;
    const isLost = activeElement === document.body || menu.contains(activeElement);
    if (newState === 'closed' && isLost) link.focus({ preventScroll: true });
  });
  document.body.append(menu);
  createRoot(menu).render(
    <div css={body}>
      <PostedAnswer path={page} section={decodeURIComponent(link.hash.slice(1))} />
    </div>,
  );
  return menu;
}
