import { addressAnchor } from './address-anchor';
import { placeOfReturn } from './keep-scroll';

/**
 * Opens what is closed around the anchor of the address, such as the levels of a schema. Browsers do so for documents
 * that they load, and not for pages that a script shows.
 */
export function openAroundAnchor(): void {
  const element = document.getElementById(addressAnchor());
  const closed = (from: Element | null | undefined) =>
    from?.parentElement?.closest<HTMLDetailsElement>('details:not([open])');
  let around = closed(element);
  if (!element || !around) return;
  for (; around; around = closed(around)) around.open = true;
  const place = placeOfReturn();
  if (place === undefined) element.scrollIntoView();
  else window.scrollTo(0, place);
}
