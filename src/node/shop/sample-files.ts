import { categoryPart } from '../../search/engine/category-tree';
import { sampleShopRoutes } from '../../lib/addresses/output-routes';
import { readSiteFile } from '../content/files';
import { readSynonyms } from '../search/synonyms';
import { readProducts, type Product } from './products';
import { productsFile, shopFolder } from './shop';

/** The files that `sampleShopFiles` are made from. */
export const sampleShopSources = [
  productsFile,
  ...['synonyms.yml', 'schema.json', 'gold-standard.json'].map((name) => `${shopFolder}/${name}`),
];

/** The shop as files that readers load into a tenant: its documents for the bulk call, the schema, and its tests. */
export function sampleShopFiles(): [file: string, text: string][] {
  const text = (name: string) => readSiteFile(`${shopFolder}/${name}`) ?? '';
  const { products } = readProducts(readSiteFile(productsFile) ?? '[]', productsFile);
  const synonyms = readSynonyms(text('synonyms.yml'), 'synonyms.yml').groups;
  return [
    [sampleShopRoutes.products, lines(products.map(feedingDocument))],
    [sampleShopRoutes.schema, text('schema.json')],
    [sampleShopRoutes.synonyms, lines(synonyms.map(({ words }) => words))],
    [sampleShopRoutes.goldStandard, text('gold-standard.json')],
  ];
}

/** An array with an entry per line: differences of two versions are readable. */
const lines = (entries: readonly unknown[]) =>
  `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`;

/** A product as the bulk call takes it: with its category as a field, and as the path of the reserved key. */
export function feedingDocument(product: Product) {
  const { id, category, ...fields } = product;
  delete fields.variants;
  return {
    header: { id, action: 'update' },
    payload: {
      ...fields,
      category,
      categories: [{ category: category.map((name, level) => ({ ...categoryPart(name), level })) }],
    },
  };
}
