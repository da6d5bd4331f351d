import { unrelatedNames } from '../../lib/placeholders/placeholders';
import { isResponse, findInCode } from '../../lib/placeholders/find-placeholders';
import { placeholders } from '../../lib/placeholders/table';

const forms = new Set(placeholders.flatMap((placeholder) => placeholder.forms));
const addresses = /[^\s"'`<>()\\|]*(?:\{host\}|\/api\/v1)\/[^\s"'`<>()\\]*/g;
const braces = /(?<![$%{])\{[\w-]+\}/g;
/** A tenant or code in an address, in `demo/products`, and as the value of a name. */
const words = [
  /(?<=(?:\{host\}|\/api\/v1)\/(?:[^\s"'`<>()\\|?]*\/)?)(?:demo(?=[/?#\s"'`]|$)|(?<=\/demo\/)products(?=[?#\s"'`]|$))/g,
  /(?<=["'])demo(?=\/\w+["'])/g,
  /(?<=([\w-]+)["']?[ \t]*[:=][ \t]*["'[]*)(?:demo|products)(?=["'\],;]*$)/gm,
];

/**
 * Faults of values in a sample that readers replace: a name in braces that is no placeholder, and a tenant or code of the
 * samples without a text that names its value.
 */
export function placeFaults({ code, title }: { code: string; title: string }): string[] {
  if (isResponse(code, title)) return [];
  const places = new Set(findInCode(code).map(({ offset }) => offset));
  const unknown = [...code.matchAll(addresses)]
    .flatMap(([address]) => address.match(braces) ?? [])
    .filter((text) => !forms.has(text))
    .map((text) => `${text} is no placeholder: ${[...forms].join(', ')}`);
  const lone = words
    .flatMap((pattern) => [...code.matchAll(pattern)])
    .filter(({ index, 1: name = '' }) => !places.has(index) && !unrelatedNames.test(name))
    .map(([word]) => `"${word}" stands where src/lib/placeholders has no path or name for it`);
  return [...unknown, ...lone];
}
