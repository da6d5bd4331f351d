import { checkPasted } from '../search/doctor/report';

/** A pasted text, its findings as `place | part of the message` in their order, and the request request. */
export type PastedRow = readonly [
  text: string,
  findings: readonly string[],
  request?: string | undefined,
];

/** The findings of a text; one that is expected reads as in the row. */
export function found([text, expected]: PastedRow): string[] {
  const report = checkPasted(text);
  return report.findings.map(({ at, message }) => {
    const place = report.text.slice(...at);
    const row = expected.find((entry) => {
      const [mark, part = ''] = entry.split(' | ');
      return mark === place && message.includes(part);
    });
    return row ?? `${place} | ${message}`;
  });
}

/** Method, address and body of the request request. */
export function correctedText([text]: PastedRow): string | undefined {
  const { request } = checkPasted(text);
  return request && [`${request.method} ${request.url}`, request.body].filter(Boolean).join('\n');
}
