import { countOf, depthOf, leads, shopProducts, total, type Answer, type Quotes } from './shop';

/** What the pages for administrators and of the other APIs say about results. */
export const adminQuotes: Quotes = {
  'docs/qsc-admin/admin/app/search-suggest.mdx': [
    {
      says: 'Drills, Drill bits, Cordless drill 18 V, and more',
      query: 'suggest:dri',
      holds: ({ suggestions }) =>
        suggestions.slice(0, 3).join() === 'Drills,Drill bits,Cordless drill 18 V' &&
        suggestions.length > 3,
    },
    {
      says: 'the first ten of them, Cordless drill 18 V on top',
      query: 'q=Cordless drill 18 V',
      holds: ({ titles }) => titles.length === 10 && titles[0] === 'Cordless drill 18 V',
    },
  ],
  'docs/qsc-admin/admin/dashboard/widgets.mdx': [
    {
      says: 'the hits for `drill` belong to a few brands',
      query: 'q=drill&rows=0',
      holds: ({ facet }) => facet('brand').count <= 6,
    },
  ],
  'docs/qsc-admin/admin/feeding/feeding-api-integration.mdx': [
    { says: 'The first hit is the tape measure', query: 'q=tape', holds: leads('p-1009') },
  ],
  'docs/qsc-admin/admin/feeding/full-feed.mdx': [
    { says: 'The sample shop has 202 products.', query: 'q=*', holds: total(202) },
  ],
  'docs/qsc-admin/admin/schedule.mdx': [
    { says: 'the sample shop has 202', query: 'q=*', holds: total(202) },
  ],
  'docs/qsc-admin/admin/howTo/html-integration.mdx': [
    { says: 'such as `piano`, gives 0 results', query: 'q=piano', holds: total(0) },
  ],
  'docs/qsc-admin/admin/monitoring.mdx': [
    {
      says: 'one product of the sample shop is recent enough',
      query: 'q=*&f.updated.humandate=last week',
      holds: total(1),
    },
    {
      says: 'number of documents above 180',
      query: 'q=*',
      holds: ({ total: found }) => found > 180,
    },
  ],
  'docs/qsc-admin/admin/search/analyze-document.mdx': [
    {
      says: '`pendulum` occurs in the description of p-1004 and nowhere else',
      query: 'q=pendulum&ctrl=spellcheckDisabled',
      holds: ({ ids }) =>
        ids.join() === 'p-1004' &&
        shopProducts.filter((product) => /pendulum/i.test(JSON.stringify(product))).length === 1,
    },
  ],
  'docs/qsc-admin/admin/search/facet.mdx': [
    ...histogram(),
    {
      says: 'form a tree of up to three levels',
      query: 'q=laser&f.brand=BoltWerk&rows=0',
      holds: ({ facet }) => depthOf(facet('category').values) === 3,
    },
  ],
  'docs/qsc-admin/admin/search/facet-reference.mdx': [
    { says: 'has a `total` of 2', query: 'q=jigsaw&f.brand=BoltWerk', holds: total(2) },
    {
      says: '| `brand` | Grünwerk 4, BoltWerk 2, Veldram 1 |',
      query: 'q=jigsaw&f.brand=BoltWerk',
      holds: ({ values }) => values('brand').join() === 'Grünwerk 4,BoltWerk 2,Veldram 1',
    },
    {
      says: '| `category` | Accessories 1, Power tools 1 |',
      query: 'q=jigsaw&f.brand=BoltWerk',
      holds: ({ values }) => values('category').join() === 'Accessories 1,Power tools 1',
    },
  ],
  'docs/qsc-admin/admin/search/recommendations.mdx': [
    {
      says: 'p-1001 is one of them',
      query: 'q=*&f.category=Power tools&sort=updated&rows=4',
      holds: ({ ids }) => ids.length === 4 && ids.includes('p-1001'),
    },
    {
      says: 'p-1004 has a `stock` of 0',
      query: 'q=*&f.category=Power tools&sort=updated&rows=4&result.displayFields=stock',
      holds: ({ ids, documents }) => documents[ids.indexOf('p-1004')]?.['stock'] === 0,
    },
  ],
  'docs/qsc-admin/admin/search/redirect.mdx': [
    { says: 'No product matches, so `total` is 0.', query: 'q=returns', holds: total(0) },
  ],
  'docs/qsc-admin/admin/search/searching.mdx': [
    {
      says: 'the first hits hold the word `drill` in their titles',
      query: 'q=drill&rows=5',
      holds: ({ titles }) => titles.every((title) => /drill/i.test(title)),
    },
    {
      says: '"Impact drill 750 W" and "Cordless drill 18 V" are among them',
      query: 'q=drill&rows=5',
      holds: ({ titles }) =>
        ['Impact drill 750 W', 'Cordless drill 18 V'].every((title) => titles.includes(title)),
    },
  ],
  'docs/qsc-admin/admin/search/synonym.mdx': [
    {
      says: 'No product has the word `saber`',
      query: 'q=*',
      holds: () => !/saber/i.test(JSON.stringify(shopProducts)),
    },
    {
      says: 'the first hits have `jigsaw` in their titles',
      query: 'q=saber saw&rows=2&ctrl=spellcheckDisabled',
      holds: ({ titles }) => titles.every((title) => /jigsaw/i.test(title)),
    },
    ...['saber saw', 'jigsaw'].map((term) => ({
      says: 'The other term finds as many documents',
      query: `q=${term}&ctrl=spellcheckDisabled`,
      holds: total(7),
    })),
  ],
  'docs/qsc-admin/admin/search/vectorizer.mdx': [
    {
      says: 'words alone find wall plugs, whose text has `brick` and `hole`, but no drill',
      query:
        'q=make holes in brick walls&ctrl=spellcheckDisabled&rows=50&result.displayFields=title,description',
      holds: ({ documents, titles }) =>
        /^Wall plugs/.test(titles[0] ?? '') &&
        /brick/.test(String(documents[0]?.['description'])) &&
        /hole/.test(String(documents[0]?.['description'])) &&
        titles.every((title) => !/drill/i.test(title)),
    },
  ],
  'docs/qsc-admin/admin/tracking/export.mdx': [
    {
      says: '`p-1059`, `p-1062`, `p-1121`',
      query: 'q=drill&f.brand=BoltWerk&sort=price&page=1&rows=3',
      holds: ({ ids, total: found }) => ids.join() === 'p-1059,p-1062,p-1121' && found === 9,
    },
  ],
  'docs/qsc-admin/admin/ui-builder.mdx': [
    {
      says: 'the first hit for `cordless drill` is called `Cordless drill 18 V (BoltWerk)`',
      query: 'q=cordless drill',
      holds: ({ documents }) =>
        documents[0]?.['title'] === 'Cordless drill 18 V' && documents[0]['brand'] === 'BoltWerk',
    },
  ],
  'docs/qsc-admin/admin/category.mdx': [
    {
      says: '{ "id": "mixers", "name": "Mixers", "count": 3,',
      query: 'q=mixer',
      holds: ({ facet }) => countOf(facet('category').values, 'Mixers') === 3,
    },
  ],
  'docs/qsc-admin/api/category.mdx': [
    {
      says: 'two of the eight categories of the first level',
      query: 'q=*',
      holds: ({ facet }) => facet('category').count === 8,
    },
    {
      says: '`Power tools 55` comes first, `Workshop 9` last',
      query: 'q=*',
      holds: ({ values }) =>
        values('category')[0] === 'Power tools 55' && values('category').at(-1) === 'Workshop 9',
    },
    ...categoryCounts(),
  ],
  'docs/qsc-admin/api/data-export.mdx': [
    { says: '"total": 202', query: 'q=*', holds: total(202) },
    {
      says: '{ "id": "p-1001", "position": 1,',
      query: 'q=*&rows=3',
      holds: leads('p-1001', 'p-1002', 'p-1003'),
    },
  ],
  'docs/qsc-admin/api/search/searchapp-schema.mdx': [
    {
      says: 'As text, 99 would come before 899',
      query: 'q=*&sort=pricedesc&rows=1',
      holds: ({ documents }) => documents[0]?.['price'] === 899,
    },
  ],
  'docs/qsc-admin/api/synonym.mdx': [
    {
      says: 'No product is called a rubber hammer, and the first hits are mallets',
      query: 'q=rubber hammer&ctrl=spellcheckDisabled&rows=2',
      holds: ({ titles }) =>
        titles.every((title) => /mallet/.test(title)) &&
        shopProducts.every(({ title }) => !/rubber hammer/i.test(title)),
    },
  ],
};

