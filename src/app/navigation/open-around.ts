import { addressAnchor } from './address-anchor';
import { restoredPosition } from './scroll-restoration';

/**
 * Opens the closed `<details>` around the anchor of the address, such as the levels of a schema. Browsers open them in
 * documents that they load, not in pages that a script renders.
 */
export function openAroundAnchor(): void {
  const element = document.getElementById(addressAnchor());
  const closed = (from: Element | null | undefined) =>
    from?.parentElement?.closest<HTMLDetailsElement>('details:not([open])');
  let around = closed(element);
  if (!element || !around) return;
  for (; around; around = closed(around)) around.open = true;
  const position = restoredPosition();
  if (position === undefined) element.scrollIntoView();
  else window.scrollTo(0, position);
}
