import { addressAnchor } from './address-anchor';
import { restoredPosition } from './scroll-restoration';

/**
 * Opens the `<details>` and tab panels that hide the anchor of the address, and scrolls to it. Browsers open `<details>`
 * themselves only in documents that they load. After Back or Forward, tabs stay as the reader left them.
 */
export function revealAnchor(): void {
  const element = document.getElementById(addressAnchor());
  const position = restoredPosition();
  let isChanged = false;
  for (let ancestor = element?.parentElement; ancestor; ancestor = ancestor.parentElement) {
    if (ancestor instanceof HTMLDetailsElement && !ancestor.open) ancestor.open = true;
    else if (ancestor.matches('[data-inactive]') && position === undefined) chooseTab(ancestor);
    else continue;
    isChanged = true;
  }
  if (!element || !isChanged) return;
  // React shows a panel only after the click on its tab was handled.
  setTimeout(() => {
    if (position === undefined) element.scrollIntoView();
    else window.scrollTo(0, position);
  });
}

function chooseTab(panel: Element): void {
  document.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.click();
}

/** Reveals the anchor again for links to the current address, which cause no navigation. */
export function watchAnchorLinks(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.hash && link.href === window.location.href) revealAnchor();
  });
}
