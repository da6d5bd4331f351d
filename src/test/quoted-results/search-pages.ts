import { keywords, leads, shopProducts, total, type Answer, type Quotes } from './shop';

const saysSame = (words: string[]) => words.join();

/** What the pages of the search API say about results. */
export const searchQuotes: Quotes = {
  'docs/qsc-admin/search/search-api-integration.mdx': [
    {
      says: '"Cordless drill 18 V" is at position 1',
      query: 'q=cordless drill&rows=2',
      holds: ({ titles }) => titles[0] === 'Cordless drill 18 V',
    },
  ],
  'docs/qsc-admin/search/suggest-api-integration.mdx': [
    {
      says: 'the first hit is the product of that name, p-1001',
      query: 'q=Cordless drill 18 V',
      holds: leads('p-1001'),
    },
    {
      says: '| `drill`, then `driver` and rarer words |',
      query: 'q=*',
      holds: () => saysSame(keywords('dr').slice(0, 2)) === 'drill,driver',
    },
    {
      says: '`screws`, then `screwdriver`, because more titles contain `screws`',
      query: 'q=*',
      holds: () => saysSame(keywords('sc').slice(0, 2)) === 'screws,screwdriver',
    },
    {
      says: '`q=cordless%20d` | `cordless drill` |',
      query: 'q=*',
      holds: () => saysSame(keywords('d', ['cordless'])) === 'drill',
    },
    {
      says: '`claw hammer`, and the other words of these titles',
      query: 'q=*',
      holds: () => keywords('', ['claw']).includes('hammer'),
    },
    {
      says: '| none; no word of a title begins with it |',
      query: 'q=*',
      holds: () => keywords('hamer').length === 0,
    },
    {
      says: 'because more of its titles contain `screwdriver`',
      query: 'q=*',
      holds: () => saysSame(keywords('sc', [], 'Halden')) === 'screwdriver,screws',
    },
    {
      says: 'the product of that name is the first hit',
      query: 'q=Cordless drill 18 V',
      holds: ({ titles }) => titles[0] === 'Cordless drill 18 V',
    },
  ],
  'docs/qsc-admin/search/search-response.mdx': [
    {
      says: 'No hit costs as much as 500 EUR',
      query: 'q=drill&f.price.range=500,max',
      holds: total(0),
    },
    {
      says: '"pageCount": 68',
      query: 'q=*',
      holds: ({ total: found }) => Math.ceil(found / 3) === 68,
    },
  ],
  'docs/qsc-admin/search/facets-and-paging.mdx': [
    {
      says: '`brand`, `category`, `price`, `color`, `voltage`, and `material`',
      query: 'q=*&rows=0',
      holds: ({ facet }) =>
        ['brand', 'category', 'price', 'color', 'voltage', 'material'].every((id) => facet(id)),
    },
    {
      says: 'Grünwerk still has a count although no hit is from Grünwerk',
      query: 'q=drill&f.brand=BoltWerk&f.brand=Halden&rows=50',
      holds: ({ values, documents }) =>
        values('brand').some((text) => text.startsWith('Grünwerk ')) &&
        documents.every((document) => document['brand'] !== 'Grünwerk'),
    },
    {
      says: '"3 to 4 of 20"',
      query: 'q=drill&f.brand=BoltWerk&f.brand=Halden&rows=2&page=2',
      holds: total(20),
    },
    {
      says: 'The sample shop has mallets',
      query: 'q=mallet',
      holds: ({ total: found }) => found > 0,
    },
    { says: 'none of the brand Jörndal', query: 'q=mallet&f.brand=Jörndal', holds: total(0) },
  ],
  'docs/qsc-admin/search/filter-values.mdx': [
    {
      says: 'no product is both green and blue',
      query: 'q=*&f.color.and=green&f.color.and=blue',
      holds: total(0),
    },
    {
      says: 'each product of the sample shop has one color',
      query: 'q=*',
      holds: () => shopProducts.every(({ color }) => typeof color === 'string'),
    },
  ],
  'docs/qsc-admin/search/filter-ranges-and-dates.mdx': [
    {
      says: 'Some products, such as the tape measure p-1009, cost exactly 12.9 EUR',
      query: 'q=*&f.price.range=12.9,12.9&rows=50',
      holds: ({ ids }) => ids.length > 1 && ids.includes('p-1009'),
    },
    {
      says: 'so the first hit costs more',
      query: 'q=*&f.price.range={12.9,59]&sort=price&rows=1',
      holds: ({ documents }) => Number(documents[0]?.['price']) > 12.9,
    },
    {
      says: 'A promotion that ends on March 15 is found',
      query:
        'q=*&f.promotion.dateRangeInPeriod=2025-03-10,2025-03-16&rows=2&result.displayFields=endPromotion',
      holds: ({ documents }) =>
        documents.some((document) => document['endPromotion'] === '2025-03-15'),
    },
  ],
  'docs/qsc-admin/search/filters.mdx': [
    {
      says: '`total` counts the hits of BoltWerk only',
      query: 'q=drill&f.brand=BoltWerk&rows=0',
      holds: ({ total: found, values }) => values('brand').includes(`BoltWerk ${found}`),
    },
  ],
  'docs/qsc-admin/search/search-config-results.mdx': [
    {
      says: 'the score of the first one equals `maxScore`',
      query: 'q=cordless drill&result.displayFields=_score',
      holds: ({ documents }) =>
        documents.every(({ _score }) => Number(_score) <= Number(documents[0]?.['_score'])),
    },
  ],
  'docs/qsc-admin/search/spellcheck.mdx': [
    {
      says: 'the search runs with `hammer` and returns its hits',
      query: 'q=hamer',
      holds: ({ correction, total: found }) => correction?.corrected === 'hammer' && found > 0,
    },
    {
      says: 'the response contains the proposal `drill`',
      query: 'q=drilll',
      holds: ({ correction }) => correction?.didYouMean === 'drill',
    },
    {
      says: '`hamer` does not occur in the sample shop, so nothing is found',
      query: 'q=hamer&ctrl=spellcheckDisabled',
      holds: total(0),
    },
  ],
  'docs/qsc-admin/search/pipeline/query-decompounding-filter.mdx': [
    {
      says: 'p-1005, "Claw hammer 450 g", is the first hit',
      query: 'q=clawhammer&ctrl=spellcheckDisabled',
      holds: ({ ids, titles }) => ids[0] === 'p-1005' && titles[0] === 'Claw hammer 450 g',
    },
  ],
  'docs/qsc-admin/search/pipeline/vectorizer-filter.mdx': [
    {
      says: 'the drill is not among them',
      query: 'q=making holes in a wall&rows=50',
      holds: ({ ids, total: found }) => found > 0 && !ids.includes('p-1002'),
    },
  ],
  'docs/qsc-admin/search/recipes/id-lookup.mdx': [
    {
      says: 'returns the field in the first hit, p-1001',
      query: 'q=cordless drill',
      holds: leads('p-1001'),
    },
  ],
  'docs/qsc-admin/testing/gold-standard.mdx': [
    {
      says: 'The impact drill ranks above the cordless drill',
      query: 'q=drill&rows=3',
      holds: leads('p-1002', 'p-1001'),
    },
    ...goldStandardRows(),
  ],
  'docs/qsc-admin/tracking/tracking-integration-guide.mdx': [
    {
      says: 'has `p-1001` at `position` 2',
      query: 'q=drill&rows=1&page=2',
      holds: leads('p-1001'),
    },
  ],
  'docs/qsc-admin/qsc-agent/agent-server.mdx': [
    {
      says: '[Impact drill 600 W](/products/p-1085), Veldram, 44.90 EUR',
      query: 'q=impact drill&f.price.range=min,100&rows=50',
      holds: ({ documents, ids }) => {
        const found = documents[ids.indexOf('p-1085')];
        return found?.['title'] === 'Impact drill 600 W' && found['price'] === 44.9;
      },
    },
  ],
};

/** The table of the ten checks: query, id and the rank that it states; 0 for none. */
function goldStandardRows() {
  const rows: [query: string, id: string, top: number, rank: number][] = [
    ['drill', 'p-1001', 1, 2],
    ['drill', 'p-1002', 3, 1],
    ...['boltwerk', 'boltwrek'].flatMap((query) =>
      ['p-1001', 'p-1003', 'p-1010'].map((id, index): [string, string, number, number] => [
        query,
        id,
        3,
        index + 1,
      ]),
    ),
    ['make a hole in a brick wall', 'p-1002', 1, 0],
    ['make a hole in a brick wall', 'p-1001', 3, 0],
  ];
  return rows.map(([query, id, top, rank]) => ({
    says: `| \`${query}\` | \`${id}\`, top ${top} | ${rank || '–'} |`,
    query: `q=${query}&rows=10`,
    holds: ({ ids }: Answer) => ids.indexOf(id) + 1 === rank,
  }));
}
