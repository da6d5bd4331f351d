import { PLACE_ATTRIBUTE, PUBLISHED_ATTRIBUTE } from '../placeholders/attributes';
import { placeText, withScheme, type PlaceName, type Values } from '../placeholders/values';

/** Shows values in all marked places of a part of the page, as text and never as HTML; the title of a filled place has what was published. */
export function fillPlaces(root: ParentNode, values: Values): void {
  const isRead = document.readyState !== 'loading';
  for (const place of root.querySelectorAll<HTMLElement>(`var[${PLACE_ATTRIBUTE}]`)) {
    // Without a neighbor the text of the element may still grow.
    if (!isRead && !place.nextSibling && !place.parentElement?.nextSibling) continue;
    const name = place.getAttribute(PLACE_ATTRIBUTE) as PlaceName;
    const own = place.closest(`[${PUBLISHED_ATTRIBUTE}]`) ? undefined : placeText(name, values);
    const published = place.title || (place.textContent ?? '');
    if (place.textContent !== (own ?? published)) place.textContent = own ?? published;
    const before = place.previousSibling;
    if (name === 'host' && before instanceof Text) {
      const text = withScheme(before.data, own ?? published);
      if (text !== before.data) before.data = text;
    }
    if (own === undefined) place.removeAttribute('title');
    else place.title = published;
  }
}

/** Fills places before they are painted, while the browser reads the page and whenever it changes; returns the function that ends that. */
export function keepFilled(values: () => Values): () => void {
  const observer = new MutationObserver(() => {
    if (Object.keys(values()).length > 0) fillPlaces(document, values());
  });
  observer.observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: [PUBLISHED_ATTRIBUTE],
  });
  return () => observer.disconnect();
}

/** Styles show by this attribute what only readers with values need. */
export function showHasValues(values: Values): void {
  document.documentElement.toggleAttribute('data-values', Object.keys(values).length > 0);
}
