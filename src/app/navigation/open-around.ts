import { addressAnchor } from './address-anchor';
import { restoredPosition } from './scroll-restoration';

/**
 * Opens what hides the anchor of the address and scrolls to it: closed `<details>`, such as the levels of a schema, which
 * browsers open in documents that they load, not in pages that a script renders; and panels of tabs that are not chosen.
 * After Back or Forward the tabs stay as the reader left them.
 */
export function openAroundAnchor(): void {
  const element = document.getElementById(addressAnchor());
  const position = restoredPosition();
  let isOpened = false;
  for (let around = element?.parentElement; around; around = around.parentElement) {
    if (around instanceof HTMLDetailsElement && !around.open) around.open = true;
    else if (around.matches('[data-inactive]') && position === undefined) chooseTab(around);
    else continue;
    isOpened = true;
  }
  if (!element || !isOpened) return;
  // React shows a panel when the event of its tab has ended.
  setTimeout(() => {
    if (position === undefined) element.scrollIntoView();
    else window.scrollTo(0, position);
  });
}

function chooseTab(panel: Element): void {
  document.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.click();
}

/** Does so for links to the anchor that the address has already, too: they change nothing in the address. */
export function watchAnchorLinks(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.hash && link.href === window.location.href) openAroundAnchor();
  });
}
