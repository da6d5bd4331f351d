import { isModifiedClick } from '../../lib/browser/modified-click';
import { isPageAddress } from '../../lib/addresses/urls';

/** The address of the link around an element that leads to another place of the site; undefined for everything else. */
function pageLink(target: EventTarget | null): URL | undefined {
  // By attributes: in a drawing, a link has properties of another kind.
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
  // The address that is shown already makes no second entry in the history.
  const replace = pathname + search + hash === location.pathname + location.search + location.hash;
  window.___navigate(pathname + search + hash, { replace });
}

declare global {
  interface Navigator {
    /** Not in all browsers. */
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
 * Navigation and prefetching for all links of the site, by one listener each instead of a component per link: content
 * is HTML and stays it, and lists of links cost nothing when the page starts.
 */
export function watchLinks(): void {
  document.addEventListener('click', onClick);
  document.addEventListener('pointerover', onApproach, { passive: true });
  document.addEventListener('focusin', onApproach);
  window.addEventListener('offline', cancelPrefetches);
  window.addEventListener('online', prefetchLinksInView);
}

let seen: IntersectionObserver | undefined;

/** Requests in the loader's queue, which it starts seconds later and also without a connection. */
let queued: { abort: () => void }[] = [];

function cancelPrefetches(): void {
  for (const request of queued) request.abort();
  queued = [];
}

/** Prefetches pages whose links are in the window, now and while the reader scrolls. Call it for every new page. */
export function prefetchLinksInView(): void {
  seen?.disconnect();
  if (!mayPrefetch() || !window.___loader) return;
  const { enqueue } = window.___loader;
  seen = new IntersectionObserver((entries, observer) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const path = (target as HTMLAnchorElement).pathname;
      if (path !== location.pathname) queued.push(enqueue(path));
    }
  });
  for (const link of document.links)
    if (pageLink(link) && !link.classList.contains('defined')) seen.observe(link);
}
