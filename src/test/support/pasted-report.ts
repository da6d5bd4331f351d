import { checkAll, type Report } from '../../search/doctor/report';

/** A pasted text, its findings as `text at the position | part of the message` in their order, and the corrected request. */
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

/** Findings of a report; an expected one is returned as in the row. */
export function found(report: Report, [, expected]: PastedRow): string[] {
  return report.findings.map(({ at, message }) => {
    const marked = report.text.slice(...at);
    const row = expected.find((entry) => {
      const [mark, part = ''] = entry.split(' | ');
      return mark === marked && message.includes(part);
    });
    return row ?? `${marked} | ${message}`;
  });
}

/** Method, address and body of a request. */
export function requestText({ request }: Report): string | undefined {
  return request && [`${request.method} ${request.url}`, request.body].filter(Boolean).join('\n');
}
