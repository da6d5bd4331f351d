import { faultIn, type Fault } from '../faults/faults';
import { checkFields, type Fields, type ValuesOf } from '../content/front-matter/fields';
import { readMappingList, type Position, type YamlEntry } from '../content/yaml';

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
  rating: number, // 1 to 5, one decimal
} satisfies Fields;

type Checked<Schema extends Fields> = ValuesOf<Schema> & {
  [Key in keyof Schema as Schema[Key] extends { required: true } ? Key : never]: NonNullable<
    ValuesOf<Schema>[Key]
  >;
};

export type Product = Checked<typeof productFields> & {
  /** The family in other colors or sizes, the product itself first. */
  variants?: Checked<typeof variantFields>[];
};

const form = '{ "id": "p-1001", "title": "Cordless drill 18 V", … }';

/** Reads the shop: a JSON array of products. Products with faults are left out. @param file for messages */
export function readProducts(source: string, file: string) {
  const list = readMappingList(source, file, form);
  const faults = [...list.faults];
  const positions = new Map<string, Position>();
  const products = list.items.flatMap(({ entries, position, value }): Product[] => {
    const productFaults = checkProduct(entries, file, position);
    const product = value as Product;
    const firstPosition = positions.get(product.id);
    if (firstPosition)
      productFaults.push(
        faultIn(file, entries.get('id')?.position ?? position, 'product-id-twice', {
          id: product.id,
          line: firstPosition.line,
        }),
      );
    else positions.set(product.id, position);
    faults.push(...productFaults);
    return productFaults.length > 0 ? [] : [product];
  });
  return { products, faults };
}

function checkProduct(entries: Map<string, YamlEntry>, file: string, position: Position): Fault[] {
  const { variants, ...rest } = Object.fromEntries(entries);
  const productFaults = new Map(Object.entries(rest));
  const faults = [
    ...checkFields({ entries: productFaults }, productFields, file, position.line),
    ...negativeFaults(productFaults, file),
  ];
  if (!variants) return faults;
  if (!Array.isArray(variants.value))
    return [...faults, faultIn(file, variants.position, 'variants-not-a-list')];
  return [
    ...faults,
    ...variants.value.flatMap((variant: unknown, index) => {
      const position = variants.items[index] ?? variants.position;
      const fields = new Map(
        Object.entries((variant ?? {}) as Record<string, unknown>).map(
          ([name, value]): [string, YamlEntry] => [name, { value, position, items: [] }],
        ),
      );
      return checkFields({ entries: fields }, variantFields, file, position.line);
    }),
  ];
}

function negativeFaults(entries: Map<string, YamlEntry>, file: string): Fault[] {
  return [...entries].flatMap(([name, { value, position }]) => {
    if (typeof value !== 'number' || value >= 0) return [];
    return [faultIn(file, position, 'negative-number', { name, value })];
  });
}
