import fs from 'node:fs/promises';
import path from 'node:path';
import { sampleShopRoutes } from '../../lib/routes';
import type { TenantTokens } from '../practice/tokens';

/** Sends the sample shop of a built site to a practice tenant, as the search app `products`. @param folder of the site */
export async function loadSampleShop(
  folder: string,
  origin: string,
  { admin, feeding }: TenantTokens,
): Promise<void> {
  const calls = [
    ['PUT', 'searchapp/schema/demo/products', admin, sampleShopRoutes.schema],
    ['POST', 'data/bulk/qsc/demo/products', feeding, sampleShopRoutes.products],
  ] as const;
  for (const [method, call, token, file] of calls) {
    const response = await fetch(`${origin}/api/v1/${call}`, {
      method,
      headers: { 'X-QSC-Token': token, 'Content-Type': 'application/json' },
      body: await fs.readFile(path.join(folder, file), 'utf8'),
    });
    if (!response.ok) throw new Error(`The sample shop: ${await response.text()}`);
  }
}
