import type { IndexDefinition } from '../../search/engine/index/definition';
import { shopIndex } from '../../search/engine/index/manifest';
import { choiceFacet } from '../search/choice-facet';

/** The index of the shop: the search app `products` of the tenant `demo` that the samples of the documentation search. */
export const shopDefinition: IndexDefinition = {
  name: shopIndex,
  rows: 10,
  titleField: 'title',
  fields: [
    { name: 'title', weight: 10 },
    { name: 'brand', weight: 4 },
    { name: 'category', weight: 3 },
    { name: 'material', weight: 1.5 },
    { name: 'color', weight: 1.5 },
    { name: 'description', weight: 1 },
  ],
  displayFields: ['title', 'description', 'brand', 'category', 'price', 'color', 'stock', 'url'],
  storedFields:
    'updated released lastPurchased startPromotion endPromotion voltage power weight length diameter material packSize rating variants'.split(
      ' ',
    ),
  highlightFields: ['title', 'description'],
  facets: [
    choiceFacet('brand', 'Brand'),
    choiceFacet('category', 'Category', { type: 'navigation' }),
    choiceFacet('price', 'Price', { type: 'slider', unit: 'EUR' }),
    choiceFacet('color', 'Color'),
    choiceFacet('voltage', 'Voltage (V)', { sort: '_key asc' }),
    choiceFacet('material', 'Material'),
    choiceFacet('rating', 'Rating', { type: 'slider', display: false }),
    choiceFacet('weight', 'Weight', { type: 'slider', unit: 'kg', display: false }),
    choiceFacet('packSize', 'Pack size', { sort: '_key asc', display: false }),
  ],
  sorts: [
    { id: 'relevance', name: 'Relevance' },
    { id: 'price', name: 'Price, low to high', field: 'price', direction: 'asc' },
    { id: 'pricedesc', name: 'Price, high to low', field: 'price', direction: 'desc' },
    { id: 'updated', name: 'Newest', field: 'updated', direction: 'desc' },
    { id: 'name', name: 'Name', field: 'title', direction: 'asc' },
  ],
};
