import type { IndexDefinition, IndexedDocument } from '../../search/engine/index/definition';
import type { IndexContent } from '../../search/engine/index/make-index';
import shopProducts from './test-shop.json';

/** A shop of twelve products with every kind of facet, for tests of the engine. */
export const testShopDefinition: IndexDefinition = {
  name: 'shop',
  rows: 5,
  titleField: 'title',
  fields: [
    { name: 'title', weight: 10 },
    { name: 'brand', weight: 3 },
    { name: 'description', weight: 1 },
  ],
  displayFields: ['title', 'brand', 'price', 'url'],
  highlightFields: ['title', 'description'],
  facets: [
    facet('brand', { type: 'select', count: 3 }),
    facet('color', { type: 'multiSelect' }),
    facet('feature', { type: 'multiSelect', operator: 'AND', sort: '_key asc' }),
    facet('price', { type: 'slider', unit: 'EUR' }),
    facet('category', { type: 'navigation' }),
    facet('year', { type: 'select', sort: '_key desc', display: false }),
    facet('recalled', { type: 'select' }),
    facet('released', { type: 'select', display: false }),
    facet('startSale', { type: 'select', display: false }),
    facet('endSale', { type: 'select', display: false }),
  ],
  sorts: [
    { id: 'relevance', name: 'Relevance' },
    { id: 'price', name: 'Price', field: 'price', direction: 'asc' },
    { id: 'pricedesc', name: 'Price, highest first', field: 'price', direction: 'desc' },
    { id: 'title', name: 'Title', field: 'title', direction: 'asc' },
  ],
};

/** Definition and content of a shop whose products have a title and indexed categories. */
export function shopOfCategories(
  products: readonly (readonly [title: string, ...categories: string[]])[],
  synonyms: IndexContent['synonyms'] = [],
): [IndexDefinition, IndexContent] {
  const { fields } = testShopDefinition;
  return [
    { ...testShopDefinition, fields: [...fields, { name: 'category', weight: 3 }] },
    {
      documents: products.map(([title, ...category]) => ({
        id: title,
        fields: { title, category },
      })),
      synonyms,
    },
  ];
}

/** A facet of a field. @param rest properties that differ from the defaults */
export function facet(
  id: string,
  rest: Partial<IndexDefinition['facets'][number]>,
): IndexDefinition['facets'][number] {
  return {
    id,
    name: id.charAt(0).toUpperCase() + id.slice(1),
    field: id,
    type: 'select',
    operator: 'OR',
    sort: '_count desc',
    count: 20,
    display: true,
    ...rest,
  };
}

export const products = shopProducts as object[] as IndexedDocument[];

export const testShop: IndexContent = {
  documents: products,
  synonyms: [
    { words: ['torch', 'flashlight'] },
    { words: ['protection'], mean: ['goggles'] },
    { words: ['power tool'], mean: ['drill'] },
  ],
  redirects: [{ query: 'Öffnungszeiten', location: '/opening-hours' }],
};
