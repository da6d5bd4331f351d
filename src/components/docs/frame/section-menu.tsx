/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { routeOf } from '../../../lib/addresses/urls';
import { site } from '../../../site';
import { FeedbackQuestion } from '../page/helpful-question';

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

/** Menus by the address of their section. They keep the reader's input until the page unloads. */
const menus = new Map<string, HTMLElement>();

/** Asks below the link of a heading whether the section helped. */
export function openSectionMenu(link: HTMLAnchorElement): void {
  const page = routeOf(link.pathname);
  if (!page.startsWith(`${site.prefixes.docs}/`) || !('popover' in link)) return;
  const menu = menus.get(link.href) ?? newMenu(link, page);
  menus.set(link.href, menu);
  const { left, bottom } = link.getBoundingClientRect();
  const maxLeft = document.documentElement.clientWidth - WIDTH - 16;
  menu.style.top = `${bottom + window.scrollY + 4}px`;
  menu.style.left = `${Math.max(16, Math.min(left, maxLeft))}px`;
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
      <FeedbackQuestion path={page} section={decodeURIComponent(link.hash.slice(1))} />
    </div>,
  );
  return menu;
}
