import { RequestError } from '../protocol/request-error';
import { decodeRequest } from '../protocol/query-string';
import { readPostRequest } from '../protocol/request-body';
import type { SearchRequest, SearchResult } from '../protocol/types';
import { queryOf } from '../checks/endpoints';
import { nearestPosition } from './parts';
import { sortFindings, type Report } from './report';
import { pasteFinding, type PasteCode } from './findings';

export type AskShop = (request: SearchRequest) => Promise<SearchResult | undefined>;

/** Adds the hits of a search on the sample shop, and the faults that only an index shows, to its report. Other calls are not run. */
export async function checkOnShop(report: Report, ask: AskShop): Promise<Report> {
  const { request: sent, operation, text } = report;
  if (!sent || report.isPartial || !/^search-/.test(operation?.id ?? '')) return report;
  try {
    const decoded = decodeRequest(queryOf(sent.url));
    const { body } = sent;
    const request = body
      ? readPostRequest(JSON.parse(body), { sorts: [] }, decoded).request
      : decoded;
    const result = await ask(request);
    if (!result) return report;
    // Another app has other filters and sorts.
    const isShop = /\/(?:products|\{\w+\})(?:\?|$)/.test(sent.url);
    const faults = isShop ? await shopFaults(request, result, ask) : [];
    const more = faults.map(([code, values]) =>
      pasteFinding({ code, values, at: nearestPosition(text, [values['name'] ?? '', 'total']) }),
    );
    return { ...report, hits: result.total, findings: sortFindings([...report.findings, ...more]) };
  } catch (error) {
    if (error instanceof RequestError || error instanceof SyntaxError) return report;
    throw error;
  }
}

async function shopFaults(
  request: SearchRequest,
  result: SearchResult,
  ask: AskShop,
): Promise<(readonly [PasteCode, Record<string, string>])[]> {
  const faults: [PasteCode, Record<string, string>][] = [];
  for (const { id } of request.filters ?? []) {
    const all = { q: '*', rows: 300, displayFields: [id], displayFacets: [id] };
    const { facets = [], documents = [] } = (await ask(all)) ?? {};
    const ids = facets.map((facet) => facet.id);
    if (!ids.includes(id) && !documents.some(({ document }) => Object.hasOwn(document, id)))
      faults.push(['no-filter', { name: `f.${id}`, allowed: ids.join(', ') }]);
  }
  const sorts = result.sort?.sort.map(({ id }) => id) ?? [];
  if (request.sort !== undefined && !sorts.includes(request.sort))
    faults.push(['no-sort', { name: `sort=${request.sort}`, allowed: sorts.join(', ') }]);
  if (faults.length > 0) return faults;
  if (result.total === 0) return [...faults, ['no-hits', {}] as const];
  const { currentPage = 1, pageCount = 1 } = result.paging ?? {};
  return currentPage > pageCount
    ? [['last-page', { name: `page=${currentPage}`, last: String(pageCount) }] as const]
    : [];
}
