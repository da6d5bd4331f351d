import { site } from '../../site';
import type { TreeNode } from '../content-tree';
import { STATIC_HTML_PROP } from '../content-tree';
import { PLACE_ATTRIBUTE } from './attributes';
import { mapPlaces, placesInCode, placesInText, type Place } from './places';
import { placeText } from './values';

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
};

/** The highlighted HTML of a sample with an element around each place; one with a tag in it gets none. The text stays what it was. */
export function markCode(html: string, title?: string): string {
  const code = html.replace(/<[^>]*>/g, '').replace(/&\w+;/g, (entity) => entities[entity] ?? ' ');
  const places = placesInCode(code, title);
  let at = 0;
  return html.replace(/<[^>]*>|&\w+;|[^<&]+/g, (piece) => {
    if (piece.startsWith('<')) return piece;
    const start = at;
    at += piece.startsWith('&') ? 1 : piece.length;
    const own = places
      .filter((place) => place.at >= start && place.at + place.text.length <= at)
      .map((place) => ({ ...place, at: place.at - start }));
    return mapPlaces(
      piece,
      own,
      ({ name, text }) =>
        placeText(name, site.values.fixed) ?? `<var ${PLACE_ATTRIBUTE}="${name}">${text}</var>`,
    ).join('');
  });
}

/** A place as an element; what the operator has set is no reader's to fill. */
export function markPlace({ name, text }: Omit<Place, 'at'>): TreeNode {
  const mark = { [PLACE_ATTRIBUTE]: name, [STATIC_HTML_PROP]: text };
  return placeText(name, site.values.fixed) ?? ['var', mark];
}

/** A running text with an element around each place. */
export function markText(text: string): TreeNode[] {
  return mapPlaces(text, placesInText(text), markPlace).filter((node) => node !== '');
}
