import type { FieldValue, RedirectRule } from '../../search/engine/index/definition';
import { shopDefinition } from '../../search/engine/index/shop-definition';
import { site } from '../../site';
import { readSiteFile } from '../content/files';
import { readSynonyms } from '../search/synonyms';
import type { SearchDataInput } from '../search/write-search-data';
import { readProducts, type Product } from './products';
import { contentRoute } from '../../lib/addresses/routes';
import type { Fields } from '../content/front-matter/fields';
import { readEntries } from '../content/read-entries';

export const shopFolder = `${site.contentFolder}/shop`;
export const productsFile = `${shopFolder}/products.json`;

const synonymsFile = `${shopFolder}/synonyms.yml`;
const redirectsFile = `${shopFolder}/redirects.yml`;

export const shopFiles = [productsFile, synonymsFile, redirectsFile];

/** The search app of a reader's first feed: its schema suggests titles, and facets have the names of their ids. */
const withoutConsole = {
  ...shopDefinition,
  facets: shopDefinition.facets.map((facet) => ({ ...facet, name: facet.id })),
};

/** The index of the shop, and the faults of its files. @param limit number of products that it takes, from the top of the shop */
export function readShop(routes: Routes, limit = Infinity) {
  const source = readSiteFile(productsFile);
  if (source === undefined) return { index: undefined, faults: [] };
  const { products: all, faults } = readProducts(source, productsFile);
  const products = all.slice(0, limit);
  const synonyms = readSynonyms(readSiteFile(synonymsFile) ?? '', synonymsFile);
  const redirects = readRedirects(readSiteFile(redirectsFile) ?? '', redirectsFile, routes);
  const index: SearchDataInput = {
    definition: limit === Infinity ? shopDefinition : withoutConsole,
    documents: products.map(({ id, ...fields }) => ({
      id,
      fields: fields as object as Record<string, FieldValue>,
    })),
    suggestions:
      limit === Infinity ? shopSuggestions(products) : products.map(({ title }) => title),
    synonyms: synonyms.groups,
    redirects: redirects.redirects,
  };
  return { index, faults: [...faults, ...synonyms.faults, ...redirects.faults] };
}

/** The suggestions of the shop's search box: titles, then groups, then brands, without duplicates. */
export function shopSuggestions(products: readonly Product[]): string[] {
  return [
    ...new Set([
      ...products.map(({ title }) => title),
      ...products.flatMap(({ category }) => category),
      ...products.map(({ brand }) => brand),
    ]),
  ];
}

const redirectFields: Fields = {
  query: { type: 'string', required: true },
  location: { type: 'string', required: true },
};

/** Routes of this site. */
export type Routes = Pick<ReadonlySet<string>, 'has'>;

/** Reads queries that redirect to a page of this site. @param file for messages */
export function readRedirects(source: string, file: string, routes: Routes) {
  const list = { file, form: '{ query: delivery, location: /docs/… }', fields: redirectFields };
  const { entries, faults } = readEntries<RedirectRule>(source, list, ({ value, faults }) => {
    const { location: route } = value;
    if (routes.has(contentRoute(route))) return [];
    const fix = 'correct the location or remove the entry';
    return faults('location', 'redirect-to-no-page', { route, fix });
  });
  const redirects = entries.map(({ value: { query, location } }) => ({
    query,
    location: contentRoute(location),
  }));
  return { redirects, faults };
}
