import fs from 'node:fs';
import path from 'node:path';
import { asksForHelp, endWithUsage } from '../../../tools/arguments.mjs';
import { callSamples } from '../protocol/samples/call-samples';
import {
  checkAll,
  isCorrected,
  sampleOf,
  shownRequest,
  summaryOf,
  type Report,
} from '../doctor/report';
import { checkOnShop } from '../doctor/shop';
import { absoluteUrl } from '../../lib/addresses/urls';
import { askShop } from '../mcp/sources';
import { builtSources } from './built-sources';

const print = (line: string) => process.stdout.write(`${line}\n`);
/** Checks the requests in a text and runs searches on the shop of the built site. Sends nothing. @returns the exit code */
async function check(input: string): Promise<number> {
  const folder = path.resolve('public');
  const ask = fs.existsSync(folder) ? askShop(builtSources(folder).shop) : undefined;
  let code = 0;
  for (const checked of await checkAll(input)) {
    const report = ask ? await checkOnShop(checked, ask) : checked;
    printReport(report);
    const isWrong = report.findings.some(({ severity }) => severity !== 'advice');
    if (report.kind === 'text' || isWrong) code = 1;
  }
  return code;
}

function printReport(report: Report): void {
  const { text, findings } = report;
  const request = shownRequest(report);
  print(summaryOf(report));
  for (const { severity, message, at, page } of findings) {
    const excerpt = text.slice(...at).trim();
    print(`\n${severity}: ${message}${excerpt === '' ? '' : `\n  at: ${excerpt}`}`);
    print(`  ${absoluteUrl(page, '')}`);
  }
  if (!request) return;
  print(isCorrected(report) ? '\nCorrected request:' : '\nYour request:');
  for (const { code } of callSamples(sampleOf(request), ['curl'])) print(`\n${code}`);
}

const args = process.argv.slice(2);
if (asksForHelp(args) || (args.length === 0 && process.stdin.isTTY))
  endWithUsage({ operands: "['REQUEST']" });
const input = args.join(' ') || fs.readFileSync(0, 'utf8');
void check(input).then((code) => (process.exitCode = code));
