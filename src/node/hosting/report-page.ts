import { escapeHtml } from '../../search/engine/language/highlight';
import { site } from '../../site';

export interface Report {
  /** Number of pages that were measured. */
  pages: number;
  rows: readonly {
    subject: string;
    what: string;
    result: number;
    budget?: number;
    good?: boolean;
  }[];
}

/** The measured state of the site as a page of its own, without scripts or styles: its data is beside it. */
export function reportPage({ pages, rows }: Report): string {
  const cell = (value: unknown) => `<td>${escapeHtml(String(value ?? ''))}</td>`;
  const state = (good?: boolean) => (good === undefined ? '' : good ? 'good' : 'not good');
  const body = rows.map(
    ({ subject, what, result, budget, good }) =>
      `<tr>${[subject, what, result, budget, state(good)].map(cell).join('')}</tr>`,
  );
  const heads = ['Subject', 'What', 'Result', 'Goal', 'State'];
  return (
    `<!DOCTYPE html><html lang="${site.locale}"><head><meta charset="utf-8"/>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"/>` +
    `<title>Report | ${escapeHtml(site.title)}</title><meta name="robots" content="noindex"/></head>` +
    `<body><main><h1>Report</h1><p>Measured over ${pages} pages of the built site. <a href="report.json">The same as data</a>.</p>` +
    `<table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>` +
    `<tbody>${body.join('')}</tbody></table></main></body></html>\n`
  );
}
