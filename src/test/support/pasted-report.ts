import { checkAll, type Report } from '../../search/doctor/report';

/** A pasted text, its findings as `text at the position | code` in their order, and the corrected request. */
export type PastedRow = readonly [
  text: string,
  findings: readonly string[],
  request?: string | undefined,
];

/** The report of the first request of a text. */
export async function reportOf(text: string): Promise<Report> {
  const [report] = await checkAll(text);
  if (!report) throw new Error('nothing was read');
  return report;
}

/** Findings of a report, as a row has them. */
export function findingsOf({ text, findings }: Report): string[] {
  return findings.map(({ at, code }) => `${text.slice(...at)} | ${code}`);
}

/** Method, address and body of a request. */
export function requestText({ request }: Report): string | undefined {
  return request && [`${request.method} ${request.url}`, request.body].filter(Boolean).join('\n');
}
