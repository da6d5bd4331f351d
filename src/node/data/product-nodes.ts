import fs from 'node:fs/promises';
import type { CreateNodeArgs } from 'gatsby';
import { readProducts } from '../shop/products';
import { siteRelative } from '../source/files';
import { createChildNode } from './gatsby-nodes';

/** `products.json` → one ShopProduct node each; its faults are reported with those of the shop. */
export async function createProductNodes(
  args: CreateNodeArgs,
  absolutePath: string,
): Promise<void> {
  const { createNodeId, createContentDigest } = args;
  const file = siteRelative(absolutePath);
  const { products } = readProducts(await fs.readFile(absolutePath, 'utf8'), file);
  products.forEach(({ id, variants = [], ...fields }, position) => {
    createChildNode(args, {
      ...fields,
      productId: id,
      position: position + 1,
      variants: variants.map(({ id: variantId, ...rest }) => ({ ...rest, productId: variantId })),
      id: createNodeId(`ShopProduct ${id}`),
      internal: {
        type: 'ShopProduct',
        contentDigest: createContentDigest({ fields, variants, position }),
      },
    });
  });
}
