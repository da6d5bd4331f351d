import { isModifiedClick } from '../../lib/browser/modified-click';
import { isPageAddress } from '../../lib/addresses/urls';

/** The address of the link around an element, if the site navigates to it itself. */
function pageLink(target: EventTarget | null): URL | undefined {
  // Reads attributes, since the properties of a link in SVG have another type.
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.getAttribute('href') ?? '';
  if (!link || link.hasAttribute('download') || !isPageAddress(href)) return undefined;
  const frame = link.getAttribute('target') ?? '';
  return frame === '' || frame === '_self' ? new URL(href, document.baseURI) : undefined;
}

function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || isModifiedClick(event)) return;
  const link = pageLink(event.target);
  if (!link || !window.___navigate) return;
  event.preventDefault();
  const { pathname, search, hash } = link;
  // The current address gets no second entry in the history.
  const replace = pathname + search + hash === location.pathname + location.search + location.hash;
  window.___navigate(pathname + search + hash, { replace });
}

declare global {
  interface Navigator {
    /** Missing in some browsers. */
    connection?: { saveData?: boolean };
  }
}

/** Whether a page may be loaded before the reader asks for it. */
const mayPrefetch = () => navigator.onLine && navigator.connection?.saveData !== true;

function onApproach({ target }: Event): void {
  const link = pageLink(target);
  if (link && mayPrefetch()) window.___loader?.hovering(link.pathname);
}

/**
 * Handles navigation and prefetching for all links of the site with one listener each. Links in content can therefore be
 * plain HTML, and long lists of links need no hydration.
 */
export function watchLinks(): void {
  document.addEventListener('click', onClick);
  document.addEventListener('pointerover', onApproach, { passive: true });
  document.addEventListener('focusin', onApproach);
  window.addEventListener('offline', cancelPrefetches);
  window.addEventListener('online', prefetchLinksInView);
}

let linkObserver: IntersectionObserver | undefined;

/** Requests in the loader's queue, which starts them seconds later, even without a connection. */
let prefetches: { abort: () => void }[] = [];

function cancelPrefetches(): void {
  for (const request of prefetches) request.abort();
  prefetches = [];
}

/** Prefetches pages whose links are visible, now and while the reader scrolls. Call it for every new page. */
export function prefetchLinksInView(): void {
  linkObserver?.disconnect();
  if (!mayPrefetch() || !window.___loader) return;
  const { enqueue } = window.___loader;
  linkObserver = new IntersectionObserver((entries, observer) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const path = (target as HTMLAnchorElement).pathname;
      if (path !== location.pathname) prefetches.push(enqueue(path));
    }
  });
  for (const link of document.links)
    if (pageLink(link) && !link.classList.contains('defined')) linkObserver.observe(link);
}
