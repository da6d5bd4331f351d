import { RequestError } from '../protocol/request-error';
import { decodeRequest } from '../protocol/query-string';
import { readPostRequest } from '../protocol/request-body';
import type { SearchRequest, SearchResult } from '../protocol/types';
import { queryOf } from '../checks/endpoints';
import type { Report } from './report';

export type AskShop = (request: SearchRequest) => Promise<SearchResult | undefined>;

/** Adds the hits of a search on the sample shop to its report, which judges no other app by the shop. Other calls are not run. */
export async function checkOnShop(report: Report, ask: AskShop): Promise<Report> {
  const { request: sent, operation } = report;
  if (!sent || report.isPartial || !/^search-/.test(operation?.id ?? '')) return report;
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
