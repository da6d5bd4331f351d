import fs from 'node:fs/promises';
import path from 'node:path';
import { shopCalls } from '../practice/shop-calls';
import type { TenantTokens } from '../practice/tokens';

/** Sends the sample shop of a built site to a practice tenant, as the search app `products`. @param folder of the site */
export async function loadSampleShop(
  folder: string,
  origin: string,
  { admin, feeding }: TenantTokens,
): Promise<void> {
  for (const call of shopCalls) {
    const { method, file } = call;
    const token = method === 'PUT' ? admin : feeding;
    const response = await fetch(`${origin}${call.path}`, {
      method,
      headers: { 'X-QSC-Token': token, 'Content-Type': 'application/json' },
      body: await fs.readFile(path.join(folder, file), 'utf8'),
    });
    if (!response.ok) throw new Error(`The sample shop: ${await response.text()}`);
  }
}
