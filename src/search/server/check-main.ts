import fs from 'node:fs';
import path from 'node:path';
import { callSamples } from '../protocol/samples/call-samples';
import { checkPasted, sampleOf, summaryOf } from '../checks/pasted/report';
import { checkOnShop } from '../checks/pasted/shop';
import { absoluteUrl } from '../../lib/urls';
import { askShop } from '../mcp/sources';
import { builtSources } from './built-sources';

const print = (line: string) => process.stdout.write(`${line}\n`);
/** Checks a text, and runs a search on the shop of the built site; sends nothing. @returns the exit code */
async function check(given: string): Promise<number> {
  const folder = path.resolve('public');
  const checked = checkPasted(given);
  const report = fs.existsSync(folder)
    ? await checkOnShop(checked, askShop(builtSources(folder).shop))
    : checked;
  const { text, corrected, findings } = report;
  print(summaryOf(report));
  for (const { harm, message, at, page } of findings) {
    const place = text.slice(...at).trim();
    print(`\n${harm}: ${message}${place === '' ? '' : `\n  at: ${place}`}`);
    print(`  ${absoluteUrl(page, '')}`);
  }
  if (corrected && findings.length > 0)
    for (const { code } of callSamples(sampleOf(corrected), ['curl'])) print(`\n${code}`);
  return report.kind === 'text' || findings.some(({ harm }) => harm !== 'advice') ? 1 : 0;
}

const given = process.argv.slice(2).join(' ') || fs.readFileSync(0, 'utf8');
void check(given).then((code) => (process.exitCode = code));
