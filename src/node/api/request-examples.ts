/** What a first call of an operation may send. */
export interface RequestExample {
  query: readonly (readonly [name: string, value: string])[];
  body?: unknown;
}

/** One request for each operation that takes parameters or a body, in the sample world of the documentation. */
export const requestExamples: Readonly<Record<string, RequestExample>> = {
  'search-get': {
    query: [
      ['q', 'cordless drill'],
      ['rows', '3'],
      ['sort', 'price'],
      ['f.brand.or', 'BoltWerk'],
    ],
  },
  'search-post': {
    query: [],
    body: {
      q: 'cordless drill',
      rows: 3,
      searchFilters: [{ id: 'brand', filterOperator: 'OR', values: ['BoltWerk', 'Halden'] }],
    },
  },
  suggest: { query: [['q', 'dri']] },
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
    body: [
      {
        header: { id: 'p-1001', action: 'update' },
        payload: { title: 'Cordless drill 18 V', brand: 'BoltWerk' },
      },
      { header: { id: 'p-1002', action: 'delete' }, payload: {} },
    ],
  },
  'list-export': { query: [['type', 'json']] },
  mapper: {
    query: [],
    body: {
      type: 'qsc',
      searchResultId: 'products',
      request: { url: 'https://{host}/api/v1/search/demo/products', method: 'GET' },
    },
  },
};
