import { RequestError } from '../../protocol/request-error';
import { decodeRequest } from '../../protocol/query-string';
import { readPostRequest } from '../../protocol/request-body';
import type { SearchRequest, SearchResult } from '../../protocol/types';
import { queryOf } from '../endpoints';
import { findingOf, inOrder, type Report } from './report';

/** Searches the sample shop. */
export type AskShop = (request: SearchRequest) => Promise<SearchResult | undefined>;

/** The report with the hits of a search on the sample shop and the faults that only an index knows; other calls stay as they are. */
export async function checkOnShop(report: Report, ask: AskShop): Promise<Report> {
  const { corrected, operation, text } = report;
  if (!corrected || !/^search-/.test(operation?.id ?? '')) return report;
  try {
    const decoded = decodeRequest(queryOf(corrected.url));
    const { body } = corrected;
    const request = body
      ? readPostRequest(JSON.parse(body), { sorts: [] }, decoded).request
      : decoded;
    const result = await ask(request);
    if (!result) return report;
    // Filters and sorts of another app are not those of the shop.
    const isShop = /\/(?:products|\{\w+\})(?:\?|$)/.test(corrected.url);
    const faults = isShop ? await shopFaults(request, result, ask) : [];
    const more = faults.map((fault) => findingOf(fault, text));
    return { ...report, hits: result.total, findings: inOrder([...report.findings, ...more]) };
  } catch (error) {
    if (error instanceof RequestError || error instanceof SyntaxError) return report;
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
    faults.push(
      `sort=${request.sort} is not a sort option of the sample shop: ${sorts.join(', ')}`,
    );
  if (faults.length > 0) return faults;
  if (result.total === 0) return ['no hits: "total" is 0'];
  const { currentPage = 1, pageCount = 1 } = result.paging ?? {};
  return currentPage > pageCount
    ? [`page=${currentPage} is beyond the last page, ${pageCount}`]
    : [];
}
