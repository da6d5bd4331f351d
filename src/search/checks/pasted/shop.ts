import { RequestError } from '../../protocol/request-error';
import { decodeRequest } from '../../protocol/query-string';
import { readPostRequest } from '../../protocol/request-body';
import type { SearchRequest, SearchResult } from '../../protocol/types';
import { findingOf, inOrder, resultFaults, type Finding, type Report } from './report';

/** Searches the sample shop. */
export type AskShop = (request: SearchRequest) => Promise<SearchResult | undefined>;

/** What the corrected search finds in the sample shop, and the findings with those that need an index. */
export interface ShopAnswer {
  hits: number;
  /** Those of the report too, the worst first. */
  findings: Finding[];
}

/** Runs a checked search on the sample shop. @returns nothing for other calls, and for what the shop can't do */
export async function checkOnShop(
  { corrected, operation, text, findings }: Report,
  ask: AskShop,
): Promise<ShopAnswer | undefined> {
  if (!corrected || !/^search-/.test(operation?.id ?? '')) return undefined;
  try {
    const decoded = decodeRequest(/\?([\s\S]*)$/.exec(corrected.url)?.[1] ?? '');
    const { body } = corrected;
    const request = body
      ? readPostRequest(JSON.parse(body), { sorts: [] }, decoded).request
      : decoded;
    const result = await ask(request);
    if (!result) return undefined;
    // Filters and sorts of another app are not those of the shop.
    const isShop = /\/(?:products|\{\w+\})(?:\?|$)/.test(corrected.url);
    const faults = isShop ? await shopFaults(request, result, ask) : [];
    const more = faults.map((fault) => findingOf(fault, text));
    return { hits: result.total, findings: inOrder([...findings, ...more]) };
  } catch (error) {
    if (error instanceof RequestError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

async function shopFaults(request: SearchRequest, result: SearchResult, ask: AskShop) {
  const faults: string[] = [];
  for (const { id } of request.filters ?? []) {
    const all = { q: '*', rows: 300, displayFields: [id], displayFacets: [id] };
    const { facets = [], documents = [] } = (await ask(all)) ?? {};
    const ids = facets.map((facet) => facet.id);
    if (!ids.includes(id) && !documents.some(({ document }) => Object.hasOwn(document, id)))
      faults.push(`"f.${id}" is no filter of the sample shop, which has ${ids.join(', ')}`);
  }
  const sorts = result.sort?.sort.map(({ id }) => id) ?? [];
  if (request.sort !== undefined && !sorts.includes(request.sort))
    faults.push(`sort=${request.sort} is no sort option of the sample shop: ${sorts.join(', ')}`);
  return faults.length > 0 ? faults : resultFaults(result);
}
