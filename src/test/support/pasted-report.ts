import { checkAll, type Report } from '../../search/doctor/report';

/** A pasted text, its findings as `place | part of the message` in their order, and the request request. */
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

/** The findings of a text; one that is expected reads as in the row. */
export function found(report: Report, [, expected]: PastedRow): string[] {
  return report.findings.map(({ at, message }) => {
    const place = report.text.slice(...at);
    const row = expected.find((entry) => {
      const [mark, part = ''] = entry.split(' | ');
      return mark === place && message.includes(part);
    });
    return row ?? `${place} | ${message}`;
  });
}

/** Method, address and body of a request. */
export function requestText({ request }: Report): string | undefined {
  return request && [`${request.method} ${request.url}`, request.body].filter(Boolean).join('\n');
}
