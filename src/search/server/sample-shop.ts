import fs from 'node:fs/promises';
import path from 'node:path';
import { shopCalls } from '../practice/shop-calls';
import { clientHeaders, type TenantTokens } from '../practice/tokens';

/** Feeds the sample shop of a built site to a practice tenant, as the search app `products`. @param folder of the site */
export async function loadSampleShop(
  folder: string,
  origin: string,
  tokens: TenantTokens,
): Promise<void> {
  for (const { method, file, ...call } of shopCalls) {
    const body = await fs.readFile(path.join(folder, file), 'utf8');
    const headers = clientHeaders({ ...call, body }, tokens);
    const response = await fetch(`${origin}${call.path}`, { method, headers, body });
    if (!response.ok) throw new Error(`The sample shop: ${await response.text()}`);
  }
}