/** The buckets of the histogram on prices: lower bound and count. */
function histogram() {
  const buckets = [151, 32, 8, 5, 2, 2, 1, 0, 1];
  return buckets.flatMap((count, index) =>
    count === 0
      ? []
      : [
          {
            says: `{ "value": ${index * 100}, "count": ${count},`,
            query: `q=*&f.price.range=[${index * 100},${(index + 1) * 100}}`,
            holds: total(count),
          },
        ],
  );
}

function categoryCounts() {
  const counts: [name: string, level: number, count: number][] = [
    ['Power tools', 1, 55],
    ['Saws', 2, 14],
    ['Drills', 2, 13],
    ['Grinders', 2, 8],
    ['Sanders', 2, 7],
    ['Impact drivers', 2, 5],
    ['Rotary hammers', 2, 5],
    ['Mixers', 2, 3],
    ['Measuring', 1, 18],
    ['Levels', 2, 8],
    ['Spirit levels', 3, 5],
    ['Cross-line lasers', 3, 3],
    ['Tape measures', 2, 6],
    ['Laser meters', 2, 4],
  ];
  return counts.map(([name, level, count]) => ({
    says: `"name": "${name}", "level": ${level}, "count": ${count},`,
    query: 'q=*',
    holds: ({ facet }: Answer) => countOf(facet('category').values, name) === count,
  }));
}
