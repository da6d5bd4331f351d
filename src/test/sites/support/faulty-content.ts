import fs from 'node:fs';
import { parse } from 'yaml';

/** A page with a body. */
export const page = (body: string) => `---\ntitle: Page\n---\n\n${body}\n`;

/** A row of `faulty-content.yml`. */
interface Row {
  file: string;
  body?: string;
  text?: string;
  encoding?: 'latin1';
  report?: string;
  html?: string;
}

/** A file with a mistake, the messages of the build, and HTML of its page. */
const faultyFile = ({ file, body = '', text = page(body), encoding, report = '', html }: Row) => ({
  file,
  text: Buffer.from(text, encoding),
  messages: report.split('\n\n').map((entry) => patternOf(entry, '.*')),
  html: html === undefined ? undefined : patternOf(html, '[^>]*'),
});

const patternOf = (text: string, gap: string) =>
  new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('…', gap));

const rows = parse(fs.readFileSync('src/test/sites/support/faulty-content.yml', 'utf8')) as Record<
  'errors' | 'warnings',
  Row[]
>;
const deepPage: Row = {
  file: 'docs/deep.md',
  body: `${'>'.repeat(3000)} x`,
  report: 'content/docs/deep.md:5:…  error: elements are nested too deep',
};

export const errors = [...rows.errors, deepPage].map(faultyFile);

/** Files with mistakes that do not fail the build. */
export const warnings = rows.warnings.map(faultyFile);
