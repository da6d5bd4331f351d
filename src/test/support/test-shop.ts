import type { IndexDefinition, IndexedDocument } from '../../search/engine/index/definition';
import type { IndexContent } from '../../search/engine/index/make-index';

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

type Fields = IndexedDocument['fields'];

function product(id: string, title: string, description: string, fields: Fields): IndexedDocument {
  return { id, fields: { title, description, url: `/products/${id}`, ...fields } };
}

const saws = ['Tools', 'Saws'];
const drills = ['Tools', 'Drills'];
const cordless = [...drills, 'Cordless'];

export const products: readonly IndexedDocument[] = [
  product('drill', 'Cordless drill 18 V', 'Compact drill with two gears <and> "two" batteries.', {
    brand: 'BoltWerk',
    category: cordless,
    price: 129,
    color: ['green', 'black'],
    feature: ['battery', 'case'],
    year: 2025,
    released: '2025-03-04',
    startSale: '2025-01-01',
    endSale: '2025-01-31',
  }),
  product('hammer-drill', 'Schlagbohrmaschine 750 W', 'Drill with impact for masonry.', {
    brand: 'Halden',
    category: drills,
    price: 89.9,
    color: ['blue'],
    feature: ['case'],
    year: 2025,
    released: '2025-01-20',
    startSale: '2025-03-01',
    endSale: '2025-03-31',
  }),
  product('grinder', 'Angle grinder 125 mm', 'Grinder with restart protection.', {
    brand: 'BoltWerk',
    category: ['Tools', 'Grinders'],
    price: 74.5,
    color: ['green'],
    feature: ['guard'],
    year: 2024,
    released: '2024-11-08T23:30:00',
  }),
  product('jigsaw', 'Jigsaw 650 W', 'For wood and metal, made for the grün line.', {
    brand: 'Grünwerk',
    category: saws,
    price: 99,
    color: ['black'],
    feature: ['case', 'guard'],
    year: 2024,
  }),
  product('saw', 'Hand saw', 'A saw in grun, as typed on other keyboards.', {
    brand: 'Brandt & Rowe',
    category: saws,
    price: 18.9,
    color: ['brown'],
    year: 2023,
  }),
  product('mallet', 'Rubber mallet', 'A mallet in gruen for tiles and paving.', {
    brand: 'Brandt & Rowe',
    category: ['Tools', 'Hammers'],
    price: 21.5,
    color: ['black'],
  }),
  product('gloves', 'Work gloves', 'Gloves for the construction site, Größe 9.', {
    brand: 'Brandt & Rowe',
    category: ['Safety'],
    price: 9.9,
    color: ['green'],
    feature: ['case'],
  }),
  product(
    'goggles',
    'Safety goggles',
    'Clear goggles. Protects eyes from dust and wood splinters.',
    {
      brand: 'A+B=C',
      category: ['Safety'],
      price: 12,
      color: ['clear'],
    },
  ),
  product('gift-card', 'Gift card', 'Without a price of its own; Straße und Preis sind egal.', {
    brand: 'BoltWerk',
    color: ['blue'],
  }),
  product('filter-bag', 'Filter bag', 'Filter for wet cleaning with the httpClient adapter.', {
    brand: 'Halden',
    category: ['Cleaning'],
    price: 6.5,
    color: ['white'],
  }),
  product('cleaner', 'Workshop cleaner', 'Wet and dry. Fits every filter bag.', {
    brand: 'Halden',
    category: ['Cleaning'],
    price: 149,
    color: ['green', 'blue'],
    feature: ['case'],
  }),
  product('lamp', 'Torch', 'Lamp with a constructor kit and a long cable reel.', {
    brand: 'Lumen',
    category: ['Light'],
    price: 25,
    color: ['green'],
    feature: ['battery'],
  }),
];

export const testShop: IndexContent = {
  documents: products,
  synonyms: [
    { words: ['torch', 'flashlight'] },
    { words: ['protection'], mean: ['goggles'] },
    { words: ['power tool'], mean: ['drill'] },
  ],
  redirects: [{ query: 'Öffnungszeiten', location: '/opening-hours' }],
};
