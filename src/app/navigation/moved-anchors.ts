import { anchorsFile } from '../../lib/moved-anchors-file';
import { routeOf, siteHref } from '../../lib/urls';
import { addressAnchor } from './address-anchor';

let anchors: Promise<Readonly<Record<string, unknown>>> | undefined;

/** The anchors that moved; none when the list can't be had. It is requested by links to missing anchors only. */
function movedAnchors(): Promise<Readonly<Record<string, unknown>>> {
  anchors ??= fetch(siteHref(anchorsFile))
    .then((response): unknown => (response.ok ? response.json() : {}))
    .then((value) => (typeof value === 'object' && value !== null ? { ...value } : {}))
    .catch(() => ({}));
  return anchors;
}

/**
 * Leads from an anchor that the page no longer has to where its text is now. Servers never see anchors, so this is up to
 * the browser. The old address leaves no entry in the history.
 */
export async function followMovedAnchor(): Promise<void> {
  const { pathname, href } = window.location;
  const anchor = addressAnchor();
  if (anchor === '' || document.getElementById(anchor)) return;
  const from = `${routeOf(pathname)}#${anchor}`;
  const list = await movedAnchors();
  const to = Object.hasOwn(list, from) ? list[from] : undefined;
  // The reader may be somewhere else by now.
  if (typeof to !== 'string' || !/^\/(?!\/)/.test(to) || window.location.href !== href) return;
  window.___navigate?.(siteHref(to), { replace: true });
}
