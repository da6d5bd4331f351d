import { sampleShopRoutes } from '../../lib/addresses/output-routes';

/** Code of the search app of the sample shop. */
export const shopCode = 'products';

/** The calls that load the sample shop into a tenant each with the file of the site that is its body. */
export const shopCalls = [
  { method: 'PUT', path: '/api/v1/searchapp/schema/demo/products', file: sampleShopRoutes.schema },
  { method: 'POST', path: '/api/v1/data/bulk/qsc/demo/products', file: sampleShopRoutes.products },
] as const;
