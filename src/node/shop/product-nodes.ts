import fs from 'node:fs/promises';
import type { CreateNodeArgs } from 'gatsby';
import { siteRelative } from '../source/files';
import { readProducts } from './products';

/** `products.json` → one ShopProduct node each; its faults are reported with those of the shop. */
export async function createProductNodes(
  { node, actions, createNodeId, createContentDigest }: CreateNodeArgs,
  absolutePath: string,
): Promise<void> {
  const file = siteRelative(absolutePath);
  const { products } = readProducts(await fs.readFile(absolutePath, 'utf8'), file);
  products.forEach(({ id, variants = [], ...fields }, position) => {
    const made = {
      ...fields,
      productId: id,
      position: position + 1,
      variants: variants.map(({ id: variantId, ...rest }) => ({ ...rest, productId: variantId })),
      id: createNodeId(`ShopProduct ${id}`),
      parent: node.id,
      children: [],
      internal: {
        type: 'ShopProduct',
        contentDigest: createContentDigest({ fields, variants, position }),
      },
    };
    actions.createNode(made as never);
    actions.createParentChildLink({ parent: node, child: made as never });
  });
}
