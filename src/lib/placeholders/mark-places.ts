import type { Place } from './places';
import { placesInCode } from './places';

/** Attribute of the element around a place: the name of what fills it. `fill-places.ts` fills them. */
export const PLACE_ATTRIBUTE = 'data-v';

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
    marked[start] = `<var ${PLACE_ATTRIBUTE}="${place.name}">${marked[start] ?? ''}`;
    marked.push('</var>');
    start = -1;
  }
  return marked.join('');
}
