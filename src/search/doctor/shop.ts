import { RequestError } from '../protocol/request-error';
import { decodeRequest } from '../protocol/query-string';
import { readPostRequest } from '../protocol/request-body';
import type { SearchRequest, SearchResult } from '../protocol/types';
import { queryOf } from '../checks/endpoints';
import { shownRequest, type Report } from './report';

export type AskShop = (request: SearchRequest) => Promise<SearchResult | undefined>;

/** Adds the hits of the search that is shown to its report, which judges no other app by the shop. Other calls are not run. */
export async function checkOnShop(report: Report, ask: AskShop): Promise<Report> {
  const { operation, findings } = report;
  const sent = shownRequest(report);
  const isRefused = findings.some(({ isOpen, severity }) => isOpen && severity === 'refused');
  if (!sent || isRefused || report.isPartial || !/^search-/.test(operation?.id ?? ''))
    return report;
  try {
    const decoded = decodeRequest(queryOf(sent.url));
    const { body } = sent;
    const request = body
      ? readPostRequest(JSON.parse(body), { sorts: [] }, decoded).request
      : decoded;
    const result = await ask(request);
    return result ? { ...report, hits: result.total } : report;
  } catch (error) {
    if (error instanceof RequestError || error instanceof SyntaxError) return report;
    throw error;
  }
}
