import { checkPasted } from '../search/checks/pasted/report';

/** A pasted text, its findings as `place | part of the message` in their order, and the corrected request. */
export type PastedRow = readonly [
  text: string,
  findings: readonly string[],
  corrected?: string | undefined,
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

/** Method, address and body of the corrected request. */
export function correctedText([text]: PastedRow): string | undefined {
  const { corrected } = checkPasted(text);
  return (
    corrected && [`${corrected.method} ${corrected.url}`, corrected.body].filter(Boolean).join('\n')
  );
}
