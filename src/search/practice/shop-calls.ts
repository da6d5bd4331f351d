import { sampleShopRoutes } from '../../lib/addresses/output-routes';

/** Code of the search app of the sample shop. */
export const shopCode = 'products';

/** Calls that load the sample shop into a tenant. The body of each is a file of the site. */
export const shopCalls = [
  { method: 'PUT', path: '/api/v1/searchapp/schema/demo/products', file: sampleShopRoutes.schema },
  { method: 'POST', path: '/api/v1/data/bulk/qsc/demo/products', file: sampleShopRoutes.products },
] as const;
