import { mapPlaces, placesInCode, placesInText, type Place } from './places';
import { placeText, withScheme, type Values } from './values';

/** A page as Markdown with values in its places. Code follows its title, so that responses are told from requests. */
export function fillMarkdown(markdown: string, values: Values): string {
  const filled = (text: string, places: readonly Place[]) =>
    mapPlaces(text, places, (place) => placeText(place.name, values) ?? place.text).reduce(
      (before, next) => withScheme(before, next) + next,
      '',
    );
  let [result, end] = ['', 0];
  for (const match of markdown.matchAll(/^(\s*(`{3,})[^\n]*\n)([\s\S]*?)(^[ \t]*\2`*$)/gm)) {
    const [all, fence = '', , code = '', close = ''] = match;
    const text = markdown.slice(end, match.index);
    const title = /\*\*([^*\n]+)\*\*[^\n]*\s*$/.exec(text)?.[1] ?? '';
    result += filled(text, placesInText(text)) + fence + filled(code, placesInCode(code, title));
    result += close;
    end = match.index + all.length;
  }
  const rest = markdown.slice(end);
  return result + filled(rest, placesInText(rest));
}
