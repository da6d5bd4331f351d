import { unrelatedNames } from '../../lib/placeholders/placeholders';
import { isResponse, findInCode } from '../../lib/placeholders/find-placeholders';
import { placeholders } from '../../lib/placeholders/table';
import { isObject } from '../../lib/values/json-object';
import { parseJson } from '../../lib/values/parse-json';
import { pathTo } from '../../search/checks/faults';

/** Codes of search apps in samples; `assistant` answers questions. */
const apps = ['products', 'assistant', 'manufacturers', 'quicklinks'];

interface Product {
  id: string;
  [field: string]: unknown;
}

/** Text of a file relative to the site's root; undefined when there is none. */
export type ReadFile = (file: string) => string | undefined;

let parsed: { text: string; shop: Product[] } | undefined;

/** Products of the shop; a site without one has none. A shop that is no JSON is the fault of another check. */
function products(readFile: ReadFile): Product[] {
  const text = readFile('content/shop/products.json') ?? '[]';
  if (parsed?.text !== text) parsed = { text, shop: (parseJson(text)?.value ?? []) as Product[] };
  return parsed.shop;
}

/** Addresses of the search name the tenant `demo` and an app of the sample world; placeholders are as good. */
export function addressFaults(url: string): string[] {
  const match = /\/api\/v1\/search\/(?:suggest\/)?([^/?]+)\/([^/?]+)/.exec(url);
  if (!match) return [];
  const [, tenant = '', app = ''] = match;
  return [
    ...(tenant === 'demo' || tenant === '{tenant}'
      ? []
      : [`the tenant of samples is demo, found "${tenant}"`]),
    ...(apps.includes(app) || /^\{\w+\}$/.test(app)
      ? []
      : [`"${app}" is not a search app of the sample world: ${apps.join(', ')}`]),
  ];
}

/** Wherever an object names a product of the shop and shows fields of it, they have the shop's values. */
export function productFaults(value: unknown, at: string, readFile: ReadFile): string[] {
  if (Array.isArray(value))
    return value.flatMap((entry, index) => productFaults(entry, `${at}[${index}]`, readFile));
  if (!isObject(value)) return [];
  const header = isObject(value['header']) ? value['header'] : value;
  const product = products(readFile).find(({ id }) => id === header['id']);
  const shown = [value['document'], value['payload'], value].find(isObject) ?? {};
  const own = product ? fieldFaults(product, shown, at) : [];
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, entry]) =>
      productFaults(entry, pathTo(at, key), readFile),
    ),
  ];
}

function fieldFaults(
  product: Readonly<Record<string, unknown>>,
  shown: Readonly<Record<string, unknown>>,
  at: string,
): string[] {
  return Object.entries(shown).flatMap(([field, value]) => {
    const expected = product[field];
    // Lists and texts of one field are different views of it; a price of a list is compared as it is.
    if (expected === undefined || typeof expected !== typeof value || Array.isArray(value))
      return [];
    return expected === value
      ? []
      : [`${pathTo(at, field)}: "${String(value)}" differs from the shop's "${String(expected)}"`];
  });
}

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
