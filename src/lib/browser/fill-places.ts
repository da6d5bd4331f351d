import { PLACE_ATTRIBUTE, PUBLISHED_ATTRIBUTE } from '../placeholders/attributes';
import { placeText, type PlaceName, type Values } from '../placeholders/values';

const PLACES = `var[${PLACE_ATTRIBUTE}]`;

/** Shows a value in its place, or what was published there: the title of a filled place has it. Values are text, never HTML. */
function fillPlace(place: HTMLElement, values: Values): void {
  const name = place.getAttribute(PLACE_ATTRIBUTE) as PlaceName;
  const own = place.closest(`[${PUBLISHED_ATTRIBUTE}]`) ? undefined : placeText(name, values);
  if (own !== undefined) {
    place.title ||= place.textContent ?? '';
    place.textContent = own;
  } else if (place.title) {
    place.textContent = place.title;
    place.removeAttribute('title');
  }
}

/** Shows values in all marked places of a part of the page. */
export function fillPlaces(root: ParentNode, values: Values): void {
  for (const place of root.querySelectorAll<HTMLElement>(PLACES)) fillPlace(place, values);
}

/** Styles show by this attribute what only readers with values need. */
export function showHasValues(values: Values): void {
  document.documentElement.toggleAttribute('data-values', Object.keys(values).length > 0);
}

/** Fills places while the browser reads the page, before it paints them. */
export function fillWhileReading(values: Values): void {
  const fill = (isRead: boolean) => {
    for (const place of document.querySelectorAll<HTMLElement>(`${PLACES}:not([title])`))
      // Without a neighbor the text of the element may still grow.
      if (isRead || place.nextSibling || place.parentElement?.nextSibling) fillPlace(place, values);
  };
  const observer = new MutationObserver(() => fill(false));
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    observer.disconnect();
    fill(true);
  });
}
