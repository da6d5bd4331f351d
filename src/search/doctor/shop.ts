import type { SearchResult } from '../protocol/types';
import { queryOf } from '../checks/endpoints';
import { shownRequest, type Report } from './report';

/** Runs a search by its query string, and by its body if it is a POST. */
export type AskShop = (call: {
  query: string;
  body?: unknown;
}) => Promise<SearchResult | undefined>;

/** Adds the hits of the search that is shown to its report, which judges no other app by the shop. Other calls are not run. */
export async function checkOnShop(report: Report, ask: AskShop): Promise<Report> {
  const { operation, findings } = report;
  const sent = shownRequest(report);
  const isRefused = findings.some(({ isOpen, severity }) => isOpen && severity === 'refused');
  if (!sent || isRefused || report.isPartial || !/^search-/.test(operation?.id ?? ''))
    return report;
  try {
    const body: unknown = sent.body ? JSON.parse(sent.body) : undefined;
    const result = await ask({ query: queryOf(sent.url), body });
    return result ? { ...report, hits: result.total } : report;
  } catch {
    // The findings are the same without the shop.
    return report;
  }
}
