import { keywords, leads, shopProducts, total, type Quotes } from './shop';

const firstTen = shopProducts.slice(0, 10);

/** What tutorials, the picker and posts say about results. */
export const tutorialQuotes: Quotes = {
  'docs/playground/test-id.mdx': [
    {
      says: 'finds drills, drill bits, and accessories of several brands',
      query: 'q=drill&rows=40',
      holds: ({ titles, facet }) =>
        facet('brand').count > 1 &&
        [/drill \d/, /drill bit/, /battery/i].every((word) =>
          titles.some((text) => word.test(text)),
        ),
    },
  ],
  'docs/qsc-admin/tutorials/first-search-app-in-5-minutes.mdx': [
    { says: 'the command prints `10`', query: 'q=*', first: 10, holds: total(10) },
    {
      says: '`total` is 2, and the hits are `p-1002` and `p-1001`',
      query: 'q=drill',
      first: 10,
      holds: ({ ids }) => ids.join() === 'p-1002,p-1001',
    },
    {
      says: 'an entry with the id `brand` and two values',
      query: 'q=drill&rows=0&result.displayFacets=brand',
      first: 10,
      holds: ({ facet }) => facet('brand').count === 2,
    },
    {
      says: '`total` is 1, and the only hit is `p-1001`',
      query: 'q=drill&f.brand=BoltWerk',
      first: 10,
      holds: ({ ids }) => ids.join() === 'p-1001',
    },
    {
      says: 'the array has an entry with `drill`',
      query: 'suggest:dri',
      first: 10,
      holds: ({ suggestions }) => suggestions.some((text) => /drill/i.test(text)),
    },
  ],
  'docs/qsc-admin/tutorials/external-opensearch-index.mdx': [
    {
      says: 'a search for `drill` finds two of them',
      query: 'q=drill',
      first: 10,
      holds: total(2),
    },
    {
      says: '`f.brand=BoltWerk` finds one hit',
      query: 'q=drill&f.brand=BoltWerk',
      first: 10,
      holds: total(1),
    },
    {
      says: '`sort=updated` puts `p-1001` first',
      query: 'q=drill&sort=updated',
      first: 10,
      holds: leads('p-1001'),
    },
  ],
  'docs/qsc-admin/course/getting-started.mdx': [
    {
      says: '`total` is 2, the hits are `p-1002` and `p-1001`',
      query: 'q=drill',
      first: 10,
      holds: ({ ids }) => ids.join() === 'p-1002,p-1001',
    },
    {
      says: 'The page shows two products for `drill`',
      query: 'q=drill',
      first: 10,
      holds: total(2),
    },
  ],
  'docs/qsc-admin/admin/launcher/launch-now.mdx': [
    { says: 'Both documents are found.', query: 'q=drill', first: 2, holds: total(2) },
  ],
  'docs/search-data-picker/create-configuration.mdx': [
    {
      says: 'Brandt &amp; Rowe (17)',
      query: 'q=*&rows=0',
      holds: ({ values }) => values('brand').includes('Brandt & Rowe 17'),
    },
    {
      says: '0.9 to 899',
      query: 'q=*&rows=0',
      holds: ({ facet }) => facet('price').minRange === 0.9 && facet('price').maxRange === 899,
    },
  ],
  'docs/search-data-picker/example-configuration.mdx': [
    {
      says: 'Halden (11)',
      query: 'q=drill&rows=0',
      holds: ({ values }) => values('brand').slice(0, 2).join() === 'Halden 11,BoltWerk 9',
    },
    { says: '/products/p-1001', query: 'q=drill', holds: leads('p-1002', 'p-1001') },
  ],
  'blog/devops-manifest/index.mdx': [
    { says: 'min_total=9', query: 'q=*', first: 10, holds: ({ total: found }) => found >= 9 },
    ...[10, Infinity].map((first) => ({
      says: 'known="p-1001"',
      query: 'q=drill&rows=3',
      first,
      holds: ({ ids }: { ids: string[] }) => ids.includes('p-1001'),
    })),
  ],
  'blog/elastic-upgrade/index.mdx': [
    {
      says: '"ids":["p-1001","p-1003","p-1010"]',
      query: 'q=boltwerk',
      first: 10,
      holds: ({ ids }) => ids.join() === 'p-1001,p-1003,p-1010',
    },
  ],
  'blog/relevant-facets/index.mdx': [
    ...['brand', 'category', 'color'].map((id) => ({
      says: `| \`${id}\` | 100% |`,
      query: 'q=drill&rows=0',
      holds: ({ facet, total: found }: { facet: Facets; total: number }) =>
        facet(id).resultCount === found && facet(id).count > 1,
    })),
    {
      says: '| `voltage` | a little more than half |',
      query: 'q=drill&rows=0',
      holds: ({ facet, total: found }) => isBetween(facet('voltage').resultCount, 0.5, 0.6, found),
    },
    {
      says: '| `material` | a little less than half |',
      query: 'q=drill&rows=0',
      holds: ({ facet, total: found }) => isBetween(facet('material').resultCount, 0.4, 0.5, found),
    },
    {
      says: 'For `angle grinder`, all hits are in one category.',
      query: 'q=angle grinder&rows=0',
      holds: ({ facet }) => facet('category').count === 1,
    },
  ],
  'blog/search-page-behaviour/index.mdx': [
    {
      says: 'A battery comes before the drills',
      query: 'q=drill&f.brand=BoltWerk&sort=price&rows=3',
      holds: ({ titles }) =>
        /^Battery/.test(titles[0] ?? '') && titles.some((text) => /drill/.test(text)),
    },
  ],
  'blog/showcases/index.mdx': [
    {
      says: 'suggestions such as "Cordless drill 18 V"',
      query: 'suggest:dri',
      holds: ({ suggestions }) => suggestions.includes('Cordless drill 18 V'),
    },
    {
      says: '| 3 | Search for `drill` | drills at the top |',
      query: 'q=drill&rows=3',
      holds: ({ titles }) => titles.every((text) => /drill \d/.test(text)),
    },
    {
      says: 'only BoltWerk; Halden stays visible with its count',
      query: 'q=drill&f.brand=BoltWerk&rows=0',
      holds: ({ values }) => values('brand').some((text) => /^Halden \d+$/.test(text)),
    },
    {
      says: 'a proposal, then a correction',
      query: 'q=drilll',
      holds: ({ correction }) => correction?.type === 'didYouMean',
    },
    {
      says: 'then for `hamer`',
      query: 'q=hamer',
      holds: ({ correction }) => correction?.type === 'corrected',
    },
    { says: 'Search for `teapot` | zero hits', query: 'q=teapot', holds: total(0) },
  ],
  'blog/sorting-by-title/index.mdx': [
    {
      says: 'Batteries before drills',
      query: 'q=drill&sort=name&rows=3',
      holds: ({ titles }) => /^Battery/.test(titles[0] ?? ''),
    },
  ],
  'blog/spark/index.mdx': [
    {
      says: '| with | 9 |\n| drill | 4 |\n| claw | 2 |\n| grinder | 2 |',
      query: 'q=*',
      first: 10,
      holds: () => wordCounts().slice(0, 4).join() === 'with 9,drill 4,claw 2,grinder 2',
    },
  ],
  'blog/spellcheck/index.mdx': [
    {
      says: 'decides like our imaginary one and executes the correction',
      query: 'q=cordles dril metel',
      holds: ({ correction }) =>
        correction?.type === 'corrected' && correction.corrected === 'cordless drill metal',
    },
  ],
  'blog/suggest/index.mdx': [
    {
      says: '{ "suggest": "cordless drill"',
      query: 'q=*',
      holds: () => keywords('d', ['cordless']).join() === 'drill',
    },
  ],
};

type Facets = (id: string) => { count: number; resultCount?: number };

function isBetween(count = 0, low: number, high: number, all: number): boolean {
  return count > low * all && count < high * all;
}

/** What the job of the post on Spark counts in the titles and descriptions of ten products. */
function wordCounts(): string[] {
  const counts = new Map<string, number>();
  for (const { title, description } of firstTen)
    for (const word of `${title} ${description}`.toLowerCase().split(/[^\p{L}\p{N}]+/u))
      if (word.length >= 4 && !/\d/.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .sort(([a, m], [b, n]) => n - m || a.localeCompare(b, 'en'))
    .map(([word, count]) => `${word} ${count}`);
}
