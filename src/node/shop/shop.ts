import type { FieldValue, RedirectRule } from '../../search/engine/index/definition';
import { shopDefinition } from '../../search/engine/index/shop-definition';
import { site } from '../../site';
import { faultIn } from '../faults/faults';
import { readSiteFile } from '../content/files';
import { readSynonyms } from '../search/synonyms';
import type { SearchDataInput } from '../search/write-search-data';
import { readProducts, type Product } from './products';
import { contentRoute } from '../../lib/addresses/routes';
import { checkFields, type Fields } from '../content/front-matter/fields';
import { readMappingList } from '../content/yaml';

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

const fields: Fields = {
  query: { type: 'string', required: true },
  location: { type: 'string', required: true },
};

/** Routes of this site. */
export type Routes = Pick<ReadonlySet<string>, 'has'>;

/** Reads queries that redirect to a page of this site. @param file for messages */
export function readRedirects(source: string, file: string, routes: Routes) {
  const list = readMappingList(source, file, '{ query: delivery, location: /docs/… }');
  const faults = [...list.faults];
  const redirects = list.items.flatMap(({ entries, position, value }): RedirectRule[] => {
    const entryFaults = checkFields({ entries }, fields, file, position.line);
    const { query, location } = value as RedirectRule;
    const route = entryFaults.length === 0 ? contentRoute(location) : location;
    if (entryFaults.length === 0 && !routes.has(route))
      entryFaults.push(
        faultIn(file, entries.get('location')?.position ?? position, 'redirect-to-no-page', {
          route: location,
          fix: 'correct the location or remove the entry',
        }),
      );
    faults.push(...entryFaults);
    return entryFaults.length > 0 ? [] : [{ query, location: route }];
  });
  return { redirects, faults };
}
