import { checkFields, type Fields, type ValuesOf } from '../content/front-matter/fields';
import { readEntries, type Entry } from '../content/read-entries';
import type { Position, YamlEntry } from '../content/yaml';

const text = { type: 'string' } as const;
const number = { type: 'number' } as const;
const date = { type: 'date' } as const;
const requiredText = { ...text, required: true } as const;
const requiredNumber = { ...number, required: true } as const;
const requiredDate = { ...date, required: true } as const;

const attributes = {
  voltage: number, // V: 12, 18 and 36 are battery tools, 230 is mains
  power: number, // W, rated input
  weight: number, // kg, with the supplied battery
  length: number, // mm: over all, or of the working part
  diameter: number, // mm
  material: text, // of the working part or the body
  packSize: number, // pieces
} satisfies Fields;

const variantFields = {
  id: requiredText,
  title: requiredText, // unique
  price: requiredNumber, // EUR, of the whole pack
  stock: requiredNumber, // sales units; 0 is out of stock
  color: text,
  ...attributes,
} satisfies Fields;

const productFields = {
  ...variantFields,
  description: requiredText, // one or two sentences
  brand: requiredText,
  category: { type: 'strings', required: true }, // path of groups, from the top down
  color: requiredText,
  url: requiredText,
  updated: requiredDate, // day of the last change of the data
  released: requiredDate, // first day of sale
  lastPurchased: date,
  startPromotion: date, // with endPromotion what the filter f.promotion.dateRangeInPeriod reads
  endPromotion: date,
  variants: { type: 'list' }, // the family in other colors or sizes, the product itself first
  rating: number, // 1 to 5, one decimal
} satisfies Fields;

type Checked<Schema extends Fields> = ValuesOf<Schema> & {
  [Key in keyof Schema as Schema[Key] extends { required: true } ? Key : never]: NonNullable<
    ValuesOf<Schema>[Key]
  >;
};

export type Product = Checked<Omit<typeof productFields, 'variants'>> & {
  variants?: Checked<typeof variantFields>[];
};

const form = '{ "id": "p-1001", "title": "Cordless drill 18 V", … }';

/** Reads the shop: a JSON array of products. Products with faults are left out. @param file for messages */
export function readProducts(source: string, file: string) {
  const lines = new Map<string, number>();
  const list = { file, form, fields: productFields };
  const { entries, faults } = readEntries<Product>(source, list, (product) => {
    const { id } = product.value;
    const line = lines.get(id);
    if (line !== undefined) return product.faults('id', 'product-id-twice', { id, line });
    lines.set(id, product.position.line);
    return variantFaults(product, file);
  });
  return { products: entries.map(({ value }) => value), faults };
}

function variantFaults({ value: { variants = [] }, entries }: Entry<Product>, file: string) {
  return variants.flatMap((variant, index) => {
    const position = entries.get('variants')?.items[index] as Position;
    const fields = Object.entries({ ...variant }).map(
      ([name, value]) => [name, { value, position, items: [] }] as [string, YamlEntry],
    );
    return checkFields({ entries: new Map(fields) }, variantFields, file, position.line);
  });
}
