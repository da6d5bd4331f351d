import { site } from '../../site';
import type { TreeNode } from '../content-tree';
import { STATIC_HTML_PROP } from '../content-tree';
import { PLACE_ATTRIBUTE } from './attributes';
import { placesInCode, placesInText, type Place } from './places';
import { placeText } from './values';

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
};

/** The highlighted HTML of a sample with an element around each place. The text stays what it was. */
export function markCode(html: string, title?: string): string {
  const pieces = html.match(/<[^>]*>|&\w+;|[^<&]/g) ?? [];
  const isTag = (piece: string) => piece.startsWith('<');
  const code = pieces.map((piece) => (isTag(piece) ? '' : (entities[piece] ?? piece))).join('');
  const places = placesInCode(code, title);
  return places.length === 0 ? html : withMarks(pieces, places);
}

/** A place with a tag in it gets no element. */
function withMarks(pieces: readonly string[], places: readonly Place[]): string {
  const marked: string[] = [];
  let [at, next, start] = [0, 0, -1];
  for (const piece of pieces) {
    marked.push(piece);
    if (piece.startsWith('<')) {
      start = -1;
      continue;
    }
    const place = places[next];
    if (place?.at === at) start = marked.length - 1;
    at += 1;
    if (!place || at < place.at + place.text.length) continue;
    next += 1;
    if (start < 0) continue;
    const text = marked.splice(start).join('');
    // What the operator has set is no reader's to fill.
    marked.push(
      placeText(place.name, site.values.fixed) ??
        `<var ${PLACE_ATTRIBUTE}="${place.name}">${text}</var>`,
    );
    start = -1;
  }
  return marked.join('');
}

/** A running text with an element around each place. */
export function markText(text: string): TreeNode[] {
  const nodes: TreeNode[] = [];
  let end = 0;
  for (const place of placesInText(text)) {
    nodes.push(
      text.slice(end, place.at),
      placeText(place.name, site.values.fixed) ?? [
        'var',
        { [PLACE_ATTRIBUTE]: place.name, [STATIC_HTML_PROP]: place.text },
      ],
    );
    end = place.at + place.text.length;
  }
  return [...nodes, text.slice(end)].filter((node) => node !== '');
}
