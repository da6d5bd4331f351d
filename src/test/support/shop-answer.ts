import { readableQuery } from '../../node/examples/example-call';
import { shopResponses } from '../../node/examples/shop-responses';
import { readProducts } from '../../node/shop/products';
import { productsFile } from '../../node/shop/shop';
import { readSiteFile } from '../../node/content/files';
import type { Facet, FacetValue, SearchResponse } from '../../search/protocol/types';

type Values = readonly FacetValue[] | undefined;

const { products } = readProducts(readSiteFile(productsFile) ?? '', productsFile);

/**
 * Response of the sample shop, as the names that conditions of annotations use.
 * @param query a query string of a search, or `suggest=` and the typed text
 * @param first number of products of the index; all when absent
 */
export async function shopAnswer(query: string, first?: number) {
  const typed = /^suggest=(.*)$/.exec(query)?.[1];
  const { statusCode, body } = await shopResponses.response({
    index: 'products',
    kind: typed === undefined ? 'search' : 'suggest',
    query: readableQuery(typed === undefined ? query : `q=${typed}`),
    ...(first !== undefined && { first }),
  });
  if (statusCode !== 200) throw new Error(`${query} returned ${JSON.stringify(body)}`);
  const response = body as unknown as SearchResponse;
  const result = typed === undefined ? response.result['products'] : undefined;
  const documents = result?.documents ?? [];
  const facet = (id: string): Facet => {
    const match = result?.facets?.find((candidate) => candidate.id === id);
    if (!match) throw new Error(`the response to ${query} has no facet ${id}`);
    return match;
  };
  return {
    total: result?.total,
    ids: documents.map(({ id }) => id),
    titles: documents.map(({ document }) => String(document['title'])),
    documents: documents.map(({ document }) => document),
    suggestions:
      typed === undefined
        ? []
        : (body as unknown as { suggest: string }[]).map(({ suggest }) => suggest),
    correction: response.didYouMeanResult,
    facet,
    values: (id: string) => (facet(id).values ?? []).map(({ value, count }) => `${value} ${count}`),
    count: (id: string, name: string) => countOf(facet(id).values, name),
    depth: (id: string) => depthOf(facet(id).values),
    products,
    keywords,
    frequentWords: frequentWords(products.slice(0, first)),
  };
}

/** Number of documents of a value, at any level of a tree. */
function countOf(values: Values = [], name: string): number | undefined {
  for (const { value, count, children } of values) {
    const match = value === name ? count : countOf(children?.values, name);
    if (match !== undefined) return match;
  }
  return undefined;
}

function depthOf(values: Values = []): number {
  return values.length === 0
    ? 0
    : 1 + Math.max(...values.map(({ children }) => depthOf(children?.values)));
}

/** Words of titles that complete a prefix, the most frequent first, by the rules of keyword suggestions. */
function keywords(prefix: string, before: readonly string[] = [], brand?: string): string[] {
  const words = products
    .filter((product) => brand === undefined || product.brand === brand)
    .map(({ title }) => [...new Set(title.toLowerCase().match(/[\p{L}\p{N}]+/gu))])
    .filter((title) => before.every((word) => title.includes(word)))
    .flat()
    .filter((word) => word.startsWith(prefix) && !before.includes(word));
  return countsOf(words).map(([word]) => word);
}

/** Words of titles and descriptions with four letters or more, as `drill 4`, the most frequent first. */
function frequentWords(of: typeof products): string[] {
  const words = of
    .flatMap(({ title, description }) =>
      `${title} ${description}`.toLowerCase().split(/[^\p{L}\p{N}]+/u),
    )
    .filter((word) => word.length >= 4 && !/\d/.test(word))
    .sort((a, b) => a.localeCompare(b, 'en'));
  return countsOf(words).map(([word, count]) => `${word} ${count}`);
}

/** Words with their counts, the most frequent first. Words with the same count keep their order. */
function countsOf(words: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}
