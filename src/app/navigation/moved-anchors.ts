import { anchorsFile } from '../../lib/addresses/moved-anchors-file';
import { routeOf, siteHref } from '../../lib/addresses/urls';
import { addressAnchor } from './address-anchor';

let anchors: Promise<Readonly<Record<string, unknown>>> | undefined;

/** Loads the moved anchors; empty if that fails. Only links to missing anchors request them. */
function movedAnchors(): Promise<Readonly<Record<string, unknown>>> {
  anchors ??= fetch(siteHref(anchorsFile))
    .then((response): unknown => (response.ok ? response.json() : {}))
    .then((value) => (typeof value === 'object' && value !== null ? { ...value } : {}))
    .catch(() => ({}));
  return anchors;
}

/**
 * Redirects from a missing anchor to the section that its text has moved to. Servers never receive anchors, so the browser
 * does it. The old address leaves no entry in the history.
 */
export async function followMovedAnchor(): Promise<void> {
  const { pathname, href } = window.location;
  const anchor = addressAnchor();
  if (anchor === '' || document.getElementById(anchor)) return;
  const from = `${routeOf(pathname)}#${anchor}`;
  const list = await movedAnchors();
  const to = Object.hasOwn(list, from) ? list[from] : undefined;
  // The reader may have left the page while the list loaded.
  if (typeof to !== 'string' || !/^\/(?!\/)/.test(to) || window.location.href !== href) return;
  window.___navigate?.(siteHref(to), { replace: true });
}
