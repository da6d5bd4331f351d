import { readableQuery } from '../../node/examples/example-call';
import { shopResponses } from '../../node/examples/shop-responses';
import { readProducts } from '../../node/shop/products';
import { productsFile } from '../../node/shop/shop';
import { readSiteFile } from '../../node/source/files';
import type { Facet, FacetValue, SearchResponse } from '../../search/protocol/types';

/** What the sample shop returns for a query, as the statements below look at it. */
export interface Answer {
  total: number;
  /** Ids, titles and fields of the hits of the page. */
  ids: string[];
  titles: string[];
  documents: Record<string, unknown>[];
  /** Suggestions, for a call of suggest. */
  suggestions: string[];
  correction: SearchResponse['didYouMeanResult'];
  facet: (id: string) => Facet;
  /** Values of a facet with their counts: `Halden 11`. */
  values: (id: string) => string[];
}

/** Sends a query to the engine that also responds in the examples; `suggest:dri` is a call of suggest. */
export async function shopAnswer(query: string, first: number | undefined): Promise<Answer> {
  const [, suggested] = /^suggest:(.*)$/.exec(query) ?? [];
  const call = {
    index: 'products' as const,
    kind: suggested === undefined ? ('search' as const) : ('suggest' as const),
    query: readableQuery(suggested === undefined ? query : `q=${suggested}`),
    ...(first !== undefined && { first }),
  };
  const { statusCode, body } = await shopResponses.response(call);
  if (statusCode !== 200) throw new Error(`${query} returned ${JSON.stringify(body)}`);
  if (suggested !== undefined) return answerOf({ suggestions: body as unknown as Suggestion[] });
  return answerOf({ response: body as unknown as SearchResponse });
}

interface Suggestion {
  suggest: string;
}

function answerOf(given: { response?: SearchResponse; suggestions?: Suggestion[] }): Answer {
  const result = given.response?.result['products'];
  const documents = result?.documents ?? [];
  const facet = (id: string) => {
    const found = result?.facets?.find((candidate) => candidate.id === id);
    if (!found) throw new Error(`the response has no facet ${id}`);
    return found;
  };
  return {
    total: result?.total ?? 0,
    ids: documents.map(({ id }) => id),
    titles: documents.map(({ document }) => String(document['title'])),
    documents: documents.map(({ document }) => document),
    suggestions: (given.suggestions ?? []).map(({ suggest }) => suggest),
    correction: given.response?.didYouMeanResult,
    facet,
    values: (id) => (facet(id).values ?? []).map(({ value, count }) => `${value} ${count}`),
  };
}

/** The products as they are in the file of the shop. */
export const shopProducts = readProducts(readSiteFile(productsFile) ?? '', productsFile).products;

/** Words that complete a prefix in the titles, the most frequent first, by the rules of keyword suggestions. */
export function keywords(prefix: string, before: readonly string[] = [], brand?: string): string[] {
  const counts = new Map<string, number>();
  for (const product of shopProducts) {
    const words = new Set(product.title.toLowerCase().match(/[\p{L}\p{N}]+/gu));
    if (brand !== undefined && product.brand !== brand) continue;
    if (!before.every((word) => words.has(word))) continue;
    for (const word of words)
      if (word.startsWith(prefix) && !before.includes(word))
        counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1]).map(([word]) => word);
}

/** A statement of a page about results of the shop, and what has to be true of them. */
export interface Quote {
  /** Words of the page, as they are written. */
  says: string;
  /** Query string of the search, or `suggest:` and the typed text. */
  query: string;
  /** The index holds the first so many products only. */
  first?: number;
  holds: (answer: Answer) => boolean;
}

/** Statements by file, below `content/`. */
export type Quotes = Readonly<Record<string, readonly Quote[]>>;

/** The number of hits. */
export const total = (count: number) => (answer: Answer) => answer.total === count;

/** The first hits, in this order. */
export const leads =
  (...ids: string[]) =>
  (answer: Answer) =>
    ids.every((id, index) => answer.ids[index] === id);

/** Number of documents of a value of a tree, at any level. */
export function countOf(values: readonly FacetValue[] = [], name: string): number | undefined {
  for (const { value, count, children } of values) {
    const found = value === name ? count : countOf(children?.values, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Levels of a tree. */
export function depthOf(values: readonly FacetValue[] = []): number {
  return values.length === 0
    ? 0
    : 1 + Math.max(...values.map(({ children }) => depthOf(children?.values)));
}
