import { placeholders } from '../../lib/placeholders/placeholders';
import { isResponse, placesInCode } from '../../lib/placeholders/places';

const forms = new Set(placeholders.flatMap((placeholder) => placeholder.forms));
const addresses = /[^\s"'`<>()\\|]*(?:\{host\}|\/api\/v1)\/[^\s"'`<>()\\]*/g;

/**
 * Faults of what a sample writes for the reader's own values: a name in braces that no placeholder has, and a tenant or
 * code of the samples where nothing says what fills it.
 */
export function placeFaults({ code, title }: { code: string; title: string }): string[] {
  if (isResponse(code, title)) return [];
  const places = placesInCode(code);
  const found = [...code.matchAll(addresses)].flatMap(({ 0: address, index }) =>
    [...address.matchAll(/(?<![$%{])\{[\w-]+\}|(?<=\/)demo(?=[/?#]|$)/g)].map((match) => ({
      text: match[0],
      at: index + match.index,
    })),
  );
  const pairs = [...code.matchAll(/(?<=["'])demo(?=\/\w+["'])/g)];
  const words = [...found, ...pairs.map(({ 0: text, index: at }) => ({ text, at }))];
  return words.flatMap(({ text, at }) => {
    if (forms.has(text) || places.some((place) => place.at === at)) return [];
    return text.startsWith('{')
      ? [`${text} is no placeholder: ${[...forms].join(', ')}`]
      : [`"${text}" stands where src/lib/placeholders has no path or name for it`];
  });
}
