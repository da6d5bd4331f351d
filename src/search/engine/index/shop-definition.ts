import { choiceFacet } from './choice-facet';
import type { IndexDefinition } from './definition';
import { shopIndex } from './manifest';

/**
 * Search app of the sample shop, for the build, the playground, and the practice tenant. `content/shop/schema.json` has its
 * fields and weights; this adds the settings of the console.
 */
export const shopDefinition: IndexDefinition = {
  name: shopIndex,
  rows: 10,
  titleField: 'title',
  fields: [
    { name: 'title', weight: 20 },
    { name: 'brand', weight: 8 },
    { name: 'category', weight: 6 },
    { name: 'material', weight: 3 },
    { name: 'color', weight: 3 },
    { name: 'description', weight: 2 },
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
