import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { htmlReport, markdownReport, readersReport } from './readers-report.mjs';

// npm run report:readers -- FILE…: prints what readers missed, of their events and feedback; --html prints a page.
try {
  const { values, positionals } = parseArgs({
    options: { html: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (positionals.length === 0)
    throw new Error('Name files of events: npm run report:readers -- events.jsonl');
  const lines = positionals.flatMap((file) => fs.readFileSync(file, 'utf8').split('\n'));
  process.stdout.write((values.html ? htmlReport : markdownReport)(readersReport(lines)));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
