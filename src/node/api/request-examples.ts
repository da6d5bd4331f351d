import type { JsonValue } from '../../lib/content-tree';
import { formatJson } from '../../lib/text/format-json';
import type { SampleCall } from '../../search/protocol/samples/sample-call';
import { type Operation } from '../../search/protocol/schema/operation';
import { neededToken } from '../../search/protocol/operations';

/** A first call of an operation. */
export interface RequestExample {
  query: readonly (readonly [name: string, value: string])[];
  body?: unknown;
  /** Parts of the response that the reference shows; absent for all. */
  show?: string;
}

/** The root, and one branch of the tree. */
const categoriesShown =
  'category.(id|name|level|tags), category.children[id=measuring].(id|name|level|count|tags), category.children[id=measuring].children[id=laser-meters]';

/** One request for each operation that takes parameters or a body, in the sample world of the documentation. */
export const requestExamples: Readonly<Record<string, RequestExample>> = {
  'search-get': {
    query: [
      ['q', 'cordless drill'],
      ['rows', '3'],
      ['sort', 'price'],
      ['f.brand.or', 'BoltWerk'],
      ['result.displayFields', 'title,price'],
      ['ctrl', 'facetDisabled'],
    ],
    show: 'result.products.(total|documents|paging)',
  },
  'search-post': {
    query: [],
    body: {
      q: 'cordless drill',
      rows: 3,
      searchFilters: [{ id: 'brand', filterOperator: 'OR', values: ['BoltWerk', 'Halden'] }],
      result: { facet: { facets: { brand: {} } } },
    },
    show: 'result.products.total, result.products.facets[id=brand]',
  },
  suggest: { query: [['q', 'dri']], show: '[0..2]' },
  'schema-put': {
    query: [],
    body: {
      fields: [
        { code: 'title', dataType: 'string', weight: 3, display: true },
        { code: 'brand', dataType: 'string', display: true, facet: true },
        { code: 'price', dataType: 'double', searchMode: 'off', facet: true, sort: true },
      ],
    },
  },
  bulk: {
    query: [],
    // A whole document of the shop, and the id of none: the practice tenant keeps the documents that other pages search.
    body: [
      {
        header: { id: 'p-1005', action: 'update' },
        payload: {
          title: 'Claw hammer 450 g',
          description: 'Forged claw hammer with hickory handle.',
          brand: 'Brandt & Rowe',
          price: 18.9,
          stock: 120,
          color: 'brown',
          url: '/products/p-1005',
          updated: '2024-11-08',
          released: '2019-04-01',
          lastPurchased: '2025-10-30',
          weight: 0.45,
          length: 320,
          material: 'steel',
          rating: 4.7,
          category: ['Hand tools', 'Hammers'],
          categories: [
            {
              category: [
                { id: 'hand-tools', name: 'Hand tools', level: 0 },
                { id: 'hammers', name: 'Hammers', level: 1 },
              ],
            },
          ],
        },
      },
      { header: { id: 'p-1999', action: 'delete' }, payload: {} },
    ],
  },
  'list-export': { query: [['type', 'json']] },
  'category-get': { query: [], show: categoriesShown },
  'category-post': { query: [], show: categoriesShown },
  mapper: {
    query: [],
    body: {
      type: 'qsc',
      searchResultId: 'products',
      request: { url: 'https://{host}/api/v1/search/demo/products', method: 'GET' },
    },
  },
};

export function exampleCall(operation: Operation): SampleCall {
  const { id, method, path, pathParameters, response } = operation;
  const { query, body } = requestExamples[id] ?? { query: [] };
  const token = neededToken(operation);
  return {
    method,
    address: `https://{host}${path}`,
    values: Object.fromEntries(
      Object.entries(pathParameters).map(([name, schema]) => [name, exampleOf(schema)]),
    ),
    query: query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&'),
    ...(body !== undefined && { body: formatJson(body as JsonValue) }),
    ...(token && { token }),
    ...(response.schema && { isJson: true }),
  };
}

function exampleOf(schema: object | undefined): string {
  const { examples, enum: values } = (schema ?? {}) as Partial<
    Record<'examples' | 'enum', readonly unknown[]>
  >;
  return String(examples?.[0] ?? values?.[0] ?? '');
}
